import type { ComponentChildren } from "preact";
import moon from "icon:lucide/moon";
import sun from "icon:lucide/sun";
import { theme, toggleTheme } from "../prefs";
import { follow } from "../route";
import { LANGUAGES, language, switchLanguage, t, type Language } from "../texts";
import { Icon } from "./Icon";

const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", pl: "Polski" };

function LanguageSwitch() {
  return (
    <label class="language">
      <span class="sr-only">{t("language")}</span>
      <select
        data-testid="language"
        value={language.value}
        onChange={(event) => void switchLanguage(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {OWN_NAMES[lang]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The bar on top; a table puts its own name and buttons into it. */
export function Header({ children, tools }: { children?: ComponentChildren; tools?: ComponentChildren }) {
  const dark = theme.value === "dark";
  return (
    <header class="header">
      <a class="wordmark" href="/" onClick={follow}>
        Eldertable<span class="sr-only"> · {t("to-lobby")}</span>
      </a>
      <div class="header-middle">{children}</div>
      <div class="header-tools">
        <LanguageSwitch />
        <button class="quiet square theme" data-testid="theme" aria-label={t(dark ? "theme-light" : "theme-dark")} onClick={toggleTheme}>
          <Icon of={dark ? sun : moon} />
        </button>
        {tools}
      </div>
    </header>
  );
}
