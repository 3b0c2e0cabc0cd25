import { createHash } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";

/** One connection to a project's database, for one transaction. */
export type Session = {
  query<T>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /** The text that `copy … to stdout` writes. */
  copyOut(query: string): Promise<Readable>;
  copyIn(query: string): Promise<Writable>;
};

/**
 * Runs `work` in one transaction that bypasses row-level security, with settings under which the same
 * value is always written the same way.
 */
export async function inSession<T>(
  databaseUrl: string,
  mode: "repeatable read, read only" | "read committed",
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  // Closing the connection rolls a failed transaction back.
  let patience = 0;
  try {
    const connection = await client.reserve();
    const session: Session = {
      query: async <R>(text: string, params: readonly unknown[] = []) => [
        ...(await connection.unsafe<R[] & Record<string, unknown>[]>(text, [...params] as never[])),
      ],
      async copyOut(query) {
        const rows = await connection.unsafe(query).readable();
        // postgres.js pauses its socket for a slow reader, and leaves it paused if the last rows came in the meantime:
        // the next query would wait forever. Its `_read` resumes the socket.
        rows.once("end", () => rows._read(0));
        return rows;
      },
      copyIn: (query) => connection.unsafe(query).writable(),
    };
    await connection.unsafe(`begin isolation level ${mode}`);
    await connection.unsafe(
      "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; " +
        "set local statement_timeout = 0; set local row_security = off",
    );
    const result = await work(session);
    await connection.unsafe("commit");
    connection.release();
    patience = 5;
    return result;
  } finally {
    await client.end({ timeout: patience });
  }
}

/** Two tables with the same digest have the same contents. */
export type Digest = { rows: number; sha256: string };

/** Reads a `copy` to its end, passing it on to `to` on the way. */
export async function digest(from: Readable, ...to: Writable[]): Promise<Digest> {
  const hash = createHash("sha256");
  let rows = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      // Line breaks within values are escaped.
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      yield chunk;
    }
  };
  const [first, ...rest] = to;
  if (first) await pipeline([from, counted, first, ...rest] as never);
  else for await (const _ of counted(from));
  return { rows, sha256: hash.digest("hex") };
}
