import { Disclosure } from "@web/components/disclosure.tsx";

/** An article's table of contents. On a phone it collapses, so that the text starts sooner. */
export function ArticleContents({ headings }: { headings: { id: string; text: string }[] }) {
  if (headings.length < 3) return <div className="max-lg:hidden" />;
  return (
    <nav
      aria-label="In this article"
      className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
    >
      <Disclosure summary="In this article" className="lg:hidden">
        <Parts headings={headings} />
      </Disclosure>
      <div className="max-lg:hidden">
        <p className="font-semibold text-ink-faint text-kicker uppercase">In this article</p>
        <Parts headings={headings} />
      </div>
    </nav>
  );
}

function Parts({ headings }: { headings: { id: string; text: string }[] }) {
  return (
    <ol className="mt-2 text-sm">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-center rounded-sm py-1 text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
