// Small plots, for those who would rather look than read. Each says in words what it shows.
import { day } from "../dates";

const WIDTH = 320;
const HEIGHT = 110;
const EDGE = 6;

export interface Point {
  at: number;
  value: number;
  strong?: boolean;
}

function scale(values: number[], low: number, high: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most === least ? (low + high) / 2 : low + ((value - least) / (most - least)) * (high - low));
}

interface Props {
  label: string;
  points: Point[];
  /** A line through all points; without it they stand alone, the strong ones filled. */
  joined?: boolean;
}

/** Values over time: each point as far right as it is late in the row. */
export function Course({ label, points, joined = false }: Props) {
  if (points.length < 2) return null;
  const x = scale(points.map((_, index) => index), EDGE, WIDTH - EDGE);
  const y = scale(points.map((point) => point.value), HEIGHT - EDGE, EDGE);
  const values = points.map((point) => point.value);
  const first = points[0];
  const last = points[points.length - 1];
  return (
    <figure class="plot">
      <figcaption>{label}</figcaption>
      <div class="plot-body">
        <span class="plot-high">{Math.max(...values)}</span>
        <span class="plot-low">{Math.min(...values)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}: ${values.join(", ")}`} preserveAspectRatio="none">
          {joined ? (
            <polyline class="plot-line" points={points.map((point, index) => `${x(index).toFixed(1)},${y(point.value).toFixed(1)}`).join(" ")} />
          ) : (
            points.map((point, index) => <circle key={index} class={point.strong ? "strong" : ""} cx={x(index)} cy={y(point.value)} r="3.5" />)
          )}
        </svg>
        <span class="plot-from">{first && day(first.at)}</span>
        <span class="plot-to">{last && day(last.at)}</span>
      </div>
    </figure>
  );
}

/** How often each place was reached. */
export function Shares({ label, rows }: { label: string; rows: { name: string; count: number }[] }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <figure class="plot shares">
      <figcaption>{label}</figcaption>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              <span class="share" style={{ width: `${(row.count / most) * 100}%` }} />
              <b>{row.count}</b>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
