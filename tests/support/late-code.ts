import type { Plugin } from "vite";

/** Delays code that loads on demand by LATE_CODE_MS, as on a slow network. */
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
