import { type ClockCloud, startClock } from "./clock.ts";

/** Has `documents` forget what was deleted, and files that became no document (trust.md E5). */
export function startDocumentClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "documents/sweep",
    isDue: IS_DUE,
    name: "documents",
    trouble: "Documents that were deleted could not be removed",
  });
}

/** As `sweep_documents` chooses. */
const IS_DUE = `
  select exists (
    select from public.documents d where d.deleted_at < now() - interval '24 hours'
  ) or exists (
    select from storage.objects o
    where o.bucket_id = 'documents' and o.created_at < now() - interval '24 hours'
      and not exists (select from public.documents d where d.path = o.name)
  ) as is_due`;
