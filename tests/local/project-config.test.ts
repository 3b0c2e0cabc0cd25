import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readProjectConfig } from "../../local/project-config.ts";

describe("supabase/config.toml", () => {
  it("asks for confirmed addresses and passwords of 8 characters in production", async () => {
    const config = await readProjectConfig();
    expect(config.auth.minimum_password_length).toBe(8);
    expect(config.functions.listings).toEqual({ verify_jwt: false });
  });

  it("is refused with the name of what is missing", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "selfnvest-config-")), "config.toml");
    await writeFile(file, '[api]\nmax_rows = "many"\n');
    await expect(readProjectConfig(file)).rejects.toThrow(/auth[\s\S]*max_rows/);
  });
});
