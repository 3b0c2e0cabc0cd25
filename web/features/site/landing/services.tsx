import { PLANS } from "@domain/site/plans.ts";
import { BellRing, CalendarDays, Camera, ListChecks, MessagesSquare, Scale } from "lucide-react";
import type { ReactNode } from "react";

export function Services() {
  return (
    <section aria-labelledby="services" className="page pt-24 sm:pt-36">
      <h2 id="services" className="max-w-3xl font-display text-title">
        What a listing agent would do, in your own hands
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
    text: "Photos, facts and words in a wizard that saves as you go, suggests a description from your photos and checks it against fair-housing rules.",
  },
  {
    icon: <CalendarDays />,
    title: "Showings",
    text: "A calendar that buyers book from and you control: notice, time between showings, days off, and a feed for your own calendar.",
  },
  {
    icon: <MessagesSquare />,
    title: "Vesty",
    text: "An AI real estate assistant that reads your sale and our handbook before it answers, and calculates instead of guessing.",
  },
  {
    icon: <Scale />,
    title: "Offers",
    text: "Buyers make them here. You see side by side what each would leave you and how sure it is, counter, ask for best and final ones, and accept.",
  },
  {
    icon: <ListChecks />,
    title: "Paperwork and a timeline",
    text: `A private place for your documents, templates filled in from your listing with the ${PLANS.premium.name}, and six steps from assessment to closing.`,
  },
  {
    icon: <BellRing />,
    title: "Buyers who come back",
    text: "Search by list or map, favorites, saved searches that email buyers when a home like yours appears, and a page for each home that looks good when shared.",
  },
];
