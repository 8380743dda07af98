import type { TableSource } from "../live";
import { t } from "../texts";
import type { ProposalInfo } from "../wire";

/** What is asked of the others at the table: to be answered, waited for, or just settled. */
export function Asking({ live, name }: { live: TableSource; name: (seat: number) => string }) {
  const proposal = live.proposal.value;
  const settled = live.settlement.value;
  if (proposal) return <Asked live={live} proposal={proposal} name={name} />;
  if (!settled?.outcome || !settled.kind || settled.seat === null) return null;
  if (settled.outcome === "agreed" || settled.outcome === "outdated") return null;
  return (
    <div class="asking" role="status" data-testid="settled">
      <p>{t(`settled-${settled.outcome}-${settled.kind}`, { name: name(settled.seat) })}</p>
      <button onClick={() => (live.settlement.value = null)}>{t("close")}</button>
    </div>
  );
}

function Asked({ live, proposal, name }: { live: TableSource; proposal: ProposalInfo; name: (seat: number) => string }) {
  const waiting = new Intl.ListFormat(document.documentElement.lang).format(proposal.missing.map(name));
  return (
    <div class={`asking ${proposal.asks_you ? "asks" : ""}`} role="alert" data-testid="asking">
      <p>
        {proposal.yours ? t(`asked-${proposal.kind}`, { names: waiting }) : t(`asks-${proposal.kind}`, { name: name(proposal.seat) })}
      </p>
      {proposal.asks_you && (
        <>
          <button class="primary" data-testid="agree" onClick={() => live.answer(true)}>
            {t("agree")}
          </button>
          <button data-testid="decline" onClick={() => live.answer(false)}>
            {t("decline")}
          </button>
        </>
      )}
      {proposal.yours && (
        <button data-testid="withdraw" onClick={() => live.answer(false)}>
          {t("withdraw")}
        </button>
      )}
    </div>
  );
}
