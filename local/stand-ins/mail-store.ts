import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

interface Attachment {
  filename: string;
  content_type: string;
  /** base64 */
  content: string;
}

/** The fields that a sender submits. */
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
  /** Emails on disk, newest first: an email that has been seen here is still there after a crash. */
  list(): Message[];
  find(id: string): Message | undefined;
  /** A key that was used within a day returns its earlier message. Resolves once it is on disk. */
  add(letter: Letter, key?: string): Promise<Message | "key_used_for_another">;
  clear(): Promise<void>;
}

type Line = { message: Message; key?: string };

const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/** One line of JSON per mail, appended. */
export async function openMailStore(file?: string): Promise<MailStore> {
  const lines = file ? await readLines(file) : [];
  const kept = new Set(lines);
  let written: Promise<void> = Promise.resolve();
  const inTurn = (write: (path: string) => Promise<void>): Promise<void> => {
    if (file) written = written.catch(() => {}).then(() => write(file));
    return written;
  };
  return {
    list: () =>
      lines
        .filter((line) => kept.has(line))
        .map(({ message }) => message)
        .reverse(),
    find: (id) => lines.find((line) => line.message.id === id)?.message,
    async add(letter, key) {
      const before = key === undefined ? undefined : lines.findLast((line) => line.key === key);
      if (before && isFresh(before.message)) {
        return isSame(before.message, letter) ? before.message : "key_used_for_another";
      }
      const message = { id: randomUUID(), created_at: new Date().toISOString(), ...letter };
      const line: Line = key === undefined ? { message } : { message, key };
      lines.push(line);
      await inTurn((path) => appendFile(path, `${JSON.stringify(line)}\n`));
      kept.add(line);
      return message;
    },
    async clear() {
      lines.length = 0;
      kept.clear();
      await inTurn((path) => writeFile(path, ""));
    },
  };
}

async function readLines(file: string): Promise<Line[]> {
  await mkdir(dirname(file), { recursive: true });
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function isFresh(message: Message): boolean {
  return Date.now() - Date.parse(message.created_at) < KEY_LIFE_MS;
}

function isSame(message: Message, letter: Letter): boolean {
  const { id: _, created_at: __, ...before } = message;
  return JSON.stringify(before) === JSON.stringify(letter);
}
