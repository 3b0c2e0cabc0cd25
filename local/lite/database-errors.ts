export interface DatabaseError extends Error {
  /** SQLSTATE. */
  code?: string;
  detail?: string;
  hint?: string;
}

/**
 * PostgREST's answer to a database error: the status from the SQLSTATE, and the database's own
 * code, message, detail and hint. lite's own answer stays where it concerns the API rather than the
 * database (codes PGRST…).
 */
export async function postgrestAnswer(response: Response, error: DatabaseError): Promise<Response> {
  if (response.ok) return response;
  // postgres.js rejects a value of the wrong type before Postgres can.
  if (error.code === "ERR_INVALID_ARG_TYPE") {
    const message = "invalid input: a value has the wrong type for its column";
    return Response.json({ code: "22P02", details: null, hint: null, message }, { status: 400 });
  }
  if (!/^[0-9A-Z]{5}$/.test(error.code ?? "")) return response;
  const body = await response
    .clone()
    .json()
    .catch(() => ({}));
  if (String(body.code).startsWith("PGRST")) return response;
  const isAnonymous = response.status === 401;
  const { code = "", message, detail = null, hint = null } = error;
  return Response.json(
    { code, details: detail, hint, message },
    {
      status: statusOf(code, isAnonymous),
      headers: { "proxy-status": `PostgREST; error=${code}` },
    },
  );
}

/** PostgREST's table, in its order: the first matching prefix decides. */
export function statusOf(sqlstate: string, isAnonymous = false): number {
  const raised = /^PT([2-5]\d\d)$/.exec(sqlstate);
  if (raised) return Number(raised[1]);
  if (sqlstate === "42501") return isAnonymous ? 401 : 403;
  const [, status] = STATUS.find(([prefix]) => sqlstate.startsWith(prefix)) ?? ["", 400];
  return status;
}

const STATUS: [prefix: string, status: number][] = [
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53400", 500],
  ["53", 503],
  ["54", 500],
  ["55", 500],
  ["57P01", 503],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0001", 400],
  ["P0", 500],
  ["PT", 500],
  ["XX", 500],
];
