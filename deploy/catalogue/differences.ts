import type { Kind, Thing } from "../../supabase/catalogue.ts";

/** One thing of a project that isn't as this release has it. */
export type Difference = {
  kind: Kind | "job";
  /** What is wrong, as a sentence. */
  text: string;
  /** What `npm run deploy` runs to mend it; none for what it doesn't touch. */
  mends: string[];
  /** What a person does about it where the deployment doesn't. */
  todo: string;
  /** It follows from another difference, such as the columns of a table that is missing. */
  isPart: boolean;
};

/** What differs, as one text. */
export function textsOf(found: readonly Difference[]): string {
  return found.map(({ text }) => text).join("; ");
}

/** Most words of a thing that a sentence quotes. */
const SHORT = 90;

/** What differs, in the order in which it can be mended. */
export function differencesOf(project: readonly Thing[], release: readonly Thing[]): Difference[] {
  const key = ({ kind, name }: Thing) => `${kind} ${name}`;
  const there = new Map(project.map((thing) => [key(thing), thing]));
  const wanted = new Map(release.map((thing) => [key(thing), thing]));
  const names = (things: readonly Thing[]) =>
    new Set(things.filter(({ kind }) => WHOLES.has(kind)).map(({ name }) => name));
  const [present, released] = [names(project), names(release)];
  const isPart = ({ part }: Thing) =>
    part !== null && !part.startsWith("storage.") && present.has(part) !== released.has(part);
  const found: Difference[] = [];
  for (const now of project) {
    if (wanted.has(key(now)) || ALLOWED.has(now.kind) || isPart(now)) continue;
    // Nothing is granted there.
    if (now.kind === "grant" && now.is === "") continue;
    found.unshift({ ...about(now, undefined), isPart: false });
  }
  for (const thing of release) {
    const now = there.get(key(thing));
    if (now?.is === thing.is || (now === undefined && thing.kind === "grant" && thing.is === ""))
      continue;
    found.push({
      ...about(now, thing),
      isPart: now === undefined && (thing.kind === "firing" || isPart(thing)),
    });
  }
  return found;
}

/** Other things belong to them. A trigger that is missing doesn't run either, and is named once. */
const WHOLES = new Set<Kind>(["table", "view", "function"]);
/** A project may have more of these: they change nothing of ours, or what they belong to is named. */
const ALLOWED = new Set<Kind>(["extension", "index", "bucket", "role", "firing"]);
/** The kinds that a deployment mends. Rows and what other people may have made are left alone. */
const MENDED = new Set<Kind>([
  "extension",
  "function",
  "view",
  "owner",
  "security",
  "policy",
  "trigger",
  "firing",
  "grant",
  "member",
  "bucket",
]);
/** More of these would open rows that this release keeps closed. */
const ENDED = new Set<Kind>(["policy", "grant", "member"]);
function about(now: Thing | undefined, wanted: Thing | undefined): Omit<Difference, "isPart"> {
  const thing = wanted ?? now;
  if (thing === undefined) throw new Error("A difference needs a thing.");
  const { kind, name } = thing;
  const text = SENTENCES[kind](name, now?.is, wanted?.is);
  return { kind, text, mends: mendsOf(kind, now, wanted), todo: todoOf(kind, now, wanted) };
}

function mendsOf(kind: Kind, now: Thing | undefined, wanted: Thing | undefined): string[] {
  if (!MENDED.has(kind) || (wanted === undefined && !ENDED.has(kind))) return [];
  const isEnded = wanted === undefined || kind === "grant" || (now && ANEW.has(kind));
  return [...(isEnded ? [(now ?? wanted)?.ended] : []), wanted?.made].filter(
    (statement) => typeof statement === "string",
  );
}

/** What is there has to end before it can be made as it should be. */
const ANEW = new Set<Kind>(["policy", "trigger"]);

function todoOf(kind: Kind, now: Thing | undefined, wanted: Thing | undefined): string {
  const mends = mendsOf(kind, now, wanted);
  if (mends.length > 0)
    return `If npm run deploy couldn't mend it, run this in the SQL editor as who made it, or ask Supabase's support: ${shortened(mends)}`;
  if (wanted === undefined)
    return `If you made it, know what it opens; otherwise end it in the SQL editor${now?.ended ? `: ${now.ended};` : "."}`;
  if (kind === "role")
    return "Take that right from the role in the SQL editor, or ask Supabase's support.";
  if (kind === "index")
    return `Run in the SQL editor: ${(wanted.made ?? "").replace(/^create (unique )?index/i, (words) => `${words.toLowerCase()} concurrently`)};`;
  return "Change it in the SQL editor to what supabase/schemas says. A deployment leaves it alone, because rows may be at stake.";
}

/** A whole function is in supabase/schemas. */
function shortened(statements: readonly string[]): string {
  return statements
    .map((each) => (each.includes("\n") ? `${each.split("\n", 1)} …` : `${each};`))
    .join(" ");
}

type Sentence = (name: string, now: string | undefined, wanted: string | undefined) => string;

/** "The policy x is missing", "… is not of this release", or what differs. */
function said(what: string, differing: Sentence): Sentence {
  return (name, now, wanted) => {
    if (now === undefined) return `${what} ${name} is missing`;
    if (wanted === undefined) return `${what} ${name} is not of this release`;
    return differing(name, now, wanted);
  };
}

/** Names both where both can be read. */
function instead(what: string): Sentence {
  return said(what, (name, now = "", wanted = "") =>
    Math.max(now.length, wanted.length) > SHORT
      ? `${what} ${name} is not as in this release`
      : `${what} ${name} is ${now}, not ${wanted}`,
  );
}

const SENTENCES: Record<Kind, Sentence> = {
  extension: said("The extension", (name, now, wanted) => `${name} is in ${now}, not in ${wanted}`),
  table: instead("The table"),
  column: instead("The column"),
  constraint: instead("The constraint"),
  index: instead("The index"),
  function: said("The function", functionDiffers),
  view: instead("The view"),
  owner: (name, now, wanted) => `The ${name} belongs to ${now ?? "no one"}, not to ${wanted}`,
  security: (name, now, wanted) =>
    `Row-level security of ${name} is ${now ?? "off"}, not ${wanted ?? "known"}`,
  policy: instead("The policy"),
  trigger: instead("The trigger"),
  firing: (name, now, wanted) => `The trigger ${name} is ${now ?? "missing"}, not ${wanted}`,
  grant: grantDiffers,
  member: (name) => `${name}, which this release doesn't grant`,
  role: (name, now, wanted) =>
    `The role ${name} ${now}, which it must not${wanted ? ` (${wanted})` : ""}`,
  bucket: said("The bucket", (name, now = "", wanted = "") => {
    const [is, should] = [now, wanted].map((text) => text.split(", "));
    const parts = should?.flatMap((part, n) =>
      is?.[n] === part ? [] : [`${is?.[n]}, not ${part}`],
    );
    return `The bucket ${name} is ${parts?.join("; ")}`;
  }),
};

/** Its settings stand before its code: definer or not, search path, volatility. */
function functionDiffers(name: string, now = "", wanted = ""): string {
  const [isHead, isBody] = [0, 1].map((part) => split(now)[part] !== split(wanted)[part]);
  const parts = [...(isHead ? ["settings"] : []), ...(isBody ? ["code"] : [])].join(" and ");
  return `The ${parts} of the function ${name} ${isHead && !isBody ? "are" : "is"} not as in this release`;
}

function split(definition: string): string[] {
  const [head = "", ...code] = definition.split(/^AS /m);
  return [head, code.join("AS ")];
}

/** "function f() to anon" may EXECUTE. */
function grantDiffers(name: string, now = "", wanted = ""): string {
  const at = name.lastIndexOf(" to ");
  const [thing, who] = [name.slice(0, at), name.slice(at + 4)];
  const rights = (text: string) => text.split(/, (?=[A-Z])/).filter(Boolean);
  const more = rights(now).filter((right) => !rights(wanted).includes(right));
  const less = rights(wanted).filter((right) => !rights(now).includes(right));
  const subject = who === "public" ? "everyone (PUBLIC)" : who;
  return [
    ...(more.length > 0
      ? [`${subject} has ${more.join(", ")} on the ${thing}, which this release doesn't grant`]
      : []),
    ...(less.length > 0 ? [`${subject} lacks ${less.join(", ")} on the ${thing}`] : []),
  ].join("; ");
}
