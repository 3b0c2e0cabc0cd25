import { describe, expect, it } from "vitest";
import { readSeedSettings } from "../../local/seed/cli-settings.ts";

const here = "postgres://postgres:postgres@127.0.0.1:5432/selfnvest";
const elsewhere = "postgres://postgres:secret@db.project.example:5432/postgres";
const project = { SUPABASE_URL: "https://project.example", SUPABASE_SECRET_KEY: "sb_secret" };

describe("readSeedSettings", () => {
  it("needs a database", () => {
    expect(() => readSeedSettings({})).toThrow(/Set DATABASE_URL/);
  });

  it("uses the well-known password only for a database on this machine", () => {
    expect(readSeedSettings({ DATABASE_URL: here })).toEqual({ databaseUrl: here });
    const local = { ...project, SUPABASE_URL: "http://127.0.0.1:54321" };
    expect(readSeedSettings({ DATABASE_URL: here, ...local }).project).toEqual({
      url: "http://127.0.0.1:54321",
      secretKey: "sb_secret",
    });
  });

  it("requires another password where others can reach the logins", () => {
    for (const env of [{ DATABASE_URL: elsewhere }, { DATABASE_URL: here, ...project }]) {
      expect(() => readSeedSettings(env)).toThrow(/SEED_PASSWORD/);
      expect(() => readSeedSettings({ ...env, SEED_PASSWORD: "short" })).toThrow(/SEED_PASSWORD/);
      const own = { ...env, SEED_PASSWORD: "nobody else knows" };
      expect(readSeedSettings(own).password).toBe("nobody else knows");
    }
  });
});
