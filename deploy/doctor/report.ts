import type { Row } from "./check.ts";

const SIGNS = { ok: "✓", wrong: "✗", unchecked: "–" };

/** The table, and below it what to do. */
export function table(rows: Row[]): string {
  const width = Math.max(...rows.map(({ check }) => check.length));
  const lines = rows.flatMap(({ group, check, state, found, todo }, index) => [
    ...(group === rows[index - 1]?.group ? [] : ["", group]),
    `  ${SIGNS[state]} ${check.padEnd(width)}  ${found}`.trimEnd(),
    ...(todo ? [`    → ${todo}`] : []),
  ]);
  return [...lines, "", summary(rows)].join("\n");
}

function summary(rows: Row[]): string {
  const count = (state: Row["state"]) => rows.filter((row) => row.state === state).length;
  return `${count("ok")} ✓  ${count("wrong")} ✗  ${count("unchecked")} –`;
}
