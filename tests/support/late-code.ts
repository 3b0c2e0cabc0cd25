import type { Plugin } from "vite";

/** With LATE_CODE_MS, what the site loads on demand is late by so much, as on a slow network. */
export function lateCode(): Plugin {
  const { LATE_CODE_MS } = process.env;
  const late = `new Promise((come) => globalThis.realTimeout(come, ${LATE_CODE_MS}))`;
  return {
    name: "late-code",
    enforce: "pre",
    transform: (code, id) =>
      LATE_CODE_MS && id.includes("/web/") && !id.includes("/tests/")
        ? code.replace(/(?<!typeof )\bimport\(("[^"]+")\)/g, `${late}.then(() => import($1))`)
        : undefined,
  };
}
