/** The report of a test script that speaks TAP. */
export interface TapReport {
  assertions: number;
  /** One text per failure, with pgTAP's diagnostics; empty when all passed. */
  failures: string[];
}

/** Reads TAP: `1..N`, `ok n - name`, `not ok n - name`, and `# …` lines about the line before. */
export function readTap(lines: string[]): TapReport {
  const failures: string[] = [];
  let planned: number | null = null;
  let assertions = 0;
  let isFailing = false;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)/.exec(line);
    const result = /^(not )?ok \d+(.*)$/.exec(line);
    if (plan) planned = Number(plan[1]);
    if (result) {
      assertions += 1;
      isFailing = result[1] !== undefined && !/# TODO/i.test(line);
      if (isFailing) failures.push(line);
    } else if (isFailing && line.startsWith("#")) {
      failures.push(`${failures.pop()}\n  ${line}`);
    }
  }
  if (planned === null) failures.push("It never said how many assertions it makes.");
  if (planned !== null && planned !== assertions) {
    failures.push(`It planned ${planned} assertions and made ${assertions}.`);
  }
  return { assertions, failures };
}
