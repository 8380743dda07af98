// Who sits at this browser.
import { signal } from "@preact/signals";
import { api, type Me } from "./api";

export const me = signal<Me | null>(null);

export async function loadMe(): Promise<void> {
  me.value = await api.me();
}

export async function rename(name: string): Promise<void> {
  me.value = await api.rename(name);
}
