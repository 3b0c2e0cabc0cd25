import postgres from "postgres";

/** One connection, kept for one piece of work after the other. */
export interface Session {
  unsafe: (text: string, values?: unknown[], options?: postgres.UnsafeQueryOptions) => Answer;
  release: () => void;
}
type Answer = Promise<postgres.RowList<postgres.Row[]>>;

/**
 * Connections to a native server for transactions, at most `max`. If the server is lost, postgres.js leaves the
 * questions of a reserved connection without an answer, and its next one ends the process. Here each session has a
 * client of its own, which is thrown away with its connection: all questions are refused right away, and the next work
 * gets a new connection.
 */
export function createSessions(
  url: string,
  options: postgres.Options<Record<string, postgres.PostgresType>>,
  max: number,
) {
  type Line = { client: postgres.Sql; reserved: postgres.ReservedSql; lost: Promise<never> };
  const idle: Line[] = [];
  const waiting: { take: (line: Line | Promise<Line>) => void }[] = [];
  const lostLines = new WeakSet<Promise<never>>();
  const open = new Set<postgres.Sql>();
  let count = 0;

  async function openLine(): Promise<Line> {
    let lose: (reason: Error) => void = () => {};
    const lost = new Promise<never>((_, reject) => {
      lose = reject;
    });
    lost.catch(() => {});
    const client = postgres(url, {
      ...options,
      max: 1,
      connect_timeout: CONNECT_S,
      // A transaction is no place to end a connection because it is old.
      max_lifetime: null,
      onclose: () => {
        lostLines.add(lost);
        lose(connectionLost());
        const place = idle.findIndex((line) => line.lost === lost);
        if (place === -1) return;
        idle.splice(place, 1);
        leave(client);
      },
    });
    open.add(client);
    try {
      return { client, lost, reserved: await client.reserve() };
    } catch (error) {
      leave(client);
      throw error;
    }
  }

  /** The session's place is free for the next caller that waits. */
  function leave(client: postgres.Sql): void {
    open.delete(client);
    count -= 1;
    client.end({ timeout: 0 }).catch(() => {});
    const next = waiting.shift();
    if (!next) return;
    count += 1;
    next.take(openLine());
  }

  function take(): Line | Promise<Line> {
    const line = idle.pop();
    if (line) return line;
    if (count >= max) return new Promise((resolve) => waiting.push({ take: resolve }));
    count += 1;
    return openLine();
  }

  async function reserve(): Promise<Session> {
    const line = await take();
    let isReleased = false;
    return {
      unsafe: (text, values, queryOptions) =>
        lostLines.has(line.lost)
          ? line.lost
          : Promise.race([
              line.reserved.unsafe(text, values as never[], queryOptions) as unknown as Answer,
              line.lost,
            ]),
      release() {
        if (isReleased) return;
        isReleased = true;
        if (lostLines.has(line.lost)) return leave(line.client);
        const next = waiting.shift();
        if (next) next.take(line);
        else idle.push(line);
      },
    };
  }

  return {
    reserve,
    async close(): Promise<void> {
      await Promise.all([...open].map((client) => client.end({ timeout: 5 })));
    },
  };
}

/** A developer waits only briefly for a server that hangs, not for half a minute. */
const CONNECT_S = 5;

function connectionLost(): Error {
  return Object.assign(new Error("The connection to the database was lost."), {
    code: "CONNECTION_CLOSED",
  });
}

/** Whether an error says that there was no server to answer, or that it was about to leave. */
export function isConnectionLoss(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && LOSSES.test(code);
}

/** The state for callers in the meantime, and for the terminal. */
export const DATABASE_GONE =
  "The database at DATABASE_URL does not answer. Start it again: requests work as soon as it is back.";

/** Error codes of postgres.js, of the system, and of Postgres while it stops and starts. */
const LOSSES =
  /^(CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET)|ENOTFOUND|EPIPE|57P0[123])$/;
