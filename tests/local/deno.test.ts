import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { denoPath } from "../../local/deno.ts";
import { explain } from "../../local/problems.ts";

test("after installing without scripts, the message says what is missing and what to do", async () => {
  const withoutBinary = await mkdtemp(join(tmpdir(), "selfnvest-deno-"));
  try {
    denoPath(withoutBinary);
    expect.unreachable();
  } catch (error) {
    expect(explain(error)).toMatch(/^Deno is missing.*--ignore-scripts[\s\S]*`npm rebuild deno`/);
  }
  await rm(withoutBinary, { recursive: true });
  expect(denoPath()).toMatch(/deno(\.exe)?$/);
});
