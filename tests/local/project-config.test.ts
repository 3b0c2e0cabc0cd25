import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { readProjectConfig } from "../../local/project-config.ts";
import { functionNames } from "../support/edge-functions.ts";
import { PROJECT_ROOT } from "../support/imports.ts";

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

/** With Docker, `supabase start` reads the same files; README says what to type. */
describe("the CLI's own stack", async () => {
  const config = parse(await readFile(`${PROJECT_ROOT}supabase/config.toml`, "utf8")) as {
    api: { port: number };
    db: { port: number; seed: { enabled: boolean } };
    auth: {
      site_url: string;
      email: { template: Record<string, { content_path: string }> };
    };
    functions: Record<string, { verify_jwt: boolean }>;
  };
  const environment = parseEnv(
    await readFile(`${PROJECT_ROOT}supabase/functions/.env.example`, "utf8"),
  );

  it("lets every function check its callers itself", async () => {
    const open = Object.keys(config.functions).filter(
      (name) => config.functions[name]?.verify_jwt === false,
    );
    expect(
      open.sort(),
      "Each function has a section in supabase/config.toml: [functions.<name>] with verify_jwt = false.",
    ).toEqual(await functionNames());
  });

  it("finds the templates of Auth's mail", () => {
    const paths = Object.values(config.auth.email.template).map((each) => each.content_path);
    expect(paths).toHaveLength(5);
    expect(paths.filter((path) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([]);
  });

  it("gets from the example what no function can do without, for the site that Vite serves", () => {
    expect(Object.keys(environment).sort()).toEqual(
      ["ALLOWED_ORIGINS", "MAIL_FROM", "RESEND_API_KEY", "SCHEDULER_KEY", "SITE_URL"].sort(),
    );
    expect(environment.SITE_URL).toBe(config.auth.site_url);
    expect(environment.ALLOWED_ORIGINS).toBe(config.auth.site_url);
  });

  it("is on the ports and has the key that the guides name", async () => {
    const guide = await readFile(`${PROJECT_ROOT}docs/deploy.md`, "utf8");
    // The seed is a command of ours.
    expect(config.db.seed.enabled).toBe(false);
    expect(guide).toContain(`127.0.0.1:${config.db.port}/postgres npm run seed`);
    expect(guide).toContain(`VITE_SUPABASE_URL=http://127.0.0.1:${config.api.port} `);
    expect(guide).toContain(`'${environment.SCHEDULER_KEY}', 'scheduler_key'`);
    expect(guide).toContain(`:${config.api.port}', 'project_url'`);
  });
});
