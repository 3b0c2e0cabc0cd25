import { describe, expect, it } from "vitest";
import { readSettings } from "../../local/settings.ts";

describe("readSettings", () => {
  it("has the documented ports when nothing is set", () => {
    const settings = readSettings([], {});
    expect(settings).toMatchObject({ webPort: 5173, apiPort: 54321, standinsPort: 54330 });
    expect(settings.folder).toMatch(/[/\\]\.local$/);
  });

  it("names an invalid variable", () => {
    expect(() => readSettings([], { API_PORT: "54321x" })).toThrow(/API_PORT is "54321x"/);
    expect(() => readSettings([], { WEB_PORT: "0" })).toThrow(/WEB_PORT/);
  });

  it("accepts a database on this machine, and a remote one only when told to", () => {
    for (const url of [
      "postgres://postgres:postgres@127.0.0.1:5432/selfnvest",
      "postgres://localhost/selfnvest",
      "postgresql://postgres@[::1]:5432/selfnvest",
      "postgres:///selfnvest?host=/var/run/postgresql",
    ]) {
      expect(readSettings([], { DATABASE_URL: url }).databaseUrl).toBe(url);
    }
    const remote = "postgres://postgres:secret@db.project.example:5432/postgres";
    for (const url of [
      remote,
      "postgres://localhost.project.example/postgres",
      "postgres://localhost,db.project.example/postgres",
      "postgres://localhost/postgres?host=db.project.example",
      "postgres://10.0.0.7/postgres",
      "host=db.project.example",
    ]) {
      expect(() => readSettings([], { DATABASE_URL: url }), url).toThrow(
        /not on this machine.*ALLOW_REMOTE_DATABASE=1/,
      );
    }
    const elsewhere = { DATABASE_URL: "postgres:///selfnvest", PGHOST: "db.project.example" };
    expect(() => readSettings([], elsewhere)).toThrow(/not on this machine/);
    const allowed = { DATABASE_URL: remote, ALLOW_REMOTE_DATABASE: "1" };
    expect(readSettings([], allowed).databaseUrl).toBe(remote);
  });

  it("refuses unknown options and contradictions", () => {
    expect(() => readSettings(["--memroy"], {})).toThrow(/--memroy/);
    expect(() => readSettings(["--memory"], { DATABASE_URL: "postgres://x" })).toThrow(
      /can't be combined/,
    );
  });
});
