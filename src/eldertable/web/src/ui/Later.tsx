// A part of the page that is loaded when it is first needed.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../texts";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (!Part) void load().then((part) => setPart(() => (loaded = part)));
    }, []);
    return Part ? <Part {...props} /> : <div class="spinner" role="status" aria-label={t("loading")} />;
  };
}
