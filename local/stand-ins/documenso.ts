import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import writeFileAtomic from "write-file-atomic";
import { createApi } from "./documenso/api.ts";
import { createEnvelopes, type Envelopes, emptyState } from "./documenso/envelopes.ts";
import { createPages } from "./documenso/pages.ts";
import { createReports, type Reports } from "./documenso/reports.ts";
import type { MailStore } from "./mail-store.ts";

export interface SigningStandInOptions {
  /** The file for its state; in memory by default. */
  file?: string;
  /** The address at which it is served, such as "http://127.0.0.1:54330/documenso". */
  base: string;
  /** The key the product has to present. */
  apiKey: string;
  /** The secret that its reports carry. */
  webhookSecret: string;
  /** The destination of reports; while undefined, they wait. */
  webhookUrl: () => string | undefined;
  /** Where its mail lands. */
  mail: Pick<MailStore, "add">;
}

export interface SigningStandIn {
  /** Mounted at the path of `base`. */
  app: Hono;
  envelopes: Envelopes;
  reports: Reports;
  close(): Promise<void>;
}

const TICK_MS = 1_000;

/**
 * Stands in for Documenso: the parts of its API that the product calls (`/api/v2`), a page on which people sign or
 * decline, its mail with the links, reports to the product, and a desk at `/`. Its state survives a restart.
 */
export async function createSigningStandIn(
  options: SigningStandInOptions,
): Promise<SigningStandIn> {
  const { file, base, mail } = options;
  const path = new URL(base).pathname;
  const text = file === undefined ? "" : await readFile(file, "utf8").catch(() => "");
  const state = text === "" ? emptyState() : { ...emptyState(), ...JSON.parse(text) };
  const saved = async () => {
    if (file === undefined) return;
    await writeFileAtomic(file, `${JSON.stringify(state)}\n`, { mode: 0o600, fsync: false });
  };
  const save = () => void saved().catch(() => {});
  const reports = createReports({
    state,
    webhookUrl: options.webhookUrl,
    secret: options.webhookSecret,
    save,
  });
  const envelopes = createEnvelopes(state, (name, envelope) => {
    reports.add(name, envelope);
    queueMicrotask(() => void reports.run());
  });
  const signingUrl = ({ token }: { token: string }) => `${base}/sign/${token}`;
  const app = new Hono();
  app.route(
    "/api/v2",
    createApi({
      envelopes,
      apiKey: options.apiKey,
      signingUrl,
      save,
      async mail({ title }, recipient) {
        const link = signingUrl(recipient);
        await mail.add({
          ...{ from: "Signing service <sign@documenso.test>", to: [recipient.email] },
          ...{ cc: [], bcc: [], reply_to: [], headers: {}, attachments: [] },
          subject: `Please sign: ${title}`,
          text: `${recipient.name}, please sign here: ${link}`,
          html: `<p>Please <a href="${link}">read and sign</a> the document.</p>`,
        });
      },
    }),
  );
  app.route("/", createPages({ envelopes, reports, path, save }));
  const timer = setInterval(() => void reports.run(), TICK_MS);
  timer.unref();
  return {
    app,
    envelopes,
    reports,
    async close() {
      clearInterval(timer);
      await saved();
    },
  };
}
