import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGateway } from "./gateway.ts";
import { makeKeys } from "./keys.ts";
import { createLite, type Lite } from "./lite/app.ts";
import { type DatabaseError, postgrestAnswer } from "./lite/database-errors.ts";
import { openEngine } from "./lite/engine.ts";
import { createFileStore } from "./lite/files.ts";
import { type NativePostgres, startNativePostgres } from "./native-postgres.ts";
import { readProjectConfig } from "./project-config.ts";
import { googleService, servicesOf } from "./services.ts";
import { type Undo, undoAll } from "./undo.ts";
import { listen } from "./web-server.ts";

export interface Replica {
  /** The address of its API. */
  url: string;
  server: NativePostgres;
  stop(): Promise<void>;
}

/**
 * A read replica as the hosted platform has them: a standby of this server, which repeats it by streaming replication,
 * with an API of its own that reads. Before each request, the API calls the function that deployments name as PostgREST's
 * db-pre-request.
 * @param primary a server with PRIMARY_SETTINGS.
 */
export async function startReplica(
  primary: NativePostgres,
  publishableKey: string,
): Promise<Replica> {
  const undo: Undo = [];
  const stop = () => undoAll(undo);
  try {
    const server = await startNativePostgres({ standbyOf: primary });
    undo.push(server.stop);
    const folder = await mkdtemp(join(tmpdir(), "selfnvest-replica-"));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const engine = await openEngine({ databaseUrl: server.url });
    undo.push(engine.close);
    const stopping = new AbortController();
    undo.push(async () => stopping.abort());
    const keys = { ...(await makeKeys()), publishable: publishableKey };
    const lite = await createLite({
      engine,
      files: createFileStore(folder),
      keys,
      config: await readProjectConfig(),
      apiUrl: "",
      siteUrl: "http://localhost",
      confirmEmail: true,
      mail: servicesOf({}, "http://127.0.0.1", keys.jwtSecret).mail,
      google: googleService({}, "http://127.0.0.1"),
      warn: () => {},
      stopped: stopping.signal,
    });
    const readOnly: Lite = async (request) => {
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead || !new URL(request.url).pathname.startsWith("/rest/v1/"))
        return Response.json({ message: "a read replica only reads tables" }, { status: 405 });
      try {
        await engine.sql.query("select private.refuse_if_behind()");
      } catch (error) {
        return postgrestAnswer(new Response(null, { status: 500 }), error as DatabaseError);
      }
      return lite(request);
    };
    const door = await listen(
      0,
      createGateway({
        lite: readOnly,
        functions: { handle: async (_, __, answer) => void answer.writeHead(404).end() },
        publicObjects: async () => null,
        secretKey: keys.secret,
        losses: engine.losses,
      }),
    );
    undo.push(door.close);
    return { url: `http://127.0.0.1:${door.port}`, server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
