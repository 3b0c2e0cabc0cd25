import { SectionHeading } from "@web/components/section-heading.tsx";
import type { ReactNode } from "react";

/** A section of the styleguide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = chapterId(title);
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}

/** The anchor for the table of contents. */
export function chapterId(title: string): string {
  return `styleguide-${title.toLowerCase().replaceAll(" ", "-")}`;
}

/** A labeled sample. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="font-semibold text-ink-faint text-kicker uppercase">{name}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
