import { FAQS } from "@domain/site/landing/landing-faqs.ts";
import { paths } from "@domain/site/paths.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { Plus } from "lucide-react";

/** Four questions in native disclosures, which open without JavaScript. */
export function Faq() {
  return (
    <section
      aria-labelledby="faq"
      className="page grid gap-x-16 gap-y-10 pt-24 sm:pt-36 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="faq" className="font-display text-title">
          Before you start
        </h2>
        <p className="mt-5 max-w-xs text-ink-soft">
          The <TextLink to={paths.handbook.href()}>handbook</TextLink> answers the rest, from
          pricing to the day of closing. It is free to read.
        </p>
      </div>
      <div className="border-line border-t">
        {FAQS.map(({ question, answer, assumption }) => (
          <details key={question} className="group border-line border-b">
            <summary className="flex list-none items-baseline justify-between gap-6 rounded-sm py-5 [&::-webkit-details-marker]:hidden">
              <h3 className="font-display font-medium text-subheading">{question}</h3>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 translate-y-0.5 stroke-[1.5] text-ink-faint transition-transform group-open:rotate-45"
              />
            </summary>
            <div className="max-w-2xl pr-10 pb-7 text-ink-soft">
              <p>{answer}</p>
              {assumption && <p className="mt-3 text-ink-faint text-sm">{assumption}</p>}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
