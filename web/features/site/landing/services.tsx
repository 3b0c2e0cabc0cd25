import { PLANS } from "@domain/site/plans/plans.ts";
import { BellRing, CalendarDays, Camera, ListChecks, MessagesSquare, Scale } from "lucide-react";
import type { ReactNode } from "react";

export function Services() {
  return (
    <section aria-labelledby="services" className="page pt-24 sm:pt-36">
      <h2 id="services" className="max-w-3xl font-display text-title">
        Do what a listing agent would do
      </h2>
      <ul className="mt-12 grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-3">
        {SERVICES.map(({ icon, title, text }) => (
          <li
            key={title}
            className="bg-paper py-8 sm:odd:pr-8 sm:even:pl-8 lg:px-8! lg:[&:nth-child(3n)]:pr-0! lg:[&:nth-child(3n+1)]:pl-0!"
          >
            <span
              aria-hidden="true"
              className="text-evergreen [&_svg]:size-7 [&_svg]:stroke-[1.25]"
            >
              {icon}
            </span>
            <h3 className="mt-5 font-display font-medium text-subheading">{title}</h3>
            <p className="mt-2.5 max-w-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SERVICES: readonly { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <Camera />,
    title: "Your listing",
    text: "Add photos and facts step by step. We save as you go, suggest a description from your photos, and check it against fair-housing rules.",
  },
  {
    icon: <CalendarDays />,
    title: "Showings",
    text: "Buyers book from your calendar, and you control it. Choose how early they book, the time between showings, and your days off. It also shows up in your own calendar.",
  },
  {
    icon: <MessagesSquare />,
    title: "Vesty",
    text: "An AI assistant for real estate. It reads about your sale and our handbook before it answers. It works out sums and never guesses them.",
  },
  {
    icon: <Scale />,
    title: "Offers",
    text: "Buyers make their offers here. You see side by side what you would keep from each, and how likely it is to close. Then counter, ask for best and final offers, or accept.",
  },
  {
    icon: <ListChecks />,
    title: "Paperwork and a timeline",
    text: `A private place for your documents, with templates filled in from your listing with the ${PLANS.premium.name}. A timeline shows six steps, from assessment to closing.`,
  },
  {
    icon: <BellRing />,
    title: "Buyers who come back",
    text: "Buyers search by list or map and save their favorites. Saved searches email them when a home like yours appears. Each home has a page that looks good when shared.",
  },
];
