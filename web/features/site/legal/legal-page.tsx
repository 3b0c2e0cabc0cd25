import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { useJumpToSection } from "@web/lib/use-jump-to-section.ts";
import { Printer } from "lucide-react";
import "./legal.css";
import { LegalBlocks } from "./legal-blocks.tsx";
import { LAST_UPDATED, type LegalDocument, type LegalSection } from "./legal-text.ts";

/** A policy: numbered sections, a linked table of contents, and a print layout. */
export function LegalPage({ title, lead, sections, table }: LegalDocument) {
  useJumpToSection();
  return (
    <article className="page legal pt-8 pb-10 sm:pt-12 sm:pb-14">
      <PageHeader
        kicker={
          <>
            Last updated <time dateTime={LAST_UPDATED.iso}>{LAST_UPDATED.text}</time>
          </>
        }
        title={title}
        lead={lead}
        actions={
          <div className="flex flex-wrap gap-3 print:hidden">
            <LinkButton to={paths.home.href()} variant="secondary">
              Back to Home
            </LinkButton>
            <Button variant="quiet" className="legal-print" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-[1.15rem] stroke-[1.75]" />
              Print
            </Button>
          </div>
        }
      />
      <div className="mt-10 grid gap-10 border-line border-t pt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16 xl:gap-24 print:mt-6 print:block print:pt-6">
        <Contents sections={sections} />
        <div className="max-w-[42.5rem] print:max-w-none">
          {sections.map((section, index) => (
            <section
              key={section.id}
              aria-labelledby={section.id}
              className="not-first:mt-12 print:not-first:mt-6"
            >
              <h2
                id={section.id}
                className="grid grid-cols-[2.75rem_1fr] font-display text-heading sm:grid-cols-[3.25rem_1fr]"
              >
                <span className="text-clay tabular-nums">{index + 1}.</span> {section.title}
              </h2>
              <div className="legal-text mt-4 sm:pl-13">
                <LegalBlocks blocks={section.blocks} table={table} />
              </div>
            </section>
          ))}
          <p className="mt-12 border-line border-t pt-5 text-ink-faint text-sm">
            This text is a template written for this product. The company that runs SelfNVest has
            its own lawyers check it before it relies on it.
          </p>
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100dvh-var(--header-height)-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="font-semibold text-ink-faint text-kicker uppercase">
        Contents
      </h2>
      <ol className="mt-3 grid gap-x-8 text-sm sm:grid-cols-2 lg:grid-cols-1">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex min-h-8 gap-2 rounded-sm py-1 text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 pointer-coarse:min-h-9 pointer-coarse:py-1.5"
            >
              <span className="w-6 shrink-0 text-ink-faint tabular-nums">{index + 1}.</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
