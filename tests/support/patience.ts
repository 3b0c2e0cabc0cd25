import { vi } from "vitest";
import { PATIENCE_MS } from "./limits.ts";

type WaitFor = typeof vi.waitFor & { isPatient?: true };

// Vitest's own limit is a second, and has no setting. Files of one worker share `vi`.
const waitFor: WaitFor = vi.waitFor;
if (!waitFor.isPatient) {
  const patient: WaitFor = (check, options) =>
    waitFor(check, { timeout: PATIENCE_MS, ...(typeof options === "object" ? options : {}) });
  patient.isPatient = true;
  vi.waitFor = patient;
}
