import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql } from "../../local/database.ts";
import { inOurFormat } from "./our-format.ts";
import { schemaFiles } from "./schemas.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SCHEMA_FILE = join(ROOT, "supabase/schema.md");

/** The order in which one reads the database: what each chapter is about, and its tables. */
const CHAPTERS: [title: string, about: string, tables: string[]][] = [
  [
    "Homes",
    "What is for sale. Most of the product hangs on a row of `listings`.",
    [
      "public.listings",
      "public.home_owners",
      "public.hidden_places",
      "public.price_history",
      "private.listing_fields",
    ],
  ],
  [
    "Photos",
    "The pictures of a home, their order and their copies.",
    [
      "public.listing_images",
      "private.photo_lists",
      "private.photo_hashes",
      "private.moving_photos",
      "private.discarded_photos",
      "private.kept_photos",
    ],
  ],
  [
    "Search and map",
    "Counts and places that make searching cheap, and what is known about where homes are.",
    [
      "private.listing_filters",
      "private.listing_counts",
      "private.map_cells",
      "private.home_changes",
      "private.places",
      "private.towns",
      "private.phrase_readings",
      "private.geocoder_cache",
      "private.geocoder_turns",
      "private.homes_to_place",
    ],
  ],
  [
    "What visitors remember",
    "Favorites, notes, saved searches and shared lists; and how often a home was looked at.",
    [
      "public.favorites",
      "public.home_marks",
      "public.home_visits",
      "public.saved_searches",
      "private.saved_search_mail",
      "public.shared_lists",
      "public.shared_list_guests",
      "public.shared_list_homes",
      "public.shared_list_votes",
      "public.comparable_homes",
      "public.price_benches",
      "public.home_outcomes",
      "public.listing_views",
      "public.listing_view_counts",
      "private.listing_view_days",
      "private.short_addresses",
    ],
  ],
  [
    "Times to come",
    "When an owner shows a home. A visitor books one of the free times.",
    [
      "public.availability",
      "public.availability_rules",
      "public.showing_settings",
      "public.days_off",
      "public.offered_days",
      "public.open_houses",
      "private.open_house_openings",
      "private.free_slots",
      "private.news_subscriptions",
    ],
  ],
  [
    "Bookings",
    "A visit to a home: requested, confirmed, moved, canceled, and what the visitor thought of it.",
    [
      "public.bookings",
      "public.booking_proposals",
      "public.showing_feedback",
      "private.booking_channels",
      "private.booking_origins",
      "private.proven_mailboxes",
      "private.proven_requests",
      "private.trusted_people",
      "private.check_ins",
    ],
  ],
  [
    "Conversations",
    "What a buyer and an owner write to each other about a home.",
    [
      "public.conversations",
      "public.messages",
      "public.conversation_members",
      "private.conversation_visitors",
      "private.joined_conversations",
      "private.conversation_blocks",
      "private.showing_steps",
      "private.removed_messages",
    ],
  ],
  [
    "Answers and disclosures",
    "What an owner publishes about a home for buyers, and who has read it.",
    [
      "public.listing_answers",
      "private.listing_questions",
      "private.answer_times",
      "private.disclosures",
      "private.disclosure_versions",
      "private.disclosure_acknowledgements",
      "private.disclosure_openings",
      "private.disclosure_guests",
      "private.disclosure_requests",
      "private.disclosure_invitations",
    ],
  ],
  [
    "Offers",
    "An offer is its versions; a sale begins when one is accepted.",
    [
      "public.offers",
      "public.offer_buyers",
      "public.offer_versions",
      "public.offer_rounds",
      "public.offer_acts",
      "private.offer_channels",
      "public.offer_files",
      "public.offer_settings",
      "public.sale_figures",
      "public.sales",
      "public.sale_steps",
      "public.sale_acts",
      "public.amendments",
      "public.settlements",
      "public.sale_facts",
      "private.step_kinds",
      "private.step_parties",
      "private.step_facts",
      "private.contract_forms",
      "public.sale_files",
      "private.signings",
      "private.signers",
      "private.signed_files",
      "public.sale_parties",
      "public.sale_party_acts",
      "private.membership_kinds",
      "private.memberships",
      "private.invitation_refusals",
      "private.offer_channels",
      "private.showings_of_offers",
      "private.offers_to_remind",
      "private.rounds_to_remind",
    ],
  ],
  [
    "News and mail",
    "What people are told, and how it is mailed.",
    [
      "public.notifications",
      "private.notification_kinds",
      "public.notification_preferences",
      "public.push_subscriptions",
      "private.push_keys",
      "private.push_outbox",
      "private.due_pushes",
      "private.email_outbox",
      "private.due_mails",
      "private.failed_mails",
      "private.mail_days",
      "private.mail_caps",
    ],
  ],
  [
    "Plans and payments",
    "A plan is computed from facts that Stripe reports.",
    [
      "public.subscriptions",
      "private.stripe_customers",
      "private.stripe_events",
      "private.payment_facts",
      "private.checkouts",
      "private.known_plans",
      "private.plan_refunds",
      "private.webhook_failures",
    ],
  ],
  [
    "Vesty, documents and the dashboard",
    "What an owner works with.",
    [
      "public.chat_threads",
      "public.chat_messages",
      "private.chat_usage",
      "public.documents",
      "public.timeline_steps",
      "public.timeline_tasks",
      "public.handbook_articles",
    ],
  ],
  [
    "People",
    "Accounts are in Auth's own `auth.users`.",
    ["auth.users", "public.profiles", "private.account_deletions"],
  ],
  [
    "Reports",
    "What people report, and what moderators do about it.",
    [
      "private.report_subjects",
      "private.cases",
      "private.reports",
      "private.case_steps",
      "private.suspensions",
      "private.withheld_homes",
      "private.ownership_proofs",
      "private.ownership_openings",
      "private.ownership_rule",
      "private.mortgage_rate",
      "private.account_mail_limit",
      "private.telephone_rule",
      "private.withheld_answers",
    ],
  ],
  [
    "Running the site",
    "Limits, links, what the clock has to do, and pages to build again.",
    [
      "private.limits",
      "private.kept_periods",
      "private.pots",
      "private.mail_providers",
      "private.rate_buckets",
      "private.pot_takings",
      "private.link_purposes",
      "private.links",
      "private.ended_links",
      "private.duties",
      "private.file_rounds",
      "private.upkeep_status",
      "private.third_parties",
      "private.stale_pages",
      "private.builds",
    ],
  ],
];

type Table = { name: string; about: string | null; rows: boolean };
type Column = { table: string; name: string; type: string; facts: string };
type Policy = { table: string; name: string; verb: string; roles: string; rule: string };
type Trigger = { table: string; when: string; condition: string | null; calls: string };
type Routine = { name: string; source: string; only_reads: boolean };

/**
 * `supabase/schema.md`: each table with its columns, policies, triggers and their steps, the functions that write it
 * and the functions of the API that read it.
 * @throws when a table is in no chapter, or a chapter names a table that is not there.
 */
export async function schemaDocument(sql: Sql): Promise<string> {
  const [tables, columns, policies, triggers, routines] = await Promise.all([
    sql.query<Table>(TABLES),
    sql.query<Column>(COLUMNS),
    sql.query<Policy>(POLICIES),
    sql.query<Trigger>(TRIGGERS),
    sql.query<Routine>(ROUTINES),
  ]);
  checkChapters(tables.map(({ name }) => name));
  const code = new Code(routines);
  const of = <T extends { table: string }>(rows: T[], { name }: Table) =>
    rows.filter(({ table }) => table === name);
  const lines = [INTRODUCTION];
  for (const [title, , names] of CHAPTERS)
    lines.push(
      `- **${title}**: ${names.map((name) => `[${short(name)}](#${anchor(name)})`).join(", ")}`,
    );
  for (const [title, about, names] of CHAPTERS) {
    lines.push("", `## ${title}`, "", about);
    for (const name of names) {
      const table = tables.find((each) => each.name === name) as Table;
      lines.push(
        ...tableSection(table, of(columns, table), of(policies, table), of(triggers, table), code),
      );
    }
  }
  return inOurFormat("schema.md", `${lines.join("\n")}\n`);
}

const INTRODUCTION = `# The database

<!-- Written by \`npm run generate -- types\` from supabase/schemas. Not to be edited by hand. -->

Each table with its columns, who may do what (policies), what happens when a row is written (triggers, with their steps in
order), the functions that write it, and those that only read, and read it themselves. \`public\` has what the API exposes,
\`private\` has no API. A function's code is in the file that its name links to.

"Written by" and "read by" are found in the functions' code; a statement that is put together while it runs is not seen.
`;

function tableSection(
  { name, about }: Table,
  columns: Column[],
  policies: Policy[],
  triggers: Trigger[],
  code: Code,
): string[] {
  const lines = ["", `### ${name}`, ""];
  if (about) lines.push(oneLine(about), "");
  if (columns.length > 0) {
    lines.push("| Column | Type | |", "| --- | --- | --- |");
    for (const each of columns) lines.push(`| ${each.name} | ${each.type} | ${cell(each.facts)} |`);
    lines.push("");
  }
  for (const each of policies)
    lines.push(
      `- Policy, ${each.verb}, ${each.roles}: ${oneLine(each.name)} \`${oneLine(each.rule)}\``,
    );
  for (const each of triggers) {
    const condition = each.condition ? `, when ${each.condition}` : "";
    lines.push(`- Trigger, ${each.when}${condition}: ${code.link(each.calls)}`);
    for (const step of code.stepsOf(each.calls)) lines.push(`  1. ${step}`);
  }
  const writers = code.writersOf(name);
  if (writers.length > 0)
    lines.push(`- Written by ${writers.map((each) => code.link(each)).join(", ")}`);
  const readers = code.readersOf(name);
  if (readers.length > 0)
    lines.push(`- Read by ${readers.map((each) => code.link(each)).join(", ")}`);
  return lines;
}

/** The tables and other functions that the functions' code names. */
class Code {
  readonly #bodies = new Map<string, Routine & { bare: string }>();
  readonly #files = fileOfFunctions();

  constructor(routines: Routine[]) {
    for (const each of routines) {
      const bare = each.source.replace(/--.*$/gm, "").replace(/'(?:[^']|'')*'/g, "''");
      this.#bodies.set(each.name, { ...each, bare });
    }
  }

  link(name: string): string {
    const file = this.#files.get(name) ?? this.#files.get(name.replace(/^public\./, "private."));
    return file === undefined ? `\`${short(name)}\`` : `[${short(name)}](${file})`;
  }

  /** The steps that the list `private.<table>_<before or after>_<verb>` calls, each with the comment above it. */
  stepsOf(name: string): string[] {
    if (!/_(before|after)_/.test(name)) return [];
    const source = this.#bodies.get(name)?.source ?? "";
    const body = source.slice(Math.max(0, source.search(/^\s*begin\b/m)));
    const steps: string[] = [];
    let comment = "";
    for (const line of body.split("\n")) {
      const [, words] = /^\s*--\s*(.*)$/.exec(line) ?? [];
      if (words !== undefined) comment = `${comment} ${words}`.trim();
      if (words !== undefined) continue;
      const calls = [...line.matchAll(/\b(private\.\w+)\s*\(/g)].map(([, call = ""]) => call);
      for (const call of calls.filter((each) => this.#bodies.has(each) && !WHO_ASKS.has(each))) {
        steps.push(comment === "" ? this.link(call) : `${this.link(call)}: ${comment}`);
        comment = "";
      }
      const isCondition = /^\s*(if|else|elsif|for|and|is distinct)\b/.test(line);
      if (!isCondition && line.trim() !== "") comment = "";
    }
    return steps;
  }

  writersOf(table: string): string[] {
    const writes = new RegExp(
      `\\b(insert into|update( only)?|delete from( only)?|merge into) ${table.replace(".", "\\.")}\\b`,
      "i",
    );
    return this.#named(({ bare }) => writes.test(bare));
  }

  /** Functions that only read, and whose own code names the table. */
  readersOf(table: string): string[] {
    const reads = new RegExp(`\\b(from|join) ${table.replace(".", "\\.")}\\b`, "i");
    return this.#named(({ only_reads, bare }) => only_reads && reads.test(bare));
  }

  #named(is: (routine: Routine & { bare: string }) => boolean): string[] {
    return [...this.#bodies.values()].filter(is).map(({ name }) => name);
  }
}

/** Questions of a list's conditions, which are no steps. */
const WHO_ASKS = new Set(["private.is_api_caller", "private.is_seeding"]);

/** The file that has each function's code, from the folder of the document. */
function fileOfFunctions(): Map<string, string> {
  const files = new Map<string, string>();
  for (const { path, text } of schemaFiles()) {
    const file = path.replace("supabase/", "");
    for (const [, name = ""] of text.matchAll(
      /^create (?:or replace )?function ((?:public|private)\.\w+)/gm,
    ))
      files.set(name, file);
  }
  return files;
}

function checkChapters(tables: string[]): void {
  const listed = CHAPTERS.flatMap(([, , names]) => names);
  const missing = tables.filter((name) => !listed.includes(name));
  const gone = listed.filter((name) => !tables.includes(name));
  if (missing.length > 0 || gone.length > 0)
    throw new Error(
      `CHAPTERS in tests/support/schema-document.ts ${missing.length > 0 ? `lacks ${missing.join(", ")}` : ""} ${gone.length > 0 ? `names ${gone.join(", ")}, which are not there` : ""}`,
    );
}

const short = (name: string) => name.replace(/^(public|private)\./, "");
const anchor = (name: string) => name.replace(".", "");
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const cell = (text: string) => oneLine(text).replaceAll("|", "\\|");

const OURS = "('public', 'private')";

const TABLES = `
  select format('%s.%s', relnamespace::regnamespace, relname) as name, obj_description(oid, 'pg_class') as about
  from pg_class where relnamespace::regnamespace::text in ${OURS} and relkind in ('r', 'p', 'v') and not relispartition
  union all select 'auth.users', null
  order by 1`;

const COLUMNS = `
  select format('%s.%s', c.relnamespace::regnamespace, c.relname) as "table", a.attname as name,
         format_type(a.atttypid, a.atttypmod) as type,
         concat_ws('; ',
           (select 'primary key' from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)),
           (select 'references ' || k.confrelid::regclass from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) order by k.conname limit 1),
           case when not a.attnotnull then 'may be null' end,
           col_description(c.oid, a.attnum)) as facts
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'p', 'v') and not c.relispartition and a.attnum > 0
    and not a.attisdropped
  order by 1, a.attnum`;

const POLICIES = `
  select format('%s.%s', schemaname, tablename) as "table", policyname as name, lower(cmd) as verb,
         array_to_string(roles, ', ') as roles, coalesce(qual, with_check) as rule
  from pg_policies p where schemaname in ${OURS} and not exists (
    select from pg_class c where c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass and c.relispartition)
  order by 1, 3, 2`;

/** The order of their names is the order in which Postgres runs triggers of a kind. */
const TRIGGERS = `
  select format('%s.%s', c.relnamespace::regnamespace, c.relname) as "table",
         concat_ws(' ',
           case when t.tgtype & 2 <> 0 then 'before' when t.tgtype & 64 <> 0 then 'instead of' else 'after' end,
           array_to_string(array_remove(array[
             case when t.tgtype & 4 <> 0 then 'insert' end, case when t.tgtype & 16 <> 0 then 'update' end,
             case when t.tgtype & 8 <> 0 then 'delete' end, case when t.tgtype & 32 <> 0 then 'truncate' end],
             null), ' or '),
           case when t.tgtype & 1 <> 0 then 'of a row' else 'of a statement' end,
           case when t.tgdeferrable then '(at the end of the transaction)' end) as "when",
         regexp_replace(substring(pg_get_triggerdef(t.oid) from 'WHEN \\((.*)\\) EXECUTE'), '\\s+', ' ', 'g')
           as condition,
         format('%s.%s', p.pronamespace::regnamespace, p.proname) as calls
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and t.tgparentid = 0 and p.pronamespace::regnamespace::text in ${OURS}
  order by 1, t.tgtype & 2 desc, t.tgtype & 28, t.tgtype & 1, t.tgname`;

const ROUTINES = `
  select format('%s.%s', p.pronamespace::regnamespace, p.proname) as name,
         coalesce(nullif(p.prosrc, ''), pg_get_functiondef(p.oid)) as source,
         p.provolatile <> 'v' as only_reads
  from pg_proc p
  where p.pronamespace::regnamespace::text in ${OURS} and p.prokind = 'f'
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`;
