import { type BuyerLine, buyerLines } from "@domain/people/buyer-lines.ts";
import type { BuyerState } from "@domain/people/buyer-state.ts";
import { DirectionsLink } from "@web/components/directions-link.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { Bell, CalendarCheck, FileSignature, Heart, MessageCircle } from "lucide-react";

const ICONS = {
  offer: FileSignature,
  showing: CalendarCheck,
  question: MessageCircle,
  search: Bell,
  price: Heart,
};

/** Further lines are on the pages to which these lead. */
const MOST = 8;

/** A buyer comes back to this list. The most urgent item is large, and each item links to where it is handled. */
export function BuyerOverview({ state, isFirst }: { state: BuyerState; isFirst: boolean }) {
  const lines = buyerLines(state).slice(0, MOST);
  const [first, ...rest] = lines;
  if (!first) return null;
  if (!isFirst) {
    return (
      <TitledSection title="Homes you are looking at">
        <Lines lines={lines} />
      </TitledSection>
    );
  }
  return (
    <div className="grid gap-8 sm:gap-10">
      <section aria-labelledby="buyer-next" className="grid content-start gap-3">
        <Kicker>{first.isMyMove ? "Your move" : "What comes next"}</Kicker>
        <h2 id="buyer-next" className="wrap-anywhere font-display text-title">
          <Link
            to={first.path}
            className="rounded-sm underline decoration-line-strong underline-offset-[0.2em] hover:text-clay hover:decoration-current"
          >
            {first.title}
          </Link>
        </h2>
        <p className="wrap-anywhere text-ink-soft text-lead">
          {first.home}. {first.detail}
        </p>
        {first.directions && (
          <p>
            <DirectionsLink address={first.directions} />
          </p>
        )}
      </section>
      {rest.length > 0 && <Lines lines={rest} />}
    </div>
  );
}

function Lines({ lines }: { lines: BuyerLine[] }) {
  return (
    <ul aria-label="Homes you are looking at" className="grid border-line border-t">
      {lines.map((line) => {
        const Icon = ICONS[line.kind];
        return (
          <li
            key={`${line.kind} ${line.id}`}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-line border-b py-3.5"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-5 text-ink-faint" />
            <div className="grid gap-0.5">
              <TextLink to={line.path} className="wrap-anywhere line-clamp-2 font-medium">
                {line.title}
              </TextLink>
              <p className="wrap-anywhere text-ink-soft text-sm">
                {line.home} ·{" "}
                <span className={classNames(line.isMyMove && "font-medium text-clay")}>
                  {line.detail}
                </span>
              </p>
              {line.directions && <DirectionsLink address={line.directions} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
