import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Sql } from "../../local/database.ts";

/**
 * The JSON that functions return, compared with the types that domain/site/database/database.ts names: nothing else compares
 * them.
 */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FUNCTIONS = join(ROOT, "supabase/functions");
const DATABASE = join(FUNCTIONS, "_shared/domain/site/database");

/** The rows that are leased of the outbox: the function that sends them names the type of a row. */
const CLAIMS: Record<string, { file: string; type: string }> = {
  claim_invitations: { file: "parties/message.ts", type: "DueInvitation" },
  claim_booking_emails: { file: "send-booking-emails/due-email.ts", type: "DueEmail" },
  claim_news_mails: { file: "news/message.ts", type: "DueNewsMail" },
  claim_notification_mails: { file: "notifications/message.ts", type: "DueNotificationMail" },
  claim_pushes: { file: "notifications/push.ts", type: "DuePush" },
  claim_saved_search_mails: { file: "saved-searches/message.ts", type: "DueSearchMail" },
};

/** The answers collected of each function, as JSON. */
export type Collected = Map<string, Set<string>>;

/** The keys of `type Answers`, and of the records in it, and the functions that lease mails. */
export async function answerNames(): Promise<string[]> {
  const source = await readFile(join(DATABASE, "database.ts"), "utf8");
  const written = /^type Answers = ([\s\S]*?)(?=^type )/m.exec(source)?.[1] ?? "";
  const keys = written.matchAll(/^ {2}(\w+): /gm);
  const records = [...written.matchAll(/Record<([^>]*)>/g)].flatMap(([, record = ""]) => [
    ...record.matchAll(/"(\w+)"/g),
  ]);
  return [...[...keys, ...records].map((found) => found[1] ?? ""), ...Object.keys(CLAIMS)];
}

export function add(collected: Collected, name: string, answer: unknown): void {
  const answers = collected.get(name) ?? new Set();
  collected.set(name, answers.add(JSON.stringify(answer)));
}

/** Begins the notices. */
const NEWS = "answered: ";

/** The answers that {@link recordAnswers} put into a notice, which no rollback takes back. */
export function addNotice(collected: Collected, notice: string): void {
  if (!notice.startsWith(NEWS)) return;
  const { name, answer } = JSON.parse(notice.slice(NEWS.length));
  add(collected, name, answer);
}

/**
 * Replaces each function by one that calls it and records its answer, for every caller. A function that names its
 * parameters by its own name can't be renamed.
 */
export function recordAnswers(sql: Sql, names: string[]): Promise<void> {
  return sql.transaction(async (tx) => {
    await tx.exec(RECORD);
    await tx.query(
      `select pg_temp.record_answers(p.oid) from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.proname = any ($1)
         and p.prosrc !~ format('\\m%s\\.', p.proname)`,
      [names],
    );
  });
}

/** An information reaches the client at any level of messages. */
const RECORD = `
  create schema hearing;
  grant usage on schema hearing to public;
  create function hearing.tell_answer(name text, answer jsonb) returns boolean language plpgsql as $$
  begin
    raise info '${NEWS}%', jsonb_build_object('name', name, 'answer', answer);
    return true;
  end $$;
  grant execute on function hearing.tell_answer to public;
  create function pg_temp.record_answers(function oid) returns void language plpgsql as $$
  declare
    p pg_proc := (select f from pg_proc f where f.oid = function);
    itself text := format('public.%I', p.proname || '_itself');
    call text := itself || '(' || (select coalesce(string_agg('$' || n, ', ' order by n), '')
                                   from generate_series(1, p.pronargs) n) || ')';
    role text;
  begin
    execute format('alter function %s rename to %I', function::regprocedure, p.proname || '_itself');
    execute format('create function public.%I(%s) returns %s language sql as $body$ %s $body$',
      p.proname, pg_get_function_arguments(function), pg_get_function_result(function),
      format('select answer.* from %s as answer where hearing.tell_answer(%L, %s)', call, p.proname,
             case when p.proretset then 'jsonb_build_array(to_jsonb(answer))' else 'to_jsonb(answer)' end));
    foreach role in array array['anon', 'authenticated', 'service_role'] loop
      execute format(
        case when has_function_privilege(role, function, 'execute') then 'grant execute on function public.%I to %I'
             else 'revoke execute on function public.%I from public, %I' end, p.proname, role);
    end loop;
  end $$`;

/** The functions whose answers say nothing: they refused, or answered with null, nothing or empty lists only. */
export function silent(names: string[], collected: Collected): string[] {
  return names.filter((name) =>
    [...(collected.get(name) ?? [])].every((answer) => /^(null|\[\]|\{\})$/.test(answer)),
  );
}

/** The compiler's words about each answer that isn't what its type says, and about each type that any JSON has. */
export async function differences(collected: Collected, names: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "selfnvest-answers-"));
  try {
    const answers = [...collected].flatMap(([name, all]) =>
      distinct(all).map((answer) => ({ name, answer })),
    );
    // A line each, so that the compiler's line says whose answer it is.
    await writeFile(
      join(folder, "answers.ts"),
      [
        `import type { Database } from "${join(DATABASE, "database.ts")}"; import type { Json } from "${join(DATABASE, "database.types.ts")}"; type Functions = Database["public"]["Functions"]; export type Told<T> = Json extends T ? never : Json[] extends T ? never : true;`,
        ...answers.map(
          ({ name, answer }, n) =>
            `export const answer${n} = ${answer} satisfies ${declaredAs(name)};`,
        ),
        ...names.map((name) => `export const told_${name}: Told<${declaredAs(name)}> = true;`),
      ].join("\n"),
    );
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: join(ROOT, "tsconfig.json"),
        compilerOptions: { types: [] },
        include: ["answers.ts"],
      }),
    );
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    const { stdout, stderr } = spawnSync(tsc, ["-p", folder, "--pretty", "false"], {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 50_000_000,
    });
    return (stdout + stderr)
      .split(/\n(?! )/)
      .filter(Boolean)
      .map((message) => {
        const line = Number(/answers\.ts\((\d+),/.exec(message)?.[1] ?? 0);
        const name = [...answers.map((answer) => answer.name), ...names][line - 2];
        return name ? `${name}: ${message.replace(/^.*?: error /, "")}` : message;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function declaredAs(name: string): string {
  const claim = CLAIMS[name];
  return claim
    ? `import("${join(FUNCTIONS, claim.file)}").${claim.type}[]`
    : `Functions["${name}"]["Returns"]`;
}

/** One answer of each shape: their words differ, which unions list; texts, numbers and times don't count. */
function distinct(answers: Set<string>): string[] {
  const shapes = new Map<string, string>();
  for (const answer of answers) shapes.set(shapeOf(JSON.parse(answer)), answer);
  return [...shapes.values()];
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join()}]`;
  if (value !== null && typeof value === "object")
    return `{${Object.entries(value)
      .map(([key, part]) => `${key}:${shapeOf(part)}`)
      .join()}}`;
  return typeof value === "string" && !/^[a-z_-]{1,30}$/.test(value)
    ? "text"
    : JSON.stringify(value).replace(/^-?\d.*/, "0");
}
