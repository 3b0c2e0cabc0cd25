import { paths } from "@web/lib/paths.ts";

/** To Vesty, with the question in the composer; nothing is sent before it is sent by hand. */
export function askPath(question: string): string {
  return `${paths.dashboard.href()}?${new URLSearchParams({ ask: question })}`;
}
