import { SALE_FILES_BUCKET } from "../_shared/domain/sales/sale-files.ts";
import { createSigningService, readSigningSettings } from "../_shared/edge/documenso.ts";
import { readSiteUrl } from "../_shared/edge/env.ts";
import { startFunction } from "../_shared/edge/start.ts";
import { createThirdParty } from "../_shared/edge/third-parties.ts";
import { createVisitors } from "../_shared/edge/visitor.ts";
import { createDocumentsApp } from "./app.ts";
import { createOpenDisclosure } from "./disclosures.ts";
import { createDocumentFiles } from "./files.ts";
import { keepDrawn } from "./keep.ts";
import { drawDocument } from "./kit/draw.ts";
import { createKitStore } from "./kit/store.ts";
import { createOfferReader } from "./offers.ts";
import { createOwnershipStore } from "./ownership.ts";
import { createPartyFileStore } from "./party-files.ts";
import { createSaleFileStore } from "./sale-files.ts";
import { createSaleReader } from "./sale-papers.ts";
import { drawSheet } from "./sheets/draw.ts";
import { createSheetStore } from "./sheets/store.ts";
import { drawSignaturePage } from "./signings/signature-page.ts";
import { createSigningStore } from "./signings/store.ts";
import { createDocumentStore } from "./store.ts";

Deno.serve(
  startFunction(
    "documents",
    (read) => ({ siteUrl: readSiteUrl(read), signing: readSigningSettings(read) }),
    (parts) => {
      const { platform, database } = parts;
      const store = createDocumentStore(database);
      const files = createDocumentFiles(platform, database);
      return createDocumentsApp({
        ...parts,
        store,
        files,
        kit: createKitStore(database),
        draw: drawDocument,
        keepDrawn: (user, paper) => keepDrawn(user, paper, { store, files }),
        visitors: createVisitors(platform.secretKey),
        offers: createOfferReader(database),
        sales: createSaleReader(database),
        partyFiles: createPartyFileStore(database),
        saleFiles: createSaleFileStore(database),
        filesOfSales: createDocumentFiles(platform, database, SALE_FILES_BUCKET),
        openDisclosure: createOpenDisclosure(database),
        ownership: createOwnershipStore(database),
        sheets: createSheetStore(database),
        drawSheet,
        signings: createSigningStore(database),
        drawSignaturePage,
        signing: parts.signing && {
          service: createSigningService(parts.signing, createThirdParty("signing", database)),
          webhookSecret: parts.signing.webhookSecret,
        },
      });
    },
  ),
);
