import { acceptsShowings, FALLBACK_TITLE } from "@domain/homes/listings.ts";
import { paths } from "@domain/site/paths.ts";
import { useQueries } from "@tanstack/react-query";
import { nextFreeTimeQuery } from "@web/api/homes/listing-extras.ts";
import type { KeptListing } from "@web/api/search/kept-listings.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { Photo } from "@web/components/photo.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import { useMarks } from "@web/session/home-marks.ts";
import { useOwnLoan } from "@web/session/own-loan.ts";
import { X } from "lucide-react";
import type { CSSProperties, Ref } from "react";
import { CompareFeatures } from "./compare-features.tsx";
import {
  type BesideHomes,
  compareRows,
  featuresNotShared,
  monthlyCostText,
} from "./compare-rows.ts";

/** Homes side by side: a column per home, a row per fact. The row names stay visible. */
export function CompareTable(props: {
  homes: readonly KeptListing[];
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
  /** The scroll container; it takes the focus when a column is removed. */
  ref?: Ref<HTMLElement>;
}) {
  const { homes, onlyDifferences, onRemove } = props;
  const beside = useBesideHomes(homes);
  const all = compareRows(homes, beside);
  const rows = all.filter((row) => row.differs || !onlyDifferences);
  const special = featuresNotShared(homes);
  const hasFeatures = homes.some((home) => home.features.length > 0);
  return (
    <section
      ref={props.ref}
      aria-label="Homes side by side"
      // Keyboard users can only scroll what they can focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="@container relative snap-x snap-mandatory scroll-pl-22 overflow-x-auto overscroll-x-contain max-[18rem]:scroll-pl-0 sm:scroll-pl-44"
    >
      <table
        // On a phone, two whole homes are seen at a time.
        className="w-full min-w-[calc(5.5rem+var(--homes)*max(6.25rem,(100cqw-5.5rem)/2))] table-fixed border-separate border-spacing-0 text-left text-sm sm:min-w-[calc(7rem+var(--homes)*11rem)]"
        style={{ "--homes": homes.length } as CSSProperties}
      >
        <caption className="sr-only">
          Homes compared. A row in which they differ says so beside its name.
        </caption>
        <thead>
          <tr>
            <td className={classNames(STICKY, "border-b-0 py-0!")} />
            {homes.map((home) => (
              <td key={home.id} className="snap-start pt-1 pr-3 pb-2 align-top sm:pr-5">
                <div className="flex items-start gap-1">
                  <Photo
                    image={home.images[0]}
                    sizes="(min-width: 64rem) 18rem, 12rem"
                    className="h-20 min-w-0 flex-1 rounded-lg sm:h-40"
                  />
                  <IconButton
                    variant="quiet"
                    size="sm"
                    className="-mr-2"
                    label={`Remove ${home.title || FALLBACK_TITLE}`}
                    aria-describedby={placeId(home)}
                    icon={<X />}
                    onClick={() => onRemove(home.id)}
                  />
                </div>
              </td>
            ))}
          </tr>
          <tr>
            <td className={classNames(STICKY, "border-b-0 py-0!")} />
            {homes.map((home) => (
              // The title alone: it is read out with every cell of its column.
              <th
                key={home.id}
                scope="col"
                className="border-line border-b pr-3 sm:pr-5 pb-2 align-top"
              >
                <HomeTitle home={home} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <RowName differs={row.differs}>{row.label}</RowName>
              {row.values.map((value, position) => (
                <td
                  key={homes[position]?.id}
                  {...(row.label === "Address"
                    ? { id: `place-${homes[position]?.id}`, translate: "no" }
                    : {})}
                  className={classNames(CELL, row.differs && "font-medium")}
                >
                  {value ?? <NotGiven />}
                </td>
              ))}
            </tr>
          ))}
          {hasFeatures && (!onlyDifferences || special.size > 0) && (
            <tr>
              <RowName differs={special.size > 0}>Features</RowName>
              {homes.map((home) => (
                <td key={home.id} className={CELL}>
                  <CompareFeatures
                    features={home.features}
                    special={special}
                    onlySpecial={onlyDifferences}
                  />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p className="sticky left-0 pt-3 text-ink-soft text-xs">{monthlyCostText(beside.loan)}</p>
    </section>
  );
}

function HomeTitle({ home }: { home: KeptListing }) {
  const state = useBackgroundState();
  return (
    <Link
      to={paths.listing.href(home.id)}
      state={state}
      // Titles repeat; addresses don't.
      aria-describedby={placeId(home)}
      className="line-clamp-2 rounded-sm font-display font-medium text-base decoration-1 sm:text-subheading underline-offset-4 hover:underline"
    >
      {home.title || FALLBACK_TITLE}
    </Link>
  );
}

function useBesideHomes(homes: readonly KeptListing[]): BesideHomes {
  const loan = useOwnLoan();
  const notes = useMarks((marks) => marks.notes);
  const open = homes.filter(({ status }) => acceptsShowings(status));
  const times = useQueries({ queries: open.map(({ id }) => nextFreeTimeQuery(id)) });
  const known = open.flatMap(({ id }, n) => {
    const time = times[n]?.data;
    return time === undefined ? [] : [[id, time] as const];
  });
  return { loan, notes, nextTimes: Object.fromEntries(known) };
}

/** The cell of the row "Address". */
const placeId = ({ id }: KeptListing) => `place-${id}`;

function RowName({ differs, children }: { differs: boolean; children: string }) {
  const lastSpace = children.lastIndexOf(" ") + 1;
  return (
    <th scope="row" className={classNames(STICKY, "font-normal text-ink-soft")}>
      {children.slice(0, lastSpace)}
      {/* Keeps the dot from wrapping onto a line of its own. */}
      <span className="whitespace-nowrap">
        {children.slice(lastSpace)}
        {differs && (
          <span
            aria-hidden="true"
            className="ml-1.5 inline-block size-1.5 rounded-full bg-clay align-middle"
          />
        )}
      </span>
      {differs && <span className="sr-only">, differs</span>}
    </th>
  );
}

function NotGiven() {
  return (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not given</span>
    </span>
  );
}

const CELL = "border-line border-b py-3 pr-3 sm:pr-5 align-top tabular-nums";
/** With letters so large that the names would cover a whole home, the names scroll away with it. */
const STICKY =
  "sticky left-0 z-10 w-22 border-line border-b bg-paper py-3 pr-2 align-top text-xs max-[18rem]:static sm:pr-4 sm:text-sm sm:w-44";
