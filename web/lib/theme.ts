import { useSyncExternalStore } from "react";
import { mediaQuery } from "./browser-features.ts";
import { removeItem, writeItem } from "./storage.ts";

/** The visitor's choice; "system" follows the device and is the default. */
type Theme = "system" | "light" | "dark";

/** public/theme.js reads the same key before the first paint. */
const STORAGE_KEY = "theme";
const listeners = new Set<() => void>();

/** `[current theme, choose]`: the toggle offers the other one. */
export function useTheme(): ["light" | "dark", (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, shownTheme, () => "light"), setTheme];
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  colorBrowserFrame(theme);
  if (theme === "system") removeItem(STORAGE_KEY);
  else writeItem(STORAGE_KEY, theme);
  for (const listener of listeners) listener();
}

/** A phone browser's bars follow `<meta name="theme-color">`, one per color scheme. */
function colorBrowserFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const scheme = meta.dataset.scheme;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === theme ? "all" : "not all";
  }
}

function shownTheme(): "light" | "dark" {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return darkQuery()?.matches ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  listeners.add(listener);
  query?.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    query?.removeEventListener("change", listener);
  };
}

function darkQuery(): MediaQueryList | undefined {
  return mediaQuery("(prefers-color-scheme: dark)");
}
