import { paths } from "@domain/site/paths.ts";

/** Opens Vesty with the question in the composer; the visitor sends it. */
export function askPath(question: string): string {
  return `${paths.dashboard.href()}?${new URLSearchParams({ ask: question })}`;
}
