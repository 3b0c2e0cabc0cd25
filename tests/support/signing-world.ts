import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import type { Envelope } from "../../local/stand-ins/documenso/envelopes.ts";
import { reportOf } from "../../local/stand-ins/documenso/reports.ts";
import { createSigningStandIn, type SigningStandIn } from "../../local/stand-ins/documenso.ts";
import type { Letter } from "../../local/stand-ins/mail-store.ts";
import {
  answering,
  listen,
  type NodeHandler,
  sendResponse,
  toRequest,
} from "../../local/web-server.ts";
import type {
  SaleSignings,
  Signing,
} from "../../supabase/functions/_shared/domain/sales/signings.ts";
import { rpc, uploadObject } from "./api.ts";
import { pdf } from "./documents.ts";
import { bearer, jsonOf, postJson } from "./edge-requests.ts";
import { type EdgeWorld, ownEdgeWorld, type Person } from "./edge-world.ts";
import { type FaultProxy, ownFaultProxy } from "./fault-proxy.ts";

/**
 * The function `documents` with a stand-in for the signing service of its own, behind a proxy, so that a test can break
 * it. Reports reach the function when the test says so.
 */
export type SigningWorld = EdgeWorld & {
  standIn: SigningStandIn;
  service: FaultProxy;
  /** The mail that the service sent. */
  mails: Letter[];
  /** A PDF that a person adds to their sale. @returns the file's id. */
  upload(person: Person, saleId: string, name?: string): Promise<string>;
  /** A person sends a PDF to be signed. */
  send(person: Person, saleId: string, fields?: Record<string, unknown>): Promise<Response>;
  /** Sends a new contract that the service takes. */
  sendContract(person: Person, saleId: string): Promise<{ id: string; envelope: Envelope }>;
  /** The envelope of a signing at the service. */
  envelopeOf(id: string): Envelope | undefined;
  /** Everyone signs there. */
  signAll(envelope: Envelope): void;
  /** The service reports the envelope, with this secret. */
  report(envelope: Envelope, secret?: string): Promise<Response>;
  /** The clock's round. */
  round(): Promise<number>;
  /** Makes everything due that waits for its time. */
  later(): Promise<void>;
  read(person: Person, saleId: string): Promise<SaleSignings>;
  signing(person: Person, saleId: string, id: string): Promise<Signing>;
};

export const SIGNING_SECRET = "hook_of_this_test";
const API_KEY = "api_of_this_test";
const MAX_BYTES = 60 * 1024 * 1024;

/** For a test file: called at its top, it stops after the file's last test. */
export async function ownSigningWorld(): Promise<SigningWorld> {
  let made: SigningStandIn | undefined;
  const handler: NodeHandler = async (incoming, outgoing) => {
    const path = incoming.url?.replace(/^\/documenso/, "") || "/";
    const request = await toRequest(Object.assign(incoming, { url: path }), MAX_BYTES);
    const answer = await made?.app.fetch(request);
    await sendResponse(outgoing, answer ?? new Response(null, { status: 503 }));
  };
  const server = await listen(0, handler);
  afterAll(server.close);
  const mails: Letter[] = [];
  const standIn = await createSigningStandIn({
    base: `http://127.0.0.1:${server.port}/documenso`,
    apiKey: API_KEY,
    webhookSecret: SIGNING_SECRET,
    webhookUrl: () => undefined,
    mail: {
      async add(letter) {
        mails.push(letter);
        return { ...letter, id: randomUUID(), created_at: "" };
      },
    },
  });
  made = standIn;
  afterAll(standIn.close);
  const service = await ownFaultProxy(`http://127.0.0.1:${server.port}`, answering(handler));
  const world = await ownEdgeWorld("documents", {
    DOCUMENSO_URL: `${service.url}/documenso`,
    DOCUMENSO_API_KEY: API_KEY,
    DOCUMENSO_WEBHOOK_SECRET: SIGNING_SECRET,
  });
  const envelopeOf = (id: string) =>
    standIn.envelopes.all().find(({ externalId }) => externalId === id);

  async function upload(person: Person, saleId: string, name = "Contract.pdf"): Promise<string> {
    const id = randomUUID();
    const path = `${person.id}/${id}.pdf`;
    await uploadObject(world.cloud, person, `sale-files/${path}`, pdf(name), "application/pdf");
    const body = { path, name, kind: "contract", seen_by: "side" };
    const { headers } = bearer(person.token);
    return (await jsonOf(await world.edge.call(`/sales/${saleId}/files`, postJson(body, headers))))
      .id;
  }

  const send = (person: Person, saleId: string, fields: Record<string, unknown> = {}) =>
    world.edge.call(
      `/sales/${saleId}/signings`,
      postJson({ id: randomUUID(), what: "contract", ...fields }, bearer(person.token).headers),
    );

  const read = async (person: Person, saleId: string): Promise<SaleSignings> =>
    jsonOf(await rpc(world.cloud, person, "signings_of_sale", { sale_id: saleId }));

  return {
    ...world,
    standIn,
    service,
    mails,
    upload,
    send,
    envelopeOf,
    async sendContract(person, saleId) {
      const id = randomUUID();
      const answer = await send(person, saleId, { id, file_id: await upload(person, saleId) });
      const envelope = envelopeOf(id);
      if (!envelope) throw new Error(`Nothing was sent: ${answer.status} ${await answer.text()}`);
      return { id, envelope };
    },
    signAll(envelope) {
      for (const each of envelope.recipients) standIn.envelopes.sign(envelope, each);
    },
    report: (envelope, secret = SIGNING_SECRET) =>
      world.edge.call("/signings/webhook", {
        method: "POST",
        headers: { "content-type": "application/json", "x-documenso-secret": secret },
        body: reportOf("DOCUMENT_COMPLETED", envelope, "https://site.example/hook"),
      }),
    async round() {
      return (await jsonOf(await world.asScheduler("/signings/round"))).done;
    },
    async later() {
      await world.cloud.sql.exec(
        "update private.signings set look_at = look_at - interval '1 day'",
      );
    },
    read,
    async signing(person, saleId, id) {
      const found = (await read(person, saleId)).signings.find((each) => each.id === id);
      if (!found) throw new Error("There is no such signing.");
      return found;
    },
  };
}
