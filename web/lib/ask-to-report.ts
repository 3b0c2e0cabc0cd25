import type { ReportedKind } from "@domain/talk/reports.ts";
import { create } from "zustand";

/** The subject that a person wants to report. */
export type Reportable = {
  kind: ReportedKind;
  /** The id of a home, message or answer; for a person, `conversation:<id>` or `showing:<id>`. */
  subject: string;
  /** The dialog names its subject by this: a home's title, a person's first name. */
  name?: string | undefined;
  /** The messages of a reported person, one of which may be reported instead. */
  messages?: { subject: string; name: string }[] | undefined;
  /** The token of the link that shows it to someone without an account. */
  token?: string | undefined;
};

/** The subject of the open report; `web/app/report-host.tsx` shows the dialog. Any feature can ask for it. */
export const useReporting = create<{ reported: Reportable | null }>(() => ({ reported: null }));

export function askToReport(reported: Reportable): void {
  useReporting.setState({ reported });
}

export function endReport(): void {
  useReporting.setState({ reported: null });
}
