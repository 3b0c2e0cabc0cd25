import type { ChatMessage } from "../request.ts";
import { questionOf } from "../request.ts";

/** What a tool found, with the number under which it is cited. */
export type Found = { source: number; tool: string; facts: Facts };
/** Notes and errors stand beside what was found. */
export type Findings = { found: Found[]; notes: string[] };

/** Facts as they come; each is read with care, as there may be none. */
export type Facts = Readonly<Record<string, unknown>>;

export function findingsIn(messages: readonly ChatMessage[]): Findings {
  const text = messages.map((message) => textOf(message)).join("\n");
  const found = [...text.matchAll(BLOCK)].flatMap(([, source, tool = "", json = ""]) => {
    const facts = parse(json);
    return facts ? [{ source: Number(source), tool, facts }] : [];
  });
  const rest = text.replace(BLOCK, "").split("\n");
  const notes = rest.flatMap((line) => {
    const { note, error } = parse(line) ?? {};
    return [note, error].filter((each) => typeof each === "string");
  });
  return { found, notes };
}

const BLOCK = /<data source="(\d+)" tool="(\w+)">\n(.*)\n<\/data>/g;

export function textIn(facts: Facts, name: string): string {
  const value = facts[name];
  return typeof value === "string" ? value : "";
}

export function numberIn(facts: Facts, name: string): number | undefined {
  const value = facts[name];
  return typeof value === "number" ? value : undefined;
}

export function factsIn(facts: Facts, name: string): Facts {
  const value = facts[name];
  return isFacts(value) ? value : {};
}

export function listIn(facts: Facts, name: string): Facts[] {
  const value = facts[name];
  return Array.isArray(value) ? value.filter(isFacts) : [];
}

export function textsIn(facts: Facts, name: string): string[] {
  const value = facts[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(json: string): Facts | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function textOf(message: ChatMessage): string {
  return questionOf([{ role: "user", content: message.content }]).texts.join("\n");
}
