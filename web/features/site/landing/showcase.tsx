import type { ReactNode } from "react";
import { AsBuilt } from "./as-built.tsx";

export type ShowcaseExamples = { chat: ReactNode; calendar: ReactNode; timeline: ReactNode };

export function Showcase({ examples }: { examples: ShowcaseExamples }) {
  return (
    <section aria-labelledby="about" className="page pt-24 sm:pt-36">
      <h2 id="about" className="max-w-3xl font-display text-title">
        A sale takes a few months and many small decisions. Here is what helps.
      </h2>
      <ol className="mt-12 showcase grid gap-8 sm:mt-16">
        {CARDS.map((card) => (
          <li key={card.id} className="showcase-item">
            <article className="showcase-card grid overflow-hidden rounded-lg border border-line bg-surface lg:min-h-[34rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <div className="flex flex-col justify-center p-6 sm:p-10 xl:p-14">
                <h3 className="font-display font-medium text-heading">{card.title}</h3>
                <p className="mt-4 max-w-md text-ink-soft">{card.text}</p>
              </div>
              <figure className="showcase-piece grid content-center overflow-hidden border-line bg-sunken px-4 py-8 max-[18rem]:px-2 max-lg:border-t sm:px-10 lg:border-l">
                <figcaption className="sr-only">{card.example}</figcaption>
                <div className="mx-auto w-full max-w-xl rounded-lg border border-line bg-surface p-4 shadow-lifted max-[18rem]:p-2 sm:p-6">
                  <AsBuilt id={`example-${card.id}`}>{examples[card.id]}</AsBuilt>
                </div>
              </figure>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}

const CARDS = [
  {
    id: "chat",
    title: "Ask Vesty, at any hour",
    text: "Vesty knows your listing, your showings and your timeline, and works out your net proceeds. Each answer names its handbook page. If Vesty doesn't know something, Vesty says so.",
    example: "An example: a question about the asking price, and Vesty's answer.",
  },
  {
    id: "calendar",
    title: "Showings that fit your week",
    text: "Offer the hours that suit you, once or every week. Buyers pick one of them, and you confirm it. No time can be booked twice, and reminders are sent automatically.",
    example: "An example: a month with the days on which a home can be seen.",
  },
  {
    id: "timeline",
    title: "Six steps to closing",
    text: "You see what is done, what is next and which documents you need, from the first step to the keys.",
    example: "An example: the timeline of a sale in its third step.",
  },
] as const;
