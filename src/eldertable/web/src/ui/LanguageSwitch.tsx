import { LANGUAGES, language, switchLanguage, t, type Language } from "../texts";

const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", pl: "Polski" };

export function LanguageSwitch({ labelled = false }: { labelled?: boolean }) {
  return (
    <label class="language">
      <span class={labelled ? "" : "sr-only"}>{t("language")}</span>
      <select
        data-testid={labelled ? "settings-language" : "language"}
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
