import type { SaleFileReaders } from "@domain/sales/sale-files.ts";
import { saleFileProblem, waitingPath } from "@domain/sales/sale-files.ts";
import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import { keepSaleFile, uploadSaleFile } from "@web/api/sales/sale-files.ts";
import { createFileQueue, type FileQueue, keptFiles } from "@web/lib/file-queue.ts";
import { untilNetwork } from "@web/lib/until-network.ts";
import { keepQueues } from "@web/session/upload-queues.ts";

const queueOf = keepQueues<FileQueue<SaleFileReaders>>();
const kept = keptFiles();

/** Called when a file has arrived. */
export const onSaleFileKept = kept.listen;

/** The uploads of a person to a step of a sale. */
export function saleFileQueue(userId: string, saleId: string, kind: SaleStepKind) {
  return queueOf(`${userId} ${saleId} ${kind}`, () =>
    createFileQueue<void, SaleFileReaders>({
      pathOf: (id, type) => waitingPath(userId, id, type),
      problemOf: saleFileProblem,
      send: (path, file, options) => uploadSaleFile({ path, file, ...options }),
      keep: ({ path, name }, seen_by) => keepSaleFile(saleId, { path, name, kind, seen_by }),
      onKept: () => kept.tell(),
      untilNetwork,
    }),
  );
}
