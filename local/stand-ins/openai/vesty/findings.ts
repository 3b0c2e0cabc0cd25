import { type ChatMessage, questionOf } from "../request.ts";

/** A tool's finding, with the number under which it is cited. */
export type Found = { source: number; tool: string; facts: Readonly<Record<string, unknown>> };

/** Reads the findings as the function writes them. Notes say why there is nothing, or what went wrong. */
export function readFindings(messages: readonly ChatMessage[]) {
  const contents = messages.map(({ content }) => ({ role: "user" as const, content }));
  const text = questionOf(contents).texts.join("\n");
  const found = [...text.matchAll(BLOCK)].map(([, source, tool = "", json = ""]): Found => {
    // An answer that is too long is cut off, and then it isn't JSON.
    return { source: Number(source), tool, facts: json.endsWith("}") ? JSON.parse(json) : {} };
  });
  const notes = [...text.matchAll(NOTE)].map(([, json = ""]) => String(JSON.parse(json)));
  return { found, notes: [...new Set(notes)] };
}

const BLOCK = /^<data source="(\d+)" tool="(\w+)">\n(.*)\n<\/data>$/gm;
const NOTE = /^\{"(?:note|error)":(".*")\}$/gm;
