import { PageSection } from "@web/components/page-section.tsx";
import { dayAndClock } from "@web/lib/clock.ts";
import type { ReactNode } from "react";

export function Section(props: { id: string; title: string; lead?: string; children: ReactNode }) {
  return <PageSection {...props} className="lg:grid-cols-[16rem_minmax(0,1fr)]" />;
}

/** A moment in the operator's own time zone; `none` if there is none. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return "never";
  return <time dateTime={at}>{dayAndClock(at)}</time>;
}
