// How others get to a table: a link they can reach, the same as a picture for phones, and who has come.
import { useEffect, useState } from "preact/hooks";
import copy from "icon:lucide/copy";
import eye from "icon:lucide/eye";
import warning from "icon:lucide/triangle-alert";
import { api } from "../api";
import { language, t } from "../texts";
import { Icon } from "../ui/Icon";

const LOOPBACK = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

interface Way {
  origin: string;
  /** Whether others can follow the link; null until it is known. */
  open: boolean | null;
}

/** The address under which others reach this server, which is not the one by which its own machine does. */
function useWay(): Way {
  const here = LOOPBACK.test(location.hostname);
  const [way, setWay] = useState<Way>({ origin: location.origin, open: here ? null : true });
  useEffect(() => {
    if (!here) return;
    api.reach().then(
      ({ addresses }) => setWay({ origin: addresses[0] ?? location.origin, open: addresses.length > 0 }),
      () => undefined,
    );
  }, []);
  return way;
}

/** A QR code, drawn here: nobody else learns of the link. */
function Code({ link }: { link: string }) {
  const [drawn, setDrawn] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    void import("lean-qr").then(({ generate }) => {
      const code = generate(link);
      const dots = Array.from({ length: code.size ** 2 }, (_, at) => [at % code.size, Math.floor(at / code.size)] as const);
      const path = dots.filter(([x, y]) => code.get(x, y)).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
      setDrawn({ path: path.join(""), size: code.size });
    });
  }, [link]);
  const around = 4;
  return (
    <figure class="code">
      {drawn && (
        <svg viewBox={`${-around} ${-around} ${drawn.size + 2 * around} ${drawn.size + 2 * around}`} role="img" aria-label={t("code-label")} data-testid="code">
          <rect x={-around} y={-around} width="100%" height="100%" fill="#fff" />
          <path d={drawn.path} fill="#000" shape-rendering="crispEdges" />
        </svg>
      )}
      <figcaption>{t("code-help")}</figcaption>
    </figure>
  );
}

/** What the host sends to others, and who of them is looking already. */
export function Invite({ watching }: { watching: string[] }) {
  const [copied, setCopied] = useState(false);
  const { origin, open } = useWay();
  const link = origin + location.pathname;
  return (
    <section class="invite" aria-label={t("invite")}>
      <div class="share">
        <label class="field">
          <span>{t("share-link")}</span>
          <input readOnly value={link} data-testid="share-link" onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}>
          <Icon of={copy} /> {t(copied ? "copied" : "copy")}
        </button>
      </div>
      {open === false && (
        <p class="notice warning" role="status" data-testid="unreachable">
          <Icon of={warning} /> <span>{t("reach-none")}</span>
        </p>
      )}
      {open === true && origin !== location.origin && <p class="aside">{t("reach-network")}</p>}
      {open && <Code link={link} />}
      <p role="status" class="aside looking" data-testid="looking">
        <Icon of={eye} /> {watching.length ? t("looking", { names: new Intl.ListFormat(language.value).format(watching), count: watching.length }) : t("looking-nobody")}
      </p>
    </section>
  );
}
