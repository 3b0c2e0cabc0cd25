import { HttpResponse, http } from "msw";
import type { setupServer } from "msw/node";
import { comesBack } from "../../../support/returning-person.ts";
import { auth, CLOUD, DANA, functions, rest, sessionOf } from "../../../support/web-cloud.ts";

/** Dana is signed in; the page's requests are recorded and can be made to fail. */
export type ProfileCloud = {
  row: Record<string, unknown>;
  asked: string[];
  /** Statuses of the next answers, by request. */
  broken: Record<string, number>;
  /** Whether a user without a password has signed in recently. */
  isRecent: boolean;
};

export const DANAS_PASSWORD = "correct horse";

/** The token of the session just begun with the password; supabase-js parses it. */
export const FRESH_TOKEN = [{ alg: "HS256" }, { sub: DANA.id, exp: 4_000_000_000 }, {}]
  .map((part) => btoa(JSON.stringify(part)).replace(/=+$/, ""))
  .join(".");

/** @param user as Auth describes them, e.g. with their sign-in providers. */
export async function signedInWithProfile(
  server: ReturnType<typeof setupServer>,
  user: typeof DANA & { app_metadata?: object } = DANA,
): Promise<ProfileCloud> {
  const cloud: ProfileCloud = {
    row: {
      full_name: "Dana Whitfield",
      phone: "303-555-0100",
      property_address: null,
      property_type: "condo",
      avatar_path: null,
    },
    asked: [],
    broken: {},
    isRecent: true,
  };
  const refusal = (name: string) =>
    cloud.broken[name] ? HttpResponse.json({}, { status: cloud.broken[name] }) : undefined;
  const files = `${CLOUD}/storage/v1/object/avatars/:owner/:name`;
  server.use(
    http.get(rest("notification_preferences"), () => HttpResponse.json([])),
    http.get(functions("notifications/push-key"), () => HttpResponse.json({ key: null })),
    http.get(rest("profiles"), () => refusal("read") ?? HttpResponse.json([cloud.row])),
    http.patch(rest("profiles"), async ({ request }) => {
      const change = (await request.json()) as Record<string, unknown>;
      cloud.asked.push(`patch ${JSON.stringify(change)}`);
      const refused = refusal("patch");
      if (refused) return refused;
      cloud.row = { ...cloud.row, ...change };
      return HttpResponse.json([cloud.row]);
    }),
    http.put(auth("user"), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      const { email, data, password, current_password } = body;
      cloud.asked.push(`user ${JSON.stringify({ email, data, password, current_password })}`);
      const refused = refusal("user");
      if (refused) return refused;
      const metadata = { ...DANA.user_metadata, ...(data as object) };
      return HttpResponse.json({ ...DANA, user_metadata: metadata });
    }),
    http.get(auth("user"), () => HttpResponse.json(DANA)),
    http.post(auth("token"), async ({ request }) => {
      const { password } = (await request.json()) as Record<string, string>;
      if (password === undefined) return HttpResponse.json(sessionOf(DANA));
      cloud.asked.push(`sign in with ${password}`);
      return password === DANAS_PASSWORD
        ? HttpResponse.json({ ...sessionOf(DANA), access_token: FRESH_TOKEN })
        : HttpResponse.json(
            { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
            { status: 400 },
          );
    }),
    http.post(rest("rpc/my_telephone"), () =>
      HttpResponse.json({ offered: false, number: null, confirmed_at: null }),
    ),
    http.post(rest("rpc/signed_in_recently"), () => HttpResponse.json(cloud.isRecent)),
    http.post(auth("logout"), ({ request }) => {
      cloud.asked.push(`logout ${new URL(request.url).searchParams.get("scope")}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(files, async ({ request, params }) => {
      cloud.asked.push(`upload ${params.owner} ${request.headers.get("content-type")}`);
      return refusal("upload") ?? HttpResponse.json({ Key: "x" });
    }),
    http.delete(`${CLOUD}/storage/v1/object/avatars`, async ({ request }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      cloud.asked.push(`remove ${prefixes}`);
      return HttpResponse.json({});
    }),
    http.get(
      files,
      () => new HttpResponse("picture", { headers: { "content-type": "image/webp" } }),
    ),
  );
  await comesBack(user);
  return cloud;
}
