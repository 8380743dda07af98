import { follow } from "../route";
import { t } from "../texts";
import { Header } from "./Header";

/** A page that has nothing to show but a sentence, and a way home. */
export function Message({ title, text, busy }: { title: string; text: string; busy?: boolean }) {
  return (
    <>
      <Header />
      <main class="opening" aria-busy={busy}>
        <h1>{title}</h1>
        {busy && <div class="spinner" />}
        <p>{text}</p>
        <a href="/" onClick={follow}>
          {t("to-lobby")}
        </a>
      </main>
    </>
  );
}
