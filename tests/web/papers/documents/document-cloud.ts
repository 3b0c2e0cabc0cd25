import type { OwnerDocument } from "@domain/papers/documents.ts";
import { HttpResponse, http } from "msw";
import { CLOUD, functions } from "../../../support/web-cloud.ts";

const PDF = "application/pdf";

export function ownerDocument(name: string, fields: Partial<OwnerDocument> = {}): OwnerDocument {
  const id = `id-of-${name}`;
  return {
    id,
    name,
    type: name.endsWith(".png") ? "image/png" : PDF,
    size: 1_500_000,
    uploadDate: "2026-11-20T10:00:00.000Z",
    url: `/api/documents/${id}/download`,
    ...fields,
  };
}

/** The function and the bucket, as far as the page can tell. */
export function documentCloud(documents: OwnerDocument[] = []) {
  const deleted = new Map<string, OwnerDocument>();
  const uploads: string[] = [];
  const find = (id: unknown) => documents.find((each) => each.id === id);
  const missing = () =>
    HttpResponse.json({ error: "?", detail: "?", code: "document_not_found" }, { status: 404 });
  const handlers = [
    http.post(`${CLOUD}/storage/v1/object/documents/*`, async ({ request }) => {
      await request.arrayBuffer();
      uploads.push(`${request.headers.get("content-type")} ${new URL(request.url).pathname}`);
      return HttpResponse.json({});
    }),
    http.get(functions("documents"), () => HttpResponse.json(documents)),
    http.post(functions("documents"), async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      const document = ownerDocument(name, { uploadDate: "2026-11-21T10:00:00.000Z" });
      documents.unshift(document);
      return HttpResponse.json(document, { status: 201 });
    }),
    http.patch(functions("documents/:id"), async ({ request, params }) => {
      const document = find(params.id);
      if (!document) return missing();
      document.name = ((await request.json()) as { name: string }).name;
      return HttpResponse.json(document);
    }),
    http.delete(functions("documents/:id"), ({ params }) => {
      const document = find(params.id);
      if (!document) return missing();
      deleted.set(document.id, document);
      documents.splice(documents.indexOf(document), 1);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(functions("documents/:id/restore"), ({ params }) => {
      const document = deleted.get(String(params.id));
      if (!document) return missing();
      documents.push(document);
      return HttpResponse.json(document);
    }),
    http.get(functions("documents/:id/link"), ({ params }) =>
      HttpResponse.json({
        url: `${CLOUD}/signed/${params.id}`,
        expires_at: "2026-11-21T10:05:00Z",
      }),
    ),
    http.get(functions("documents/:id/download"), ({ params }) =>
      HttpResponse.text(`bytes of ${params.id}`, { headers: { "content-type": PDF } }),
    ),
  ];
  return { handlers, documents, uploads };
}
