/**
 * lite tells the database before each request who is asking in up to ten statements, one after the other, which is more
 * work than most requests. This file makes them one statement.
 */
export function combineSettings(connection: object): void {
  // Both override lite's own methods; if an update of lite renames them, the settings are sent one by one again.
  const methods = {
    applyJwtSessionContext(db: Asker, { auth, storage }: Context) {
      const role = auth?.role || "anon";
      return set(db, {
        "request.jwt.claim.sub": String(auth?.uid ?? ""),
        "request.jwt.claim.role": role,
        "storage.operation": String(storage?.operation ?? ""),
        ...(isObject(auth?.jwt) ? { "request.jwt.claims": JSON.stringify(auth.jwt) } : {}),
        role,
      });
    },
    applyRpcRequestGucs(db: Asker, { method, path, requestHeaders = {} }: Call) {
      return set(db, {
        "response.status": "",
        "response.headers": "",
        "request.method": method,
        "request.path": path,
        "request.headers": JSON.stringify(requestHeaders),
      });
    },
  };
  Object.assign(connection, methods);
}

type Context = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
};
type Call = { method: string; path: string; requestHeaders?: Record<string, string> };

/** The part of lite's query builder (Kysely) that this needs. */
type Asker = {
  selectNoFrom(columns: (build: Builder) => unknown[]): { execute(): Promise<unknown> };
};
type Builder = {
  fn(name: string, args: unknown[]): { as(name: string): unknown };
  val(value: string): unknown;
  lit(value: boolean): unknown;
};

async function set(db: Asker, settings: Record<string, string>): Promise<void> {
  await db
    .selectNoFrom(({ fn, val, lit }) =>
      Object.entries(settings).map(([name, value]) =>
        fn("set_config", [val(name), val(value), lit(true)]).as(name),
      ),
    )
    .execute();
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;
