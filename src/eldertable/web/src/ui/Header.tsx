import type { ComponentChildren } from "preact";
import moon from "icon:lucide/moon";
import sun from "icon:lucide/sun";
import loud from "icon:lucide/volume-2";
import mute from "icon:lucide/volume-x";
import user from "icon:lucide/user-round";
import users from "icon:lucide/users";
import { chooseTheme, theme } from "../prefs";
import { me } from "../me";
import { follow } from "../route";
import { setSwitch } from "../notices";
import { audible } from "../sound";
import { t } from "../texts";
import { Icon } from "./Icon";
import { LanguageSwitch } from "./LanguageSwitch";
import { NextTable } from "./NextTable";
import { Settings } from "./Settings";

interface Props {
  children?: ComponentChildren;
  /** Which way of a game is played; on a phone a line of its own. */
  mode?: string | undefined;
  tools?: ComponentChildren;
}

/** The bar on top; a table puts its own name and buttons into it. */
export function Header({ children, mode, tools }: Props) {
  const dark = theme.value === "dark";
  return (
    <header class="header">
      <a class="wordmark" href="/" onClick={follow}>
        Eldertable<span class="sr-only"> · {t("to-lobby")}</span>
      </a>
      <div class="header-middle">{children}</div>
      {mode && (
        <p class="mode" data-testid="mode">
          {mode}
        </p>
      )}
      <div class="header-tools">
        <NextTable />
        <a class="button quiet people-link" href="/people" onClick={follow} data-testid="header-people" aria-label={t("people-page")}>
          <Icon of={users} />
        </a>
        <a class="button quiet account-link" href="/me" onClick={follow} data-testid="to-account" aria-label={t("you-title")}>
          <Icon of={user} /> {me.value?.account && <span class="account-name">{me.value.name}</span>}
        </a>
        <LanguageSwitch />
        <button class="quiet square theme" data-testid="theme" aria-label={t(dark ? "theme-light" : "theme-dark")} onClick={() => chooseTheme(dark ? "light" : "dark")}>
          <Icon of={dark ? sun : moon} />
        </button>
        <button class="quiet square sound" data-testid="sound" aria-label={t(audible.value ? "sound-off" : "sound-on")} aria-pressed={audible.value} onClick={() => setSwitch("sound", !audible.value)}>
          <Icon of={audible.value ? loud : mute} />
        </button>
        <Settings />
        {tools}
      </div>
    </header>
  );
}
