// Long, because each break is made by hand in a project, named and mended.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences, mend } from "../../../deploy/catalogue/mend.ts";
import { releaseCatalogue } from "../../../deploy/catalogue/release.ts";
import { applyMigrations, openPostgres } from "../../../local/database.ts";
import { catalogueOf, type Query, type Thing } from "../../../supabase/catalogue.ts";
import type { TestDatabase } from "../../support/database-server.ts";
import { PROJECT_ROOT } from "../../support/imports.ts";
import { OPEN_BY_DEFAULT, type Platform, startPlatform } from "../../support/platform/platform.ts";

/** What `npm run deploy` and the doctor find in a project that somebody changed by hand, and what is mended. */
let platform: Platform;
let project: TestDatabase & { servicesUrl: string };
let release: Thing[];
const query: Query = (text) => project.query(text);

beforeAll(async () => {
  platform = await startPlatform();
  project = await platform.createProject();
  await applyMigrations(project);
  release = await releaseCatalogue(PROJECT_ROOT);
});
afterAll(async () => {
  await project.close();
  await platform.stop();
});

/** As the platform's own superuser, who may do what a person in the dashboard may, and more. */
async function byHand(statement: string): Promise<void> {
  const services = openPostgres(project.servicesUrl, { max: 1 });
  try {
    await services.exec(statement);
  } finally {
    await services.close();
  }
}

const found = async () =>
  (await differences(query, release)).filter(({ isPart }) => !isPart).map(({ text }) => text);

describe("a project as this release makes it", () => {
  it("differs in nothing", async () => {
    expect(await found()).toEqual([]);
    expect(release.length).toBeGreaterThan(2_000);
  });

  it("differs in nothing where older projects open what is new", async () => {
    const older = await platform.createProject("older");
    await applyMigrations(older);
    await older.exec(OPEN_BY_DEFAULT);
    expect(await differences((text) => older.query(text), release)).toEqual([]);
    await older.close();
  });

  it("may have extensions, indexes, buckets, roles of its own", async () => {
    await byHand(`
      create extension unaccent with schema extensions;
      create index bookings_of_ours on public.bookings (visitor_name);
      create function public.rls_auto_enable() returns event_trigger language plpgsql as $$ begin end; $$;
      create role reporting;
      grant select on public.bookings to reporting;
      insert into storage.buckets (id, name, public) values ('press', 'press', true);`);
    expect(await found()).toEqual([]);
  });

  it("is named with its schema whatever the search path is", async () => {
    const [before] = await project.query<{ path: string }>(
      "select current_setting('search_path') as path",
    );
    const names = (await catalogueOf(query)).filter(({ kind }) => kind === "table");
    expect(names.every(({ name }) => /^(public|private)\./.test(name))).toBe(true);
    expect(
      await project.query("select current_setting('search_path') as path"),
      "the path is as it was",
    ).toEqual([before]);
  });
});

/** Each is made by hand, named in these words, and mended. */
const BREAKS: [statement: string, text: string][] = [
  [
    "alter table public.profiles disable row level security",
    "Row-level security of public.profiles is off, not on",
  ],
  [
    `drop policy "Owners read the bookings of their homes" on public.bookings`,
    'The policy "Owners read the bookings of their homes" on public.bookings is missing',
  ],
  [
    "create policy everyone on public.bookings for select to authenticated using (true)",
    "The policy everyone on public.bookings is not of this release",
  ],
  [
    `create policy everyone on storage.objects for select to anon using (bucket_id = 'documents')`,
    "The policy everyone on storage.objects is not of this release",
  ],
  [
    "update storage.buckets set public = true where id = 'sale-files'",
    "The bucket sale-files is public, not private",
  ],
  [
    "update storage.buckets set file_size_limit = null where id = 'avatars'",
    "The bucket avatars is for files of any size, not for files of 2097152 bytes at most",
  ],
  [
    "alter function private.is_owner_of(uuid, uuid) owner to supabase_auth_admin; grant supabase_auth_admin to postgres",
    "The function private.is_owner_of(uuid,uuid) belongs to supabase_auth_admin, not to postgres",
  ],
  [
    `create or replace function private.may_add_files() returns boolean language plpgsql stable security definer
     set search_path = '' as $$ begin return true; end; $$`,
    "The code of the function private.may_add_files() is not as in this release",
  ],
  [
    "alter function private.may_add_files() security invoker",
    "The settings of the function private.may_add_files() are not as in this release",
  ],
  [
    "alter function private.may_add_files() reset search_path",
    "The settings of the function private.may_add_files() are not as in this release",
  ],
  [
    "grant select on private.duties to authenticated",
    "authenticated has SELECT on the table private.duties, which this release doesn't grant",
  ],
  [
    "grant update (phone) on public.profiles to anon",
    "anon has UPDATE (phone) on the table public.profiles, which this release doesn't grant",
  ],
  [
    "revoke delete on public.favorites from authenticated",
    "authenticated lacks DELETE on the table public.favorites",
  ],
  [
    "grant execute on function public.begin_account_deletion to public",
    "everyone (PUBLIC) has EXECUTE on the function public.begin_account_deletion(uuid), which this release doesn't grant",
  ],
  [
    "alter table public.bookings disable trigger before_insert",
    "The trigger before_insert on public.bookings is off, not on",
  ],
  [
    "drop trigger before_insert on public.bookings",
    "The trigger before_insert on public.bookings is missing",
  ],
  [
    "grant create on schema public to anon",
    "anon has CREATE on the schema public, which this release doesn't grant",
  ],
  ["drop function public.my_payments()", "The function public.my_payments() is missing"],
];

describe("a change that somebody made by hand", () => {
  it.each(BREAKS)("%s is named, then mended", async (statement, text) => {
    await byHand(statement);
    expect(await found()).toEqual([expect.stringContaining(text)]);
    const { mended, refused, left } = await mend(query, release);
    expect(mended.map((each) => each.text)).toEqual([expect.stringContaining(text)]);
    expect([refused, left]).toEqual([[], []]);
    expect(await found()).toEqual([]);
  });
});

/** Each is named with what a person does about it, and left alone. */
const LEFT_ALONE: [statement: string, text: string, undo: string][] = [
  [
    // Only who granted it can take it back.
    "grant service_role to authenticated",
    "authenticated may act as service_role, which this release doesn't grant",
    "revoke service_role from authenticated",
  ],
  [
    "alter table public.bookings add column diary text",
    "The column public.bookings.diary is not of this release",
    "alter table public.bookings drop column diary",
  ],
  [
    "alter table public.listings alter column title drop not null",
    "The column public.listings.title is text default ''::text, not text not null default ''::text",
    "alter table public.listings alter column title set not null",
  ],
  [
    "create table public.leads (name text)",
    "The table public.leads is not of this release",
    "drop table public.leads",
  ],
  [
    "create function public.all_people() returns bigint language sql security definer as $$ select 1 $$",
    "The function public.all_people() is not of this release",
    "drop function public.all_people()",
  ],
  [
    "create trigger copied after insert on public.messages for each row execute function private.refuse_write()",
    "The trigger copied on public.messages is not of this release",
    "drop trigger copied on public.messages",
  ],
  [
    "create view public.contacts as select full_name, phone from public.profiles",
    "The view public.contacts is not of this release",
    "drop view public.contacts",
  ],
  [
    "alter table private.duties drop constraint duties_sql_or_function",
    "The constraint duties_sql_or_function on private.duties is missing",
    `alter table private.duties add constraint duties_sql_or_function
     check (num_nonnulls(work, route) = 1 and (route is null) = (due is null))`,
  ],
  [
    "alter role authenticated bypassrls",
    "The role authenticated ignores row-level security, which it must not",
    "alter role authenticated nobypassrls",
  ],
  [
    "alter table storage.objects disable row level security",
    "Row-level security of storage.objects is off, not on",
    "alter table storage.objects enable row level security",
  ],
];

describe("a thing that a deployment leaves alone", () => {
  it.each(LEFT_ALONE)("%s is named, then left alone", async (statement, text, undo) => {
    await byHand(statement);
    const { mended, refused, left } = await mend(query, release);
    expect(mended).toEqual([]);
    const named = [...refused, ...left];
    expect(named.map((each) => each.text)).toEqual([text]);
    expect(named.every(({ todo }) => todo.length > 20)).toBe(true);
    await byHand(undo);
    expect(await found()).toEqual([]);
  });

  it("doesn't keep it from mending the rest", async () => {
    await byHand(
      "alter table storage.objects disable row level security; alter table public.offers disable row level security",
    );
    const { mended, refused } = await mend(query, release);
    expect(mended.map(({ text }) => text)).toEqual([
      "Row-level security of public.offers is off, not on",
    ]);
    expect(refused.map(({ text }) => text)).toEqual([
      "Row-level security of storage.objects is off, not on",
    ]);
    await byHand("alter table storage.objects enable row level security");
  });
});
