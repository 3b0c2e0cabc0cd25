import type { Imported } from "@domain/homes/imported.ts";
import { callFunction, hasKeys } from "../site/transport/functions.ts";

/** Reads an advertisement with the help of the model. @throws AppError `import_…` */
export function readWithAssistant(text: string): Promise<Imported> {
  return callFunction(
    "listings/read-advertisement",
    { method: "POST", body: { text }, timeoutMs: TIMEOUT_MS, fallback: "import_failed" },
    hasKeys<Imported>("fields", "left"),
  );
}

const TIMEOUT_MS = 30_000;
