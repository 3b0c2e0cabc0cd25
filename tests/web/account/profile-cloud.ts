import { resumeSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import type { setupServer } from "msw/node";
import { auth, CLOUD, DANA, rest, sessionOf, storeSession } from "../../support/web-cloud.ts";

/** Dana is signed in; what the page asks of the cloud is written down, and can be made to fail. */
export type ProfileCloud = {
  row: Record<string, unknown>;
  asked: string[];
  /** Statuses of the next answers, by what was asked. */
  broken: Record<string, number>;
};

export async function signedInWithProfile(
  server: ReturnType<typeof setupServer>,
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
  };
  const refusal = (name: string) =>
    cloud.broken[name] ? HttpResponse.json({}, { status: cloud.broken[name] }) : undefined;
  const files = `${CLOUD}/storage/v1/object/avatars/:owner/:name`;
  server.use(
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
      const body = (await request.json()) as { email?: string; data?: { full_name: string } };
      const redirect = new URL(request.url).searchParams.get("redirect_to");
      const { email, data } = body;
      cloud.asked.push(
        `user ${JSON.stringify({ email, data })}${redirect ? ` to ${redirect}` : ""}`,
      );
      const refused = refusal("user");
      if (refused) return refused;
      const metadata = { ...DANA.user_metadata, ...body.data };
      return HttpResponse.json({ ...DANA, user_metadata: metadata });
    }),
    http.get(auth("user"), () => HttpResponse.json(DANA)),
    http.post(auth("token"), () => HttpResponse.json(sessionOf(DANA))),
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
      `${CLOUD}/storage/v1/object/avatars/:owner/:name`,
      () => new HttpResponse("picture", { headers: { "content-type": "image/webp" } }),
    ),
  );
  localStorage.clear();
  sessionStorage.clear();
  storeSession();
  await resumeSession();
  return cloud;
}
