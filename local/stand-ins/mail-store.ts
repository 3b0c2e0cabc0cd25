import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readFile, stat, truncate } from "node:fs/promises";
import { dirname } from "node:path";

export interface Attachment {
  filename: string;
  content_type: string;
  /** base64 */
  content: string;
}

/** What a sender hands in. */
export interface Letter {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  reply_to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: Attachment[];
}

export interface Message extends Letter {
  id: string;
  created_at: string;
}

export interface MailStore {
  /** Newest first. */
  list(): Message[];
  find(id: string): Message | undefined;
  /** Under a key that was used within a day, the message of then; kept on disk when it resolves. */
  add(letter: Letter, key?: string): Promise<Message | "key_used_for_another">;
  clear(): Promise<void>;
}

type Line = { message: Message; key?: string };

const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/** One line of JSON a mail, appended. A line cut short by a crash was never answered for. */
export async function openMailStore(file?: string): Promise<MailStore> {
  const lines = file ? await readLines(file) : [];
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
  return {
    list: () => lines.map((line) => line.message).reverse(),
    find: (id) => lines.find((line) => line.message.id === id)?.message,
    add: (letter, key) =>
      inTurn(async () => {
        const before = key === undefined ? undefined : lines.findLast((line) => line.key === key);
        if (before && isFresh(before.message)) {
          return isSame(before.message, letter) ? before.message : "key_used_for_another";
        }
        const id = randomUUID();
        const message = { id, created_at: new Date().toISOString(), ...letter };
        const line: Line = key === undefined ? { message } : { message, key };
        if (file) await appendWhole(file, `${JSON.stringify(line)}\n`);
        lines.push(line);
        return message;
      }),
    clear: () =>
      inTurn(async () => {
        if (file) await truncate(file).catch(() => {});
        lines.length = 0;
      }),
  };
}

/** When the disk has no room for all of it, none of it stays. */
async function appendWhole(file: string, text: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  try {
    await appendFile(file, text);
  } catch (error) {
    await truncate(file, size).catch(() => {});
    throw error;
  }
}

async function readLines(file: string): Promise<Line[]> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, "utf8").catch(() => "");
  // What comes next must not be glued to the torn line.
  if (text !== "" && !text.endsWith("\n")) await appendFile(file, "\n");
  return text.split("\n").flatMap((line) => {
    try {
      return line === "" ? [] : [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

function isFresh(message: Message): boolean {
  return Date.now() - Date.parse(message.created_at) < KEY_LIFE_MS;
}

function isSame(message: Message, letter: Letter): boolean {
  const { id: _, created_at: __, ...before } = message;
  return JSON.stringify(before) === JSON.stringify(letter);
}
