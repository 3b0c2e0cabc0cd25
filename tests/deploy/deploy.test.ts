// Long, because a project is deployed from nothing again and again, with all migrations, and every step is broken once.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Group } from "../../deploy/doctor/check.ts";
import { catalogue } from "../../deploy/doctor/checks/catalogue.ts";
import { mail } from "../../deploy/doctor/checks/mail.ts";
import { openPostgres } from "../../local/database.ts";
import { EVENT_TYPES } from "../../supabase/functions/_shared/domain/site/plans/payment-facts.ts";
import { RELEASED_FILE, releasedNow } from "../../supabase/migration-history.ts";
import { idOf } from "../support/actors.ts";
import { functionNames } from "../support/edge-functions.ts";
import { insertManyHomes } from "../support/many-homes.ts";
import { ACCESS_TOKEN, PROJECT_REF, PUBLISHABLE_KEY } from "../support/platform/management-api.ts";
import type { Platform } from "../support/platform/platform.ts";
import { createDeployWorld, type DeployWorld, SMTP_PASS, startPlatform } from "./deploy-world.ts";

/** One deployment after the other to the same new project, as a team would make them. */
let platform: Platform;
let world: DeployWorld;

beforeAll(async () => {
  platform = await startPlatform();
  world = await createDeployWorld(platform);
});
afterAll(async () => {
  await world.close();
  await platform.stop();
});

describe("a deployment that isn't ready", () => {
  it("names everything that is missing or wrong at once, and touches nothing", async () => {
    const { code, output } = await world.deploy([], {
      SUPABASE_PROJECT_REF: "",
      SITE_URL: "http://localhost:5173",
      HOST: "github",
      MAIL_FROM: "showings at home",
      RESEND_API_KEY: "re_…",
      GOOGLE_CLIENT_ID: "only-the-id",
      STRIPE_SECRET_KEY: "pk_test_public",
      RESNED_BASE_URL: "https://api.resend.test",
    });
    expect(code).toBe(1);
    expect(output.match(/(?<=✗ )\w+/g)?.sort()).toEqual([
      "GOOGLE_CLIENT_SECRET",
      "HOST",
      "MAIL_FROM",
      "RESEND_API_KEY",
      "RESNED_BASE_URL",
      "SITE_URL",
      "STRIPE_SECRET_KEY",
      "SUPABASE_PROJECT_REF",
    ]);
    expect(world.api.state.changes).toEqual([]);
  });

  it("reads the variables of a file anywhere", async () => {
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-settings-"));
    const file = join(folder, ".env.staging");
    await writeFile(file, "RESNED_BASE_URL=https://api.resend.test\n");
    const { output } = await world.deploy(["--env-file", file]);
    expect(output).toContain(`set these in ${file} or`);
    expect(output).toContain("RESNED_BASE_URL is unknown here");
    await rm(folder, { recursive: true });
  });

  it("says what it would do and what is left to do, and changes nothing", async () => {
    const { code, output } = await world.deploy(["--dry-run"]);
    expect(output).toMatch(/1\/11 link[\s\S]+2\/11 database[\s\S]+20261128000100_site\.sql/);
    expect(output).toMatch(/4\/11 secrets[\s\S]+left to do: .*RESEND_API_KEY/);
    expect(output).toMatch(/9\/11 clock\n.*\n.*\n.*\n.*left to do: the clock is not set up/);
    expect(output).toMatch(/10\/11 payments[\s\S]+left to do: the endpoint/);
    expect(output).toMatch(
      /^! Publishing needs Node 22\.13 or newer, for netlify-cli[\s\S]+1\/11 link/,
    );
    expect(output).toMatch(/Nothing was changed/);
    expect(code).toBe(0);
    expect(world.api.state.changes).toEqual([]);
    expect(world.stripe.endpoints).toEqual([]);
    expect(await tables()).toEqual([]);
  });

  it("rehearses without a login, and says how to sign in", async () => {
    // Without the database's address too, as a newcomer does.
    const change = { SUPABASE_ACCESS_TOKEN: "", SUPABASE_DB_URL: "" };
    const { code, output } = await world.deploy(["--dry-run"], change);
    expect(code).toBe(1);
    expect(output).toMatch(/1\/11 link[\s\S]+What to do: .*npx supabase login[\s\S]+2\/11/);
    expect(output).toMatch(/11\/11 build/);
  });

  it("stops at the first step that fails, with the reason and what to do", async () => {
    world.api.state.failing = /^POST secrets/;
    const { code, output } = await world.deploy([]);
    world.api.state.failing = undefined;
    expect(code).toBe(1);
    expect(output).toMatch(
      /4\/11 secrets[\s\S]+✗ supabase secrets set: .*Internal Server Error[\s\S]+What to do: /,
    );
    expect(output).not.toMatch(/5\/11/);
  });
});

describe("the first deployment", () => {
  let output: string;
  beforeAll(async () => {
    const result = await world.deploy([]);
    output = result.output;
    expect(result, result.output).toMatchObject({ code: 0 });
  });

  it("takes up where the failed one stopped, and says what is left to do by hand", () => {
    expect(output).toMatch(/2\/11 database\n( {2}\w.*\n)+ {2}✓ already done/);
    expect(output).toContain(
      "✓ the buckets are as in this release; https://www.selfnvest.test may call",
    );
    expect(output).toMatch(/hosts\/netlify\/node_modules\/\.bin\/netlify deploy --prod/);
    expect(output).toContain("npm run doctor -- https://www.selfnvest.test");
  });

  it("gives the functions what they need, and nothing of the deployment's own", async () => {
    const { secrets, functions } = world.api.state;
    expect(Object.fromEntries(secrets)).toMatchObject({
      SITE_URL: "https://www.selfnvest.test",
      ALLOWED_ORIGINS: "https://www.selfnvest.test",
      MAIL_FROM: "SelfNVest <showings@selfnvest.test>",
      STRIPE_WEBHOOK_SECRET: world.stripe.secrets.get(world.stripe.endpoints[0]?.id ?? ""),
    });
    expect(
      [...secrets.keys()].filter((name) => /^(SMTP|VITE|SUPABASE|GOOGLE|HOST)/.test(name)),
    ).toEqual([]);
    expect([...functions.keys()].sort()).toEqual(await functionNames());
    expect(functions.get("user")?.get("supabase/functions/user/index.ts")).toContain("Deno.serve");
  });

  it("points Auth at the site, with its own templates and mail server", async () => {
    const { auth, api, storage } = world.api.state;
    const template = await readFile(join(world.root, "supabase/templates/recovery.html"), "utf8");
    expect(auth).toMatchObject({
      site_url: "https://www.selfnvest.test",
      uri_allow_list: "https://www.selfnvest.test/**",
      password_min_length: 8,
      smtp_host: "127.0.0.1",
      smtp_user: "mailer",
      smtp_admin_email: "showings@selfnvest.test",
      smtp_sender_name: "SelfNVest",
      mailer_subjects_recovery: "Choose a new password",
      mailer_templates_recovery_content: template,
    });
    expect(JSON.stringify(auth)).not.toMatch(/localhost/);
    expect(auth.external_google_enabled).toBe(false);
    expect(api.db_schema).toBe("public");
    expect(storage.file_size_limit).toBe(25 * 1024 * 1024);
  });

  it("notes how much mail Auth may send, for the warning at half of it", async () => {
    expect(await world.database.query("select per_hour from private.account_mail_limit")).toEqual([
      { per_hour: 30 },
    ]);
  });

  it("starts the clock with a key that only the vault and the functions know", async () => {
    expect(await world.database.query("select name from vault.secrets order by name")).toEqual([
      { name: "project_url" },
      { name: "scheduler_key" },
    ]);
    const key = await schedulerKey();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(world.api.state.secrets.get("SCHEDULER_KEY")).toBe(key);
    expect(output).not.toContain(key);
    const jobs = await world.database.query("select jobname, schedule, username from cron.job");
    expect(jobs).toEqual([{ jobname: "upkeep", schedule: "* * * * *", username: "postgres" }]);
    const status = await world.database.query(
      "select duty from private.upkeep_status where state = 'missing'",
    );
    expect(status).toEqual([]);
    // The statement that the clock will run, run by the user who will run it.
    const [{ tick = "" } = {}] = await world.database.query<{ tick: string }>(
      "select private.tick_statement() as tick",
    );
    await world.database.exec(tick);
  });

  it("has Stripe report what we listen to, in our version of its API", () => {
    expect(world.stripe.endpoints).toMatchObject([
      {
        url: `${world.api.url}/functions/v1/stripe/webhook`,
        enabled_events: [...EVENT_TYPES],
        api_version: Stripe.API_VERSION,
      },
    ]);
  });

  it("builds the site for this project, with its publishable key", () => {
    expect(world.executed).toEqual([
      {
        line: "npm run build",
        env: expect.objectContaining({
          HOST: "netlify",
          SITE_URL: "https://www.selfnvest.test",
          VITE_SUPABASE_URL: world.api.url,
          VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        }),
      },
    ]);
  });

  it("prints no secret", () => {
    const { secrets } = world.api.state;
    const all = ["RESEND_API_KEY", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "SCHEDULER_KEY"];
    all.push("VAPID_KEYS");
    for (const name of all) expect(output).not.toContain(secrets.get(name));
    for (const secret of [SMTP_PASS, ACCESS_TOKEN, "postgres-password", "sb_secret_"])
      expect(output).not.toContain(secret);
  });
});

describe("a later deployment", () => {
  /** Those that check whether there is anything to do; the others upload and build each time. */
  const REPEATABLE = "link,database,schema,secrets,storage,auth,clock,payments";

  it("a second deployment changes nothing, and keeps the keys that the first one made", async () => {
    const key = await schedulerKey();
    const pushKeys = world.api.state.secrets.get("VAPID_KEYS");
    expect(pushKeys).toMatch(/^B[\w-]{86}\.[\w-]{43}$/);
    world.api.state.changes.length = 0;
    const { code, output } = await world.deploy(["--only", REPEATABLE]);
    expect(code, output).toBe(0);
    for (const name of ["link", "database", "schema", "secrets", "clock", "payments"])
      expect(output).toMatch(new RegExp(`\\d/8 ${name}\n(  \\w.*\n)+  ✓ already done`));
    expect(output).toContain("✓ settings, templates and mail server were in place");
    expect(world.api.state.changes).toEqual([]);
    expect(await schedulerKey()).toBe(key);
    expect(world.api.state.secrets.get("VAPID_KEYS")).toBe(pushKeys);
    expect(world.stripe.endpoints).toHaveLength(1);
  });

  it("notices an applied migration that was edited, and stops before anything else is deployed", async () => {
    const file = join(world.root, "supabase", "migrations", "20261128000100_site.sql");
    const text = await readFile(file, "utf8");
    world.api.state.changes.length = 0;
    // Without it, the edit is refused before the project is asked.
    await rm(join(world.root, RELEASED_FILE), { force: true });

    await writeFile(file, text.replace(/limit/i, "Bound"));
    const { code, output } = await world.deploy(["--only", REPEATABLE]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /✗ These files are not what the project has applied: 20261128000100_site\.sql\.\n.*new migration/,
    );
    expect(output).not.toMatch(/3\/8 schema/);
    expect((await world.deploy(["--dry-run", "--only", "database"])).output).toContain(
      "20261128000100_site.sql",
    );
    expect(world.api.state.changes).toEqual([]);

    await writeFile(
      file,
      `${text.replaceAll("\n", "\r\n")}\n-- A comment after the last statement.\n`,
    );
    expect((await world.deploy(["--only", "database"])).output).toContain("✓ already done");
    await rm(file);
    expect((await world.deploy(["--only", "database"])).output).toContain(
      "applied migrations that are not in supabase/migrations: 20261128000100_site.sql",
    );
    await writeFile(file, text);
  });

  it("notices that a released migration was edited or removed, before it asks the project", async () => {
    const file = join(world.root, "supabase/migrations/20261128000100_site.sql");
    const text = await readFile(file, "utf8");
    await writeFile(join(world.root, RELEASED_FILE), await releasedNow(world.root));
    expect((await world.deploy(["--only", "database"])).output).toContain("✓ already done");
    const refusal = "✗ These files are not what was released: 20261128000100_site.sql.";
    await writeFile(file, `${text}\nselect 1;\n`);
    expect((await world.deploy(["--only", "database"])).output).toContain(refusal);
    await rm(file);
    expect((await world.deploy(["--only", "database"])).output).toContain(refusal);
    await writeFile(file, text);
    await rm(join(world.root, RELEASED_FILE));
  });

  it("names the variable that a function lacks, and changes nothing but their code", async () => {
    world.api.state.secrets.delete("MAIL_FROM");
    const { code, output } = await world.deploy(["--only", "functions"]);
    expect(code).toBe(1);
    expect(output).toMatch(/✗ The function \w+(-\w+)* lacks MAIL_FROM[\s\S]+--only secrets/);
    expect(world.api.state.changes.filter((change) => !/functions/.test(change))).toEqual([]);
    world.api.state.secrets.set("MAIL_FROM", "SelfNVest <showings@selfnvest.test>");
  });

  it("mends what somebody changed in the dashboard, then names what it leaves alone", async () => {
    await world.database.exec(`
      alter table public.profiles disable row level security;
      alter table public.profiles add column diary text`);
    const rehearsal = await world.deploy(["--dry-run", "--only", "schema"]);
    expect(rehearsal.output).toContain("Row-level security of public.profiles is off, not on");
    const { code, output } = await world.deploy(["--only", "schema"], { SUPABASE_DB_URL: "" });
    expect(code, output).toBe(0);
    expect(output).toContain("✓ mended: Row-level security of public.profiles is off, not on\n");
    expect(output).toContain(
      "left alone: The column public.profiles.diary is not of this release.\n",
    );
    await world.database.exec("alter table public.profiles drop column diary");
    expect((await world.deploy(["--only", "schema"])).output).toContain("✓ already done");
  });

  it("switches the clock on again, with this release's statement", async () => {
    const services = openPostgres(world.database.servicesUrl, { max: 1 });
    await services.exec("update cron.job set active = false, command = 'select 1'");
    await services.close();
    expect((await world.deploy(["--dry-run", "--only", "clock"])).output).toContain("the schedule");
    expect((await world.deploy(["--only", "clock"])).code).toBe(0);
    expect(
      await world.database.query(
        "select active, command = private.tick_statement() as is_ours from cron.job",
      ),
    ).toEqual([{ active: true, is_ours: true }]);
  });

  it("repairs an opened bucket without the database's address, and says whose pages may not call", async () => {
    await world.database.query("update storage.buckets set public = true where id = 'documents'");
    world.api.state.secrets.set("ALLOWED_ORIGINS", "https://elsewhere.test");
    const { code, output } = await world.deploy(["--only", "storage"], { SUPABASE_DB_URL: "" });
    const [bucket] = await world.database.query(
      "select public from storage.buckets where id = 'documents'",
    );
    expect(bucket).toEqual({ public: false });
    expect(code).toBe(1);
    expect(output).toMatch(
      /does not allow pages of https:\/\/www\.selfnvest\.test[\s\S]+ALLOWED_ORIGINS/,
    );
    world.api.state.secrets.set("ALLOWED_ORIGINS", "https://www.selfnvest.test");
  });

  it("says that the database refuses the password, not that the network can't reach it", async () => {
    const address = new URL(world.database.url);
    address.password = "another";
    const { code, output } = await world.deploy(["--only", "database"], {
      SUPABASE_DB_URL: address.href,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/What to do: Correct the database's password/);
  });

  it("says when the mail server refuses the password, before anything of Auth changes", async () => {
    world.api.state.changes.length = 0;
    const { code, output } = await world.deploy(["--only", "auth"], {
      SMTP_PASS: "wrong password",
    });
    expect(code).toBe(1);
    expect(output).toMatch(/refuses the user mailer \(535\)[\s\S]+SMTP_PASS/);
    expect(output).not.toContain("wrong password");
    expect(world.api.state.changes).toEqual([]);
  });

  it("repairs an endpoint's events at Stripe", async () => {
    const [endpoint] = world.stripe.endpoints;
    if (endpoint) endpoint.enabled_events = ["charge.refunded"];
    expect((await world.deploy(["--only", "payments"])).output).toContain("our events again");
    expect(world.stripe.endpoints).toEqual([{ ...endpoint, enabled_events: [...EVENT_TYPES] }]);
  });

  it("says that Stripe refuses the key, without showing it", async () => {
    const { code, output } = await world.deploy(["--only", "payments"], {
      STRIPE_SECRET_KEY: "sk_test_of_somebody_else",
    });
    expect(code).toBe(1);
    expect(output).toMatch(/✗ Stripe refuses the key \(401\)/);
    expect(output).not.toContain("somebody_else");
  });

  it("leaves out payments without a key, and says what that means", async () => {
    const { code, output } = await world.deploy(["--only", "payments"], { STRIPE_SECRET_KEY: "" });
    expect(code).toBe(0);
    expect(output).toMatch(/left out: STRIPE_SECRET_KEY is not set/);
  });

  it("says what to do when the login may not manage the project", async () => {
    const { code, output } = await world.deploy(["--only", "secrets"], {
      SUPABASE_ACCESS_TOKEN: `sbp_${"f".repeat(40)}`,
    });
    expect(code).toBe(1);
    expect(output).toMatch(/401[\s\S]+What to do: .*npx supabase/);
  });

  it.each([[["--only", "everything"]], [["--dryrun"]], [["--env-file", ".env.stagign"]]])(
    "refuses %s",
    async (args) => {
      const { code, output } = await world.deploy(args);
      expect(code).toBe(2);
      expect(output).toContain("npm run deploy -- [--dry-run]");
    },
  );

  it("linked the folder to the project", async () => {
    const ref = await readFile(join(world.root, "supabase/.temp/project-ref"), "utf8");
    expect(ref).toBe(PROJECT_REF);
  });
});

describe("the doctor, asked about the deployed project", () => {
  const AUTH = [
    "Auth sends through your SMTP",
    "Auth sends as your sender",
    "The mail server takes Auth's password",
    "Links of Auth lead to this site",
    "Links of Auth may lead to its pages",
  ];
  const wrongIn = async (group: Group, ...names: string[]) =>
    (await world.examine(group, ...names)).filter(([, state]) => state === "wrong");

  it("finds nothing wrong", async () => {
    const rows = [...(await world.examine(catalogue)), ...(await world.examine(mail, ...AUTH))];
    expect(rows.filter(([, state]) => state !== "ok")).toEqual([]);
    expect(rows.length).toBe(17);
  });

  it("names what somebody changed, until it is deployed again", async () => {
    const { database, api } = world;
    const services = openPostgres(database.servicesUrl, { max: 1 });
    await services.exec(`
      alter table public.bookings disable row level security;
      update storage.buckets set public = true where id = 'documents';
      delete from cron.job where jobname = 'upkeep';
      update vault.secrets set secret = 'of somebody else' where name = 'scheduler_key';`);
    await services.close();
    const { auth } = api.state;
    const before = { ...auth };
    Object.assign(auth, { uri_allow_list: "", smtp_admin_email: "noreply@mail.app.supabase.io" });
    expect((await wrongIn(catalogue)).map(([check, , found]) => [check, found])).toEqual([
      ["Row-level security is on", "Row-level security of public.bookings is off, not on"],
      ["Buckets", "The bucket documents is public, not private"],
      ["The clock's job", "is missing, switched off, or another statement than this release's"],
      [
        "The clock's key is the functions' key",
        "the vault's scheduler_key is another than the functions' SCHEDULER_KEY",
      ],
    ]);
    expect((await wrongIn(mail, ...AUTH)).map(([check]) => check)).toEqual([
      "Auth sends as your sender",
      "Links of Auth may lead to its pages",
    ]);
    const { code, output } = await world.deploy(["--only", "schema,storage,auth,clock"]);
    expect(code, output).toBe(0);
    expect([...(await wrongIn(catalogue)), ...(await wrongIn(mail, ...AUTH))]).toEqual([]);
    expect(auth).toEqual(before);
  });
});

describe("a deployment after something has changed", () => {
  let output: string;
  let endpoint: string | undefined;
  beforeAll(async () => {
    endpoint = world.stripe.endpoints[0]?.id;
    world.api.state.secrets.set("SCHEDULER_KEY", "another");
    world.api.state.secrets.delete("STRIPE_WEBHOOK_SECRET");
    const result = await world.deploy(["--only", "secrets,auth,clock,payments"], {
      OPENAI_API_KEY: "sk-of-the-model",
      GOOGLE_CLIENT_ID: "google-id",
      GOOGLE_CLIENT_SECRET: "google-secret",
    });
    output = result.output;
    expect(result, result.output).toMatchObject({ code: 0 });
  });

  it("sets only the new variable", () => {
    expect(output).toMatch(/✓ set OPENAI_API_KEY$/m);
    expect(world.api.state.secrets.get("OPENAI_API_KEY")).toBe("sk-of-the-model");
  });

  it("switches Google on when both its values are given", () => {
    expect(world.api.state.auth).toMatchObject({
      external_google_enabled: true,
      external_google_client_id: "google-id",
    });
  });

  it("gives the clock's key to both sides again", async () => {
    expect(output).toContain("keeps its key");
    expect(world.api.state.secrets.get("SCHEDULER_KEY")).toBe(await schedulerKey());
  });

  it("replaces an endpoint at Stripe whose secret the functions don't have", async () => {
    world.api.state.secrets.set("STRIPE_WEBHOOK_SECRET", "whsec_of_another");
    const [{ id = "" } = {}] = world.stripe.endpoints;
    expect((await world.deploy(["--only", "payments"])).output).toContain("endpoint replaced");
    expect(world.stripe.endpoints.map((each) => each.id)).not.toContain(id);
    expect(world.api.state.secrets.get("STRIPE_WEBHOOK_SECRET")).toBe(
      world.stripe.secrets.get(world.stripe.endpoints[0]?.id ?? ""),
    );
  });

  it("replaces an endpoint at Stripe whose secret nobody knows", () => {
    expect(output).toContain("endpoint replaced");
    const [now, ...others] = world.stripe.endpoints;
    expect(others).toEqual([]);
    expect(now?.id).not.toBe(endpoint);
    expect(world.api.state.secrets.get("STRIPE_WEBHOOK_SECRET")).toBe(
      world.stripe.secrets.get(now?.id ?? ""),
    );
  });
});

describe("the next release", () => {
  const NEXT = "20990101000000_home_nicknames.sql";
  const DIGEST = `
    select count(*)::integer as homes, md5(string_agg(to_jsonb(listings)::text, '' order by id)) as digest
    from public.listings`;

  it("is taken in by a project with people's homes, which stay as they are", async () => {
    await fill(world.database.servicesUrl, 100);
    await writeFile(join(world.root, RELEASED_FILE), await releasedNow(world.root));
    const before = await world.database.query(DIGEST);
    expect(before).toMatchObject([{ homes: 100 }]);
    await writeFile(
      join(world.root, "supabase/migrations", NEXT),
      `create table public.home_nicknames (
         listing_id uuid primary key references public.listings (id) on delete cascade,
         nickname text not null
       );
       alter table public.home_nicknames enable row level security;
       revoke all on public.home_nicknames from anon, authenticated;
       insert into public.home_nicknames select id, title from public.listings;`,
    );
    const rehearsal = await world.deploy(["--dry-run", "--only", "database"]);
    expect(rehearsal.output.match(/\d{14}_\w+\.sql/g)).toEqual([NEXT]);
    const { code, output } = await world.deploy(["--only", "database"]);
    expect(code, output).toBe(0);
    expect(output).toContain("✓ 1 migration applied");
    expect(await world.database.query(DIGEST)).toEqual(before);
    const named = "select count(*)::integer as names from public.home_nicknames";
    expect(await world.database.query(named)).toEqual([{ names: 100 }]);
    expect((await world.deploy(["--only", "database"])).output).toContain("✓ already done");
  });

  it("has the search indexes that lack a field built", async () => {
    // As if a release had added a field to a table too large for indexes to be made in a migration.
    await world.database.query("drop index public.listings_lat");
    const rehearsal = await world.deploy(["--dry-run", "--only", "database"]);
    expect(rehearsal.output).toContain("listings_lat");
    const { code, output } = await world.deploy(["--only", "database"]);
    expect(code, output).toBe(0);
    expect(output).toContain("search indexes built: listings_lat");
    const index = "select to_regclass('public.listings_lat') is not null as is_there";
    expect(await world.database.query(index)).toEqual([{ is_there: true }]);
    expect((await world.deploy(["--only", "database"])).output).toContain("✓ already done");
  });

  it("does not take the place of a newer one", async () => {
    await rm(join(world.root, "supabase/migrations", NEXT));
    const { code, output } = await world.deploy(["--only", "database"]);
    expect(code).toBe(1);
    expect(output).toContain(`not in supabase/migrations: ${NEXT}`);
    expect(output).toContain("Deploy from the release that the project has, or from a later one.");
  });
});

async function schedulerKey(): Promise<string> {
  const [row] = await world.database.query<{ decrypted_secret: string }>(
    "select decrypted_secret from vault.decrypted_secrets where name = 'scheduler_key'",
  );
  return row?.decrypted_secret ?? "";
}

async function tables(): Promise<unknown[]> {
  return world.database.query("select tablename from pg_tables where schemaname = 'public'");
}

/** Homes of one person, written as the platform's services may. */
async function fill(url: string, rows: number): Promise<void> {
  const services = openPostgres(url);
  try {
    const owner = idOf("owner of many");
    await services.query("insert into auth.users (id, email) values ($1, 'owner@example.com')", [
      owner,
    ]);
    await insertManyHomes(services, { owner, rows });
  } finally {
    await services.close();
  }
}
