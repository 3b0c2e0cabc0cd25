import { markPlaces } from "@domain/sales/mark-places.ts";
import {
  type DatedMark,
  laneName,
  lanesOf,
  placeOf,
  type SaleWeeks,
  sundaysOf,
  type WeekLane,
  type WeekMark,
  weekOf,
} from "@domain/sales/sale-weeks.ts";
import { dayText } from "@domain/sales/step-words.ts";
import { dateFormat } from "@domain/site/text/format.ts";
import type { Side } from "@domain/talk/messages.ts";
import { watchSize } from "@web/lib/browser-features.ts";
import { classNames } from "@web/lib/class-names.ts";
import { Link } from "@web/lib/router.tsx";
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { shortDay } from "./short-day.ts";
import { stepHref } from "./step-address.ts";
import { WeekIcon } from "./week-icon.tsx";

/** Below this width, in letters, the weeks are under each other. */
const WIDE_REM = 44;
/** Heights and radii of the wide picture, in the letters' size, so that they grow with it. */
const AXIS_REM = 3.75;
const LANE_REM = 1;
const ROW_REM = 1.875;
const RADIUS_REM = 0.625;
const GUTTER_REM = 6.5;
const TICK_REM = 4;

type PictureProps = {
  saleId: string;
  side: Side;
  weeks: SaleWeeks;
  /** Drags the closing; undefined where it can't be moved. @param place says where in the picture a point is, from 0 to 1. */
  drag: ((event: PointerEvent<HTMLElement>, place: (x: number) => number) => void) | undefined;
  /** Whether the last press on the closing dragged it, and doesn't lead to its step. */
  wasDragged: RefObject<boolean>;
};

/**
 * The weeks of a sale: one list, which is drawn as a bar with lanes where there is room, and week by week on a phone.
 */
export function WeeksPicture(props: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sizes = useSizes(frame);
  const isWide = sizes.width >= WIDE_REM * sizes.rem;
  return (
    <div ref={frame}>
      {isWide ? <WidePicture {...props} sizes={sizes} /> : <NarrowPicture {...props} />}
    </div>
  );
}

function NarrowPicture({ saleId, side, weeks }: PictureProps) {
  return (
    <div className="max-w-xl">
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 pb-1.5 text-ink-soft text-xs">
        {lanesOf(side, weeks)
          .filter((lane) => lane !== "party")
          .map((lane) => (
            <span key={lane} className="flex items-center gap-1.5 whitespace-nowrap">
              <Rail lane={lane} side={side} state="open" />
              {laneName(lane, side)}
            </span>
          ))}
      </p>
      <ol>
        {weeks.weeks.map((week) => (
          <li
            key={week.first}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 border-line border-t py-1"
          >
            <p className="pt-1.5 text-ink-faint text-xs leading-tight">
              <span className="sr-only">Week of </span>
              {shortDay(week.first)}
            </p>
            <ol>
              {withToday(week.marks, weeks, week.first).map((mark) =>
                mark === "today" ? (
                  <li key="today" className="flex items-center gap-2 text-clay text-xs">
                    <span className="font-semibold">Today, {dayText(weeks.today ?? "")}</span>
                    <span aria-hidden="true" className="h-0.5 grow bg-current" />
                  </li>
                ) : (
                  <li key={mark.id}>
                    <NarrowMark saleId={saleId} side={side} mark={mark} />
                  </li>
                ),
              )}
            </ol>
          </li>
        ))}
        <Undated saleId={saleId} weeks={weeks} />
      </ol>
    </div>
  );
}

function NarrowMark(props: Pick<PictureProps, "saleId" | "side"> & { mark: DatedMark }) {
  const { saleId, side, mark } = props;
  const { label, lane, state, was, day } = mark;
  return (
    <MarkLink
      saleId={saleId}
      mark={mark}
      className="grid min-h-7 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-sm text-compact pointer-coarse:min-h-8"
    >
      <Rail lane={lane} side={side} state={was ? "moved" : state} />
      <span className={classNames("leading-tight", state === "settled" && "text-ink-soft")}>
        {label}
        <Spoken mark={mark} />
      </span>
      <span
        aria-hidden="true"
        className={classNames("whitespace-nowrap", TEXTS[was ? "moved" : state])}
      >
        {weekdayText(day)}
      </span>
    </MarkLink>
  );
}

/** What the place, the color and the shape of a mark say, in words. */
function Spoken({ mark }: { mark: WeekMark }) {
  const { whose, text, was, day } = mark;
  const date = was && day ? `${dayText(day)} (was ${dayText(was)})` : text;
  return (
    <>
      {" "}
      <span className="sr-only">
        ({whose}. {date})
      </span>
    </>
  );
}

/** In which of two columns a mark is: the reader's own, the other side's, or across both. */
function Rail({ lane, side, state }: { lane: WeekLane; side: Side; state: MarkState }) {
  const place =
    lane === "both"
      ? "justify-center rounded-full bg-sunken"
      : lane === "party"
        ? "justify-center"
        : lane === side
          ? "justify-start"
          : "justify-end";
  return (
    <span aria-hidden="true" className={classNames("flex w-9 items-center", place)}>
      <WeekIcon state={state} isVisit={lane === "party"} />
    </span>
  );
}

function WidePicture(props: PictureProps & { sizes: Sizes }) {
  const { saleId, side, weeks, sizes, drag } = props;
  const { rem, labels } = sizes;
  const frame = useRef<HTMLDivElement>(null);
  const room = sizes.width - GUTTER_REM * rem;
  const marks = weeks.weeks.flatMap((week) => week.marks);
  // The first and the last mark are whole.
  const radius = RADIUS_REM * rem;
  const at = (day: string) => radius + Math.min(placeOf(day, weeks), 1) * (room - 2 * radius);
  const placeAt = (x: number) =>
    (x - (frame.current?.getBoundingClientRect().left ?? 0) - GUTTER_REM * rem - radius) /
    (room - 2 * radius);
  let top = AXIS_REM;
  const lanes = lanesOf(side, weeks).map((lane) => {
    const own = marks.filter((mark) => mark.lane === lane);
    const { places, rows } = markPlaces(
      own.map(({ id, day }) => ({ at: at(day), width: (labels[id] ?? 0) + rem / 2 })),
      room,
      radius,
    );
    const laid = { lane, top, marks: own.map((mark, n) => ({ mark, place: places[n] })) };
    top += LANE_REM + Math.max(rows, 1) * ROW_REM;
    return laid;
  });
  const styleOf = (day: string, y: number): CSSProperties => ({
    left: `calc(${GUTTER_REM}rem + ${at(day)}px)`,
    top: `${y}rem`,
  });
  const placed = new Map(
    lanes.flatMap((lane) =>
      lane.marks.map(({ mark, place }) => [
        mark.id,
        { y: lane.top + LANE_REM / 2 + (place?.row ?? 0) * ROW_REM, side: place?.side ?? "right" },
      ]),
    ),
  );
  return (
    <div>
      <div ref={frame} className="relative" style={{ height: `${top}rem` }}>
        <Ground
          weeks={weeks}
          side={side}
          lanes={lanes}
          height={top}
          at={at}
          ticks={Math.floor(room / (TICK_REM * rem))}
        />
        <ol>
          {weeks.weeks.map((week) => (
            <li key={week.first}>
              <span className="sr-only">Week of {shortDay(week.first)}</span>
              <ol>
                {withToday(week.marks, weeks, week.first).map((mark) =>
                  mark === "today" ? (
                    <li
                      key="today"
                      className="-translate-x-1/2 absolute whitespace-nowrap rounded-sm bg-paper px-1.5 font-semibold text-clay text-xs"
                      style={{
                        ...styleOf(weeks.today ?? "", 0),
                        left: `clamp(5rem, calc(${GUTTER_REM}rem + ${at(weeks.today ?? "")}px), calc(100% - 5rem))`,
                      }}
                    >
                      Today, {dayText(weeks.today ?? "")}
                    </li>
                  ) : (
                    <li key={mark.id}>
                      <WideMark
                        saleId={saleId}
                        wasDragged={props.wasDragged}
                        mark={mark}
                        isLeft={placed.get(mark.id)?.side === "left"}
                        style={styleOf(mark.day, placed.get(mark.id)?.y ?? 0)}
                        drag={
                          drag && mark.id === "closing" && mark.state !== "settled"
                            ? (event) => drag(event, placeAt)
                            : undefined
                        }
                      />
                    </li>
                  ),
                )}
              </ol>
            </li>
          ))}
        </ol>
      </div>
      {weeks.undated.length > 0 && (
        <ol className="pt-3">
          <Undated saleId={saleId} weeks={weeks} />
        </ol>
      )}
    </div>
  );
}

function WideMark(props: {
  saleId: string;
  mark: DatedMark;
  wasDragged: RefObject<boolean>;
  isLeft: boolean;
  style: CSSProperties;
  drag: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}) {
  const { saleId, mark, wasDragged, isLeft, style, drag } = props;
  const { id, label, state, was, lane, day } = mark;
  return (
    <MarkLink
      saleId={saleId}
      mark={mark}
      style={style}
      onClick={(event) => {
        if (drag && wasDragged.current) event.preventDefault();
      }}
      className={classNames(
        "group absolute flex h-7 items-center gap-1.5 whitespace-nowrap rounded-sm text-xs transition-[left] duration-240 ease-out",
        isLeft ? "flex-row-reverse -translate-x-[calc(100%-0.625rem)]" : "-translate-x-[0.625rem]",
      )}
    >
      <span
        aria-hidden="true"
        onPointerDown={drag}
        className={classNames(
          "flex w-5 shrink-0 justify-center",
          drag &&
            "cursor-ew-resize touch-none rounded-full ring-1 ring-line-strong ring-offset-1 ring-offset-paper",
        )}
      >
        <WeekIcon state={was ? "moved" : state} isVisit={lane === "party"} />
      </span>
      <span data-label={id} className="rounded-sm bg-paper px-0.5 group-hover:underline">
        <span className={state === "settled" ? "text-ink-soft" : "font-medium"}>{label}</span>
        <Spoken mark={mark} />{" "}
        <span aria-hidden="true" className={TEXTS[was ? "moved" : state]}>
          {shortDay(day)}
        </span>
      </span>
    </MarkLink>
  );
}

/** The bar, its Sundays and its lanes, behind the marks. */
function Ground(props: {
  weeks: SaleWeeks;
  side: Side;
  lanes: { lane: WeekLane; top: number }[];
  height: number;
  at: (day: string) => number;
  /** How many days have room to be named. */
  ticks: number;
}) {
  const { weeks, side, lanes, height, at, ticks } = props;
  const { today } = weeks;
  const left = (day: string) => ({ left: `calc(${GUTTER_REM}rem + ${at(day)}px)` });
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {sundaysOf(weeks, ticks).map((day) => (
        <span
          key={day}
          className="absolute top-7 bottom-0 border-line border-l border-dashed pl-1 text-ink-faint text-xs leading-none"
          style={left(day)}
        >
          {shortDay(day)}
        </span>
      ))}
      <span
        className="absolute right-0 border-line-strong border-t-4"
        style={{ left: `${GUTTER_REM}rem`, top: `${AXIS_REM - 0.75}rem` }}
      />
      {today && (
        <>
          <span
            className="absolute border-evergreen border-t-4"
            style={{ left: `${GUTTER_REM}rem`, width: at(today), top: `${AXIS_REM - 0.75}rem` }}
          />
          <span
            className="absolute bottom-0 border-clay border-l-2"
            style={{ ...left(today), top: "1.25rem" }}
          />
        </>
      )}
      {lanes.map(({ lane, top }, n) => (
        <span
          key={lane}
          className={classNames(
            "absolute inset-x-0 pt-2.5 font-semibold text-ink-soft text-xs",
            n > 0 && "border-line border-t",
          )}
          style={{ top: `${top}rem`, height: `${(lanes[n + 1]?.top ?? height) - top}rem` }}
        >
          {laneName(lane, side)}
        </span>
      ))}
    </div>
  );
}

/** Steps that have no date yet, in the order of the list of all steps. */
function Undated({ saleId, weeks }: Pick<PictureProps, "saleId" | "weeks">) {
  if (weeks.undated.length === 0) return null;
  return (
    <li className="border-line border-t pt-1.5">
      <p className="text-ink-faint text-xs">No date yet</p>
      <ol className="flex flex-wrap gap-x-6 text-compact max-sm:grid">
        {weeks.undated.map((mark) => (
          <li key={mark.id}>
            <MarkLink
              saleId={saleId}
              mark={mark}
              className="flex min-h-7 flex-wrap items-center justify-between gap-x-2 pointer-coarse:min-h-8"
            >
              <span>
                {mark.label}
                <Spoken mark={mark} />
              </span>
              <span aria-hidden="true" className="text-ink-soft text-xs">
                {mark.text}
              </span>
            </MarkLink>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** A mark leads to its step; what has no step leads nowhere. */
function MarkLink(props: {
  saleId: string;
  mark: WeekMark;
  className: string;
  style?: CSSProperties;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { saleId, mark, className, style, onClick, children } = props;
  if (!mark.kind)
    return (
      <span className={className} style={style}>
        {children}
      </span>
    );
  return (
    <Link
      to={stepHref(saleId, mark.kind)}
      draggable={false}
      onClick={onClick}
      className={classNames(className, "hover:text-clay")}
      style={style}
    >
      {children}
    </Link>
  );
}

/** The marks of a week, with today between them. */
function withToday(
  marks: readonly DatedMark[],
  { today }: SaleWeeks,
  first: string,
): (DatedMark | "today")[] {
  if (today === null || weekOf(today) !== first) return [...marks];
  const before = marks.filter(({ day }) => day < today);
  return [...before, "today", ...marks.slice(before.length)];
}

/** "Thu 3", where the week is known. */
function weekdayText(day: string): string {
  const format = dateFormat({ weekday: "short", day: "numeric", timeZone: "UTC" });
  const parts = format.formatToParts(new Date(day));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("weekday")} ${part("day")}`;
}

type MarkState = WeekMark["state"] | "moved";

const TEXTS: Record<MarkState, string> = {
  open: "text-ink-soft",
  settled: "text-ink-faint",
  late: "font-medium text-red",
  moved: "font-medium text-amber",
};

type Sizes = {
  /** The width of the list, and the size of the page's letters, in pixels. */
  width: number;
  rem: number;
  /** The widths of the labels. */
  labels: Record<string, number>;
};

/** The sizes that the picture depends on, whatever the letters are. */
function useSizes(frame: RefObject<HTMLElement | null>): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ width: 0, rem: 16, labels: {} });
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current) return;
      const next = sizesOf(frame.current);
      setSizes((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
    };
    measure();
    const watch = watchSize(measure);
    if (frame.current) watch?.observe(frame.current);
    for (const label of frame.current?.querySelectorAll("[data-label]") ?? [])
      watch?.observe(label);
    return () => watch?.disconnect();
  });
  return sizes;
}

function sizesOf(frame: HTMLElement): Sizes {
  const labels = [...frame.querySelectorAll<HTMLElement>("[data-label]")];
  return {
    width: frame.offsetWidth,
    rem: Number(getComputedStyle(document.documentElement).fontSize.replace("px", "")) || 16,
    labels: Object.fromEntries(
      labels.map((label) => [label.dataset.label ?? "", Math.ceil(label.offsetWidth)]),
    ),
  };
}
