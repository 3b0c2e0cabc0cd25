import type { Plugin } from "vite";

/** Delays code that loads on demand by LATE_CODE_MS, as on a slow network. */
export function lateCode(): Plugin {
  const { LATE_CODE_MS } = process.env;
  const late = `new Promise((come) => globalThis.realTimeout(come, ${LATE_CODE_MS}))`;
  return {
    // Vitest keeps what files become by the names of plugins.
    name: `late-code ${LATE_CODE_MS ?? "off"}`,
    enforce: "pre",
    transform: (code, id) =>
      LATE_CODE_MS && id.includes("/web/") && !id.includes("/tests/")
        ? code.replace(/(?<!typeof )\bimport\(("[^"]+")\)/g, `${late}.then(() => import($1))`)
        : undefined,
  };
}
