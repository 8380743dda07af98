import { hasText, say, t } from "../texts";
import type { GameOption, Plain } from "../wire";

type Value = string | number | boolean;

interface Props {
  game: string;
  option: GameOption;
  /** Those of its values that are possible now. */
  values: GameOption["values"];
  players: number;
  value: Plain;
  onChange: (value: Plain) => void;
}

function valueName(game: string, name: string, value: Value): string {
  const id = `value-${name}-${value}`;
  return hasText(game, id) ? say(game, id) : String(value);
}

/** A control for one value of an option, as its kind asks for. */
function ValueField({ game, option, values, value, id, label, onChange }: Omit<Props, "players" | "value"> & { value: Value; id: string; label?: string }) {
  const common = { "data-testid": id, "aria-label": label };
  if (!Array.isArray(values))
    return (
      <input
        type="number"
        {...common}
        min={values.from}
        max={values.to}
        value={Number(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber || values.from)}
      />
    );
  return (
    <select {...common} value={values.indexOf(value)} onChange={(event) => onChange(values[Number(event.currentTarget.value)] ?? value)}>
      {values.map((each, index) => (
        <option key={index} value={index}>
          {valueName(game, option.name, each)}
        </option>
      ))}
    </select>
  );
}

/** An option that has one value for each seat, or none at all. */
function PerSeatField({ game, option, values, players, value, onChange }: Props) {
  const list = Array.isArray(value) && value.length === players ? (value as Value[]) : null;
  const first: Value = Array.isArray(values) ? (values[0] ?? "") : values.from;
  return (
    <span class="per-seat">
      <label class="check">
        <input
          type="checkbox"
          data-testid={`option-${option.name}`}
          checked={list !== null}
          onChange={() => onChange(list ? [] : Array.from({ length: players }, () => first))}
        />
        <span>{t("per-seat")}</span>
      </label>
      {list?.map((each, seat) => (
        <ValueField
          key={seat}
          game={game}
          option={option}
          values={values}
          value={each}
          id={`option-${option.name}-${seat}`}
          label={t("seat-number", { number: seat + 1 })}
          onChange={(changed) => onChange(list.map((other, at) => (at === seat ? (changed as Value) : other)))}
        />
      ))}
    </span>
  );
}

export function OptionField(props: Props) {
  const { game, option, value } = props;
  const name = `option-${option.name}`;
  const title = hasText(game, name) ? say(game, name) : option.name;
  const help = hasText(game, `${name}-help`) && <small>{say(game, `${name}-help`)}</small>;
  if (option.per_seat)
    return (
      <fieldset class="field">
        <legend>{title}</legend>
        <PerSeatField {...props} />
        {help}
      </fieldset>
    );
  return (
    <label class="field">
      <span>{title}</span>
      <ValueField {...props} value={value as Value} id={name} />
      {help}
    </label>
  );
}
