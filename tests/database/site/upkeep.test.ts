import { readFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { makeListing } from "../../support/props.ts";

/**
 * A tick of the upkeep on Postgres 17, with stand-ins for pg_net and the vault: the functions it calls, and its
 * reports.
 */
const database = ownDatabase({ connections: 6, people: ["olive"] });

describe("a database without the platform's extensions", () => {
  it("does what SQL can do, and names what is missing", async () => {
    await seek("nobody@example.com");
    await forgetful("nobody@example.com");
    expect(await tick()).toBe(
      "Upkeep failed: missing: extension pg_net; missing: extension supabase_vault; " +
        "send news: missing: extension pg_net, extension supabase_vault",
    );
    expect(await waiting()).toEqual([]);
    expect(await status("send news")).toMatchObject({ state: "failing", last_success: null });
    expect(await status("extension pg_net")).toMatchObject({ state: "missing" });
    expect((await status("add showing times from weekly hours"))?.last_success).not.toBeNull();
    await expect(database.query("select private.schedule_upkeep()")).rejects.toThrow(
      "Upkeep was not scheduled. Missing: extension pg_cron, extension pg_net, extension supabase_vault",
    );
  });
});

describe("a database with the platform's extensions", () => {
  beforeAll(async () => {
    await database.exec(
      await readFile(new URL("../../../local/pg-net.sql", import.meta.url), "utf8"),
    );
  });
  beforeEach(async () => {
    await database.exec(`
      delete from private.news_subscriptions;
      truncate net.http_request_queue, net._http_response, vault.decrypted_secrets;
      insert into vault.decrypted_secrets
        values ('project_url', 'https://ours.supabase.co/'), ('scheduler_key', 'secret_x');
      update private.duties
        set request_id = null, looked_at = '-infinity', last_error = null, last_success = null`);
  });

  it("calls no function while nothing is due", async () => {
    expect(await tick()).toBe("");
    expect(await tick()).toBe("");
    expect(await calls()).toEqual([]);
  });

  it("calls none for a site in use whose work is done", async () => {
    await seek("nell@example.com");
    await makeListing(database, "cottage", "olive");
    await database.exec(`
      update private.news_subscriptions set confirmed_at = now(), told_until = now();
      delete from private.email_outbox;
      insert into storage.objects (bucket_id, name)
        values ('property-images', (select id || '/front.webp' from listings limit 1));
      insert into listing_images (listing_id, path, width, height, position)
        select id, id || '/front.webp', 1600, 1200, 0 from listings limit 1`);
    for (let minute = 0; minute < 3; minute += 1) {
      await database.exec("update private.duties set looked_at = '-infinity'");
      expect(await tick()).toBe("");
    }
    expect(await calls()).toEqual([]);
    await database.exec(
      "delete from listings; delete from storage.objects; delete from private.stale_pages",
    );
  });

  it("calls the one that has something to do, once, and records its answer", async () => {
    await seek("nell@example.com");
    expect([await tick(), await tick()]).toEqual(["", ""]);
    const [call, ...others] = await calls();
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      url: "https://ours.supabase.co/functions/v1/news/send",
      headers: { "x-scheduler-key": "secret_x" },
    });
    expect((await status("send news"))?.last_success).toBeNull();
    await answer(call?.id, 200, "{}");
    expect(await tick()).toBe("");
    expect((await status("send news"))?.last_success).not.toBeNull();
    // The mail is still due.
    expect(await calls()).toHaveLength(2);
  });

  it.each([
    ["a wrong key", 403, "forbidden", "send news: 403 forbidden"],
    [
      "a variable that is missing",
      503,
      '{"missing":["MAIL_FROM"]}',
      'send news: 503 {"missing":["MAIL_FROM"]}',
    ],
    ["a wrong address", null, "Couldn't resolve host", "send news: Couldn't resolve host"],
  ])("raises %s, keeps it, and goes on", async (_, code, text, said) => {
    await seek("nell@example.com");
    await tick();
    const [call] = await calls();
    await answer(call?.id, code, text);
    expect(await tick()).toBe(`Upkeep failed: ${said}`);
    expect(await status("send news")).toMatchObject({
      state: "failing",
      last_error: said.slice("send news: ".length),
    });
    const [, again] = await calls();
    await answer(again?.id, 200, "{}");
    expect(await tick()).toBe("");
    expect(await status("send news")).toMatchObject({ state: "ok", last_error: null });
  });

  it("reports a call that is never answered", async () => {
    await seek("nell@example.com");
    await tick();
    await database.exec(
      "update private.duties set requested_at = now() - interval '3 minutes' where name = 'send news'",
    );
    expect(await tick()).toBe("Upkeep failed: send news: no answer");
    expect(await calls()).toHaveLength(2);
  });

  it.each(["project_url", "scheduler_key"])("raises that %s is not in the vault", async (name) => {
    await database.query("update vault.decrypted_secrets set name = 'mistyped' where name = $1", [
      name,
    ]);
    expect(await tick()).toBe(`Upkeep failed: missing: secret ${name}`);
    expect(await status(`secret ${name}`)).toMatchObject({ state: "missing" });
  });

  it("a duty that fails holds up no other, and is tried again at the next tick", async () => {
    await database.exec(
      "update private.duties set work = 'select 1 / 0' where name = 'add showing times from weekly hours'",
    );
    await forgetful("nell@example.com");
    expect(await tick()).toBe(
      "Upkeep failed: add showing times from weekly hours: division by zero",
    );
    expect(await waiting()).toEqual([]);
    expect(await tick()).toContain("division by zero");
    await database.exec(
      "update private.duties set work = 'select private.fill_availability()' where name = 'add showing times from weekly hours'",
    );
    expect(await tick()).toBe("");
  });

  it("checks an hourly duty once an hour", async () => {
    await tick();
    await forgetful("nell@example.com");
    await tick();
    expect(await waiting()).toEqual(["nell@example.com"]);
    await database.exec(
      "update private.duties set looked_at = now() - interval '59 minutes' where name = 'delete unconfirmed addresses for news'",
    );
    await tick();
    expect(await waiting()).toEqual([]);
  });

  it("notices that no clock is ticking", async () => {
    await tick();
    expect((await status("send news"))?.state).toBe("ok");
    await database.exec("update private.duties set looked_at = now() - interval '6 minutes'");
    expect((await status("send news"))?.state).toBe("not looked at: no clock ticks");
  });

  it("two ticks at once call a function once", async () => {
    await seek("nell@example.com");
    expect(await Promise.all([tick(), tick(), tick()])).toEqual(["", "", ""]);
    expect(await calls()).toHaveLength(1);
  });

  it("is scheduled once, for every minute", async () => {
    await database.exec(`
      create schema cron;
      create table cron.job (jobname text, schedule text, command text);
      create function cron.schedule(job_name text, schedule text, command text) returns bigint
      language sql as $$ insert into cron.job values (job_name, schedule, command); select 1::bigint $$`);
    await database.query("select private.schedule_upkeep()");
    expect(await database.query("select * from cron.job")).toEqual([
      { jobname: "upkeep", schedule: "* * * * *", command: await statement() },
    ]);
  });
});

async function statement(): Promise<string> {
  const [row] = await database.query<{ tick: string }>("select private.tick_statement() as tick");
  return row?.tick ?? "";
}

/** The error that the tick raised; "" on success. */
async function tick(): Promise<string> {
  return database.exec(await statement()).then(
    () => "",
    (error: Error) => error.message,
  );
}

/** Subscribes an address to news, so that an email is due. */
async function seek(email: string): Promise<void> {
  await database.query("select private.request_news($1, null)", [email]);
}

/** Subscribes an address that left its confirmation unanswered a week ago; nothing is due. */
async function forgetful(email: string): Promise<void> {
  await database.query(
    `insert into private.news_subscriptions (email, search_term, asked_at)
     values ($1, 'porch', now() - interval '8 days')`,
    [email],
  );
}

async function waiting(): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    "select email from private.news_subscriptions where search_term = 'porch'",
  );
  return rows.map((row) => row.email);
}

type Status = { state: string; last_success: string | null; last_error: string | null };

async function status(duty: string): Promise<Status | undefined> {
  const [row] = await database.query<Status>("select * from upkeep_status() where duty = $1", [
    duty,
  ]);
  return row;
}

type Call = { id: number; url: string; headers: Record<string, string> };

function calls(): Promise<Call[]> {
  return database.query<Call>("select * from net.http_request_queue order by id");
}

async function answer(id: number | undefined, code: number | null, text: string): Promise<void> {
  await database.query(
    `insert into net._http_response (id, status_code, content, error_msg)
     values ($1, $2, case when $2::integer is not null then $3 end, case when $2::integer is null then $3 end)`,
    [id, code, text],
  );
}
