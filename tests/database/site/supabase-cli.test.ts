import { describe, expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";
import { supabaseCli } from "../../support/supabase-cli.ts";

/** The platform's own tools on our project, without Docker and without a network. */
const ours = ownDatabase();
const broken = ownDatabase();

describe("supabase db advisors", () => {
  it("finds nothing in our schema", async () => {
    const { findings } = await advice(ours.url);
    // An index is unused until there is traffic; nothing else is tolerated.
    expect(findings.filter(({ name }) => name !== "unused_index")).toEqual([]);
  });

  it("finds every canary, so its silence means something", async () => {
    await broken.exec(CANARIES);
    const { code, findings } = await advice(broken.url);
    expect(code).toBe(1);
    const found = new Set(findings.map((finding) => finding.name));
    expect([...found].sort()).toEqual(expect.arrayContaining(EXPECTED));
  });
});

const CANARIES = `
  create table public.canary_open (id integer, email text);
  grant select on public.canary_open to anon;
  create table public.canary (id integer primary key, user_id uuid references auth.users (id), data jsonb);
  alter table public.canary enable row level security;
  grant all on public.canary to anon, authenticated;
  create policy "Everybody writes" on public.canary for insert to anon, authenticated with check (true);
  create policy "Slow" on public.canary for select to authenticated using (user_id = auth.uid());
  create policy "Twice" on public.canary for select to authenticated
    using ((auth.jwt() -> 'user_metadata' ->> 'admin')::boolean);
  create index canary_one on public.canary (user_id);
  create index canary_two on public.canary (user_id);
  create view public.canary_view as select * from public.bookings;
  grant select on public.canary_view to anon;
  create function public.canary() returns integer language sql as 'select 1';
  create extension citext with schema public;`;

const EXPECTED = [
  "auth_rls_initplan",
  "duplicate_index",
  "extension_in_public",
  "function_search_path_mutable",
  "multiple_permissive_policies",
  "no_primary_key",
  "rls_disabled_in_public",
  "rls_policy_always_true",
  "rls_references_user_metadata",
  "security_definer_view",
];

interface Finding {
  name: string;
  level: string;
  detail: string;
}

async function advice(url: string): Promise<{ code: number; findings: Finding[] }> {
  const { code, stdout, stderr } = await supabaseCli(
    ...["db", "advisors", "--level", "info", "--fail-on", "warn"],
    ...["--output-format", "json", `--remote=${url}`],
  );
  try {
    return { code, findings: JSON.parse(stdout).results };
  } catch {
    throw new Error(`The advisors did not answer (${code}): ${stdout}${stderr}`);
  }
}
