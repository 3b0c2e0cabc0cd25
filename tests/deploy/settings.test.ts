import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { conceal } from "../../deploy/conceal.ts";
import { nodeProblem } from "../../deploy/host-tools.ts";
import { readSettings, readValues, settingsProblems, VARIABLES } from "../../deploy/settings.ts";
import { deployedConfig } from "../../deploy/steps/auth.ts";
import { PROJECT_ROOT, readSources } from "../support/imports.ts";

const example = await readFile(`${PROJECT_ROOT}.env.production.example`, "utf8");
const localExample = await readFile(`${PROJECT_ROOT}.env.example`, "utf8");
const COMPLETE = {
  SUPABASE_PROJECT_REF: "abcdefghijklmnopqrst",
  SITE_URL: "https://www.selfnvest.test",
  HOST: "vercel",
  RESEND_API_KEY: "re_1234567890",
  MAIL_FROM: "showings@selfnvest.test",
};

describe(".env.production.example", () => {
  it("explains every variable, and no other", () => {
    const explained = example.match(/^(# )?[A-Z][A-Z0-9_]+(?==)/gm) ?? [];
    const names = explained.map((line) => line.replace("# ", ""));
    expect(
      names.sort(),
      "VARIABLES in deploy/settings.ts and .env.production.example differ.",
    ).toEqual(VARIABLES.map(({ name }) => name).sort());
  });

  it("asks for what is needed and nothing else", () => {
    const asked = example.match(/^[A-Z][A-Z0-9_]+(?==$)/gm);
    const needed = VARIABLES.filter(({ required }) => required !== undefined);
    expect(asked).toEqual(needed.map(({ name }) => name));
  });

  it("has every variable of the functions and of the browser that .env.example has", () => {
    const [, shared = ""] = localExample.split(/^# --- Browser/m);
    const names = (shared.match(/^# [A-Z][A-Z0-9_]+(?==)/gm) ?? []).map((line) => line.slice(2));
    // Only for a Supabase of one's own.
    const others = ["SUPABASE_PUBLIC_URL"];
    expect(names.length).toBeGreaterThan(20);
    expect(
      names.filter((name) => !VARIABLES.some((variable) => variable.name === name)).sort(),
      "Add them to VARIABLES in deploy/settings.ts and to .env.production.example.",
    ).toEqual(others);
  });
});

describe(".env.example", () => {
  const explained = new Set(localExample.match(/\b[A-Z][A-Z0-9_]+\b/g));

  it("has every variable of the functions and of the browser that a deployment has", () => {
    const shared = VARIABLES.filter(({ use }) => use === "function" || use === "build");
    const asked = new Set(localExample.match(/(?<=^# )[A-Z][A-Z0-9_]+(?==)/gm));
    expect(
      shared.map(({ name }) => name).filter((name) => !asked.has(name)),
      "Explain them in .env.example.",
    ).toEqual([]);
  });

  it("explains what the functions, the browser and the local cloud read", async () => {
    const texts = [...(await readSources(["supabase/functions", "web", "local"])).values()];
    const reading = /(?:(?<!meta\.)\benv\.|\bread\.\w+\(\s*"|(?=\bVITE_))([A-Z][A-Z0-9_]+)\b/g;
    const read = new Set(
      texts.flatMap((text) => [...text.matchAll(reading)].map(([, name = ""]) => name)),
    );
    // Set by `npm start` and the deployment, for seeding a hosted project (docs/deploy.md), not this product's.
    const others = [
      "VITE_DEMO_LOGINS",
      "VITE_HAS_MODEL",
      "SUPABASE_SECRET_KEY",
      "PGHOST",
      "DEBUG",
      "NODE_ENV",
    ];
    expect(
      [...read].filter((name) => !explained.has(name)).sort(),
      "Explain in .env.example what is read.",
    ).toEqual(others.sort());
  });
});

describe("settings", () => {
  it("are complete with five variables", () => {
    expect(settingsProblems(COMPLETE)).toEqual([]);
  });

  it.each([
    ["SITE_URL", "https://www.selfnvest.test/shop", /must not have a path/],
    ["SITE_URL", "https://www.example.com", /still the example/],
    ["SITE_URL", "http://www.selfnvest.test", /begin with https/],
    ["SITE_URL", "https://localhost", /on this machine/],
    ["SUPABASE_PROJECT_REF", "https://abcdefghijklmnopqrst.supabase.co", /20 lowercase letters/],
    ["ALLOWED_ORIGINS", "https://selfnvest.test,https://www.selfnvest.test/", /is not an origin/],
    ["VESTY_DAILY_BUDGET_CENTS", "20.5", /whole number/],
    [
      "VITE_TILE_URL",
      "https://tiles.selfnvest.test/{z}/{x}/{y}.png",
      /VITE_TILE_ATTRIBUTION is missing/,
    ],
    ["VITE_TILE_URL", "https://tiles.selfnvest.test/", /has no \{z\}/],
    ["VITE_SATELLITE_URL", "https://above.selfnvest.test/us.pmtiles", /has no \{z\}/],
    ["RESEND_BASE_URL", "https://mail.selfnvest.test", /SMTP_HOST is missing/],
    ["SUPABASE_DB_URL", "db.selfnvest.test", /postgresql:/],
    ["PRERENDER_HOMES", "all", /whole number/],
  ])("refuse %s=%s", (name, value, problem) => {
    expect(settingsProblems({ ...COMPLETE, [name]: value }).join("\n")).toMatch(problem);
  });
});

describe("a key of another kind", () => {
  const legacy = (role: string) =>
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2lnbmVk`;

  it.each([
    [
      "SUPABASE_ACCESS_TOKEN",
      "sb_secret_123",
      "is a Supabase secret key, not a Supabase access token",
    ],
    ["SUPABASE_ACCESS_TOKEN", "0123456789", "is not a Supabase access token"],
    ["VITE_SUPABASE_PUBLISHABLE_KEY", "sb_secret_123", "is a Supabase secret key"],
    ["VITE_SUPABASE_PUBLISHABLE_KEY", legacy("service_role"), "is a legacy service_role key"],
    ["SUPABASE_SECRET_KEY", "sb_publishable_123", "is a Supabase publishable key"],
    ["SUPABASE_ANON_KEY", legacy("service_role"), "is a legacy service_role key"],
    ["STRIPE_SECRET_KEY", "pk_live_123", "is a Stripe publishable key, not a Stripe secret key"],
    ["STRIPE_SECRET_KEY", "sk-proj-123", "is an OpenAI key"],
    ["STRIPE_WEBHOOK_SECRET", "sk_test_123", "is a Stripe secret key"],
    ["STRIPE_WEBHOOK_SECRET", "we_123", "is not a Stripe signing secret"],
    ["RESEND_API_KEY", "whsec_123", "is a Stripe signing secret"],
    ["RESEND_API_KEY", "SG.123", "is not a Resend key"],
    ["OPENAI_API_KEY", "sk_live_123", "is a Stripe secret key, not an OpenAI key"],
    ["DOCUMENSO_API_KEY", "re_123", "is a Resend key"],
    ["GOOGLE_CLIENT_ID", "GOCSPX-123", "is a Google client secret, not a Google client ID"],
    ["GOOGLE_CLIENT_SECRET", "1.apps.googleusercontent.com", "is a Google client ID"],
    ["SUPABASE_DB_PASSWORD", "sbp_123", "is a Supabase access token"],
  ])("%s=%s is refused", (name, value, problem) => {
    const problems = settingsProblems({ ...COMPLETE, [name]: value }).join("\n");
    expect(problems).toContain(`${name} ${problem}`);
    expect(settingsProblems({ ...COMPLETE, ...RIGHT })).toEqual([]);
  });

  const RIGHT = {
    SUPABASE_ACCESS_TOKEN: "sbp_123",
    VITE_SUPABASE_PUBLISHABLE_KEY: legacy("anon"),
    SUPABASE_SECRET_KEY: "sb_secret_123",
    STRIPE_SECRET_KEY: "rk_live_123",
    STRIPE_WEBHOOK_SECRET: "whsec_123",
    OPENAI_API_KEY: "a key of another service",
    GOOGLE_CLIENT_ID: "1.apps.googleusercontent.com",
    GOOGLE_CLIENT_SECRET: "an older one",
  };

  it("may look different where another service takes it", () => {
    const elsewhere = {
      RESEND_BASE_URL: "https://mail.selfnvest.test",
      RESEND_API_KEY: "another",
      SMTP_HOST: "mail.selfnvest.test",
      SMTP_USER: "mailer",
      SMTP_PASS: "password",
    };
    expect(settingsProblems({ ...COMPLETE, ...elsewhere })).toEqual([]);
  });
});

describe("the host's tool", () => {
  it("names the Node that it needs, if this one is older", async () => {
    expect(await nodeProblem("cloudflare", "20.19.0")).toBe(
      "Publishing needs Node 22.12 or newer, for wrangler; this is Node 20.19.0. All other steps run on this one.",
    );
    expect(await nodeProblem("netlify", "22.12.0")).toContain(
      "needs Node 22.13 or newer, for netlify-cli",
    );
    expect(await nodeProblem("netlify", "24.1.0")).toBeUndefined();
    expect(await nodeProblem("vercel", "20.19.0")).toBeUndefined();
    expect(await nodeProblem("other", "20.19.0")).toBeUndefined();
  });
});

describe("the settings of Auth", () => {
  const settings = readSettings({
    ...COMPLETE,
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "of Google",
  });

  it("name the site and the mail server, and hold no secret", async () => {
    const text = await readFile(`${PROJECT_ROOT}supabase/config.toml`, "utf8");
    const deployed = deployedConfig(text, settings);
    expect(parse(deployed)).toMatchObject({
      auth: {
        site_url: "https://www.selfnvest.test",
        additional_redirect_urls: ["https://www.selfnvest.test/**"],
        minimum_password_length: 8,
        email: {
          smtp: { host: "smtp.resend.com", port: 465, user: "resend", sender_name: "SelfNVest" },
        },
        external: { google: { enabled: true, client_id: "id" } },
      },
    });
    expect(deployed).not.toMatch(/of Google|re_1234567890|localhost/);
  });

  it("are not pushed with an address of this machine", () => {
    const text = '[auth]\n[auth.email]\n[auth.hook.send_email]\nuri = "http://localhost:9000"\n';
    expect(() => deployedConfig(text, settings)).toThrow(/address of this machine.+localhost:9000/);
  });
});

describe("the environment", () => {
  it("wins over the file, except for a HOST that is the machine's name", async () => {
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-settings-"));
    const file = join(folder, ".env.production");
    await writeFile(file, "HOST=vercel\nSITE_URL=https://www.selfnvest.test\n");
    const values = readValues(file, {
      HOST: "my-laptop",
      SITE_URL: "https://selfnvest.test",
      PATH: "/bin",
    });
    expect(values).toEqual({ HOST: "vercel", SITE_URL: "https://selfnvest.test" });
    expect(readValues(file, { HOST: "netlify" }).HOST).toBe("netlify");
    await rm(folder, { recursive: true });
  });
});

describe("the printed text", () => {
  it.each([
    ["the key re_abcdefgh was refused", "the key re_••• was refused"],
    [
      "postgresql://postgres:p%40ss@db:5432/postgres is down",
      "postgresql://postgres:•••@db:5432/postgres is down",
    ],
    ["it said my/secret and my%2Fsecret", "it said ••• and •••"],
    [`create_secret('${"0a".repeat(32)}')`, "create_secret('•••')"],
  ])("%s", (text, shown) => {
    expect(conceal(text, ["my/secret"])).toBe(shown);
  });
});
