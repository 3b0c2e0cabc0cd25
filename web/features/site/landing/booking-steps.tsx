import { paths } from "@domain/site/paths.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { Photo } from "@web/components/photo.tsx";
import type { PhotoImage } from "@web/lib/photo-sources.ts";
import { GetStarted } from "./get-started.tsx";

export function BookingSteps({
  room,
  onLoginIntent,
}: {
  /** A photograph of a home for sale; without one, only the text shows. */
  room: PhotoImage | undefined;
  onLoginIntent: () => void;
}) {
  return (
    <section aria-labelledby="booking" className="page pt-24 sm:pt-36">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2 xl:gap-x-24">
        {room && (
          <Photo
            image={room}
            sizes="(min-width: 64rem) 45vw, 92vw"
            className="aspect-[4/3] rounded-lg lg:aspect-[5/6] lg:max-h-[44rem] lg:w-full"
          />
        )}
        <div>
          <h2 id="booking" className="font-display text-title">
            From Searching To Booking
          </h2>
          <ol className="mt-8 border-line border-t">
            {STEPS.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[3rem_1fr] border-line border-b py-5 sm:grid-cols-[4rem_1fr]"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-heading text-ink-faint lining-nums leading-tight"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-3">
            <GetStarted onIntent={onLoginIntent} />
            <LinkButton to={paths.listings.href()} variant="secondary" size="lg">
              Find a home
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

const STEPS = [
  {
    title: "They search",
    text: "They search by place, price and rooms, in a list or on the map. Saved searches email them when a new home fits.",
  },
  {
    title: "They pick a time",
    text: "They choose from the hours you offer, in your home's time zone. They need no account and make no phone call.",
  },
  {
    title: "You confirm",
    text: "Or suggest another time. Both of you get an email with a calendar entry.",
  },
  {
    title: "You open the door",
    text: "You know the house best. Afterwards, buyers can tell you what they thought of it.",
  },
];
