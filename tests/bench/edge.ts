import {
  edgeTimes,
  SEEN_EVERYWHERE_S,
} from "../../supabase/functions/_shared/domain/site/operating/replicas.ts";

/**
 * `npm run bench -- edge`: the share of a day's public reads that reaches the project when the host's edge keeps answers
 * as long as ours does (decision 224). What visitors ask for is drawn from Zipf's distribution: the second home is asked for
 * half as often as the first, the tenth a tenth as often. The mix of visits is that of docs/operating.md.
 */
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** An edge remembers for each of its places apart. */
const PLACES = [1, 20];
const HOMES = zipf(10_000);
/** Besides the list as it is opened, which a third of searches are. */
const SEARCHES = zipf(5_000);
/** Views of the map are rounded (steadyView). */
const MAPS = zipf(3_000);
const LETTERS = zipf(500);
/** A fifth of a day's visits come in its busiest hour. */
const BUSIEST = 0.2;
const BUSIEST_HOUR = 18;
/** For a home's page. */
const PAGE_FRESH_MS = 1_000 * SEEN_EVERYWHERE_S;

console.log(
  "| visits a day | public reads | places | reach the project | share | a second, in the busiest hour |",
);
console.log("| --- | --- | --- | --- | --- | --- |");
for (const visits of SIZES)
  for (const places of PLACES) {
    const { reads, reached, busiest } = day(visits, places);
    const share = `${((100 * reached) / reads).toFixed(0)} %`;
    const cells = [visits, reads, places, reached, share, (busiest / 3_600).toFixed(1)];
    console.log(`| ${cells.join(" | ")} |`);
  }

function day(visits: number, places: number) {
  /** When each place last asked the project each question. */
  const memories = Array.from({ length: places }, () => new Map<string, number>());
  let now = 0;
  let reads = 0;
  let reached = 0;
  let busiest = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    const inHour = Math.round(visits * (hour === BUSIEST_HOUR ? BUSIEST : (1 - BUSIEST) / 23));
    const before = reached;
    for (let visit = 0; visit < inHour; visit += 1) {
      now += 3_600_000 / inHour;
      const memory = memories[Math.floor(Math.random() * places)];
      for (const { question, freshMs } of visitOf(Math.random())) {
        reads += 1;
        if (now - (memory?.get(question) ?? Number.NEGATIVE_INFINITY) < freshMs) continue;
        memory?.set(question, now);
        reached += 1;
      }
    }
    if (hour === BUSIEST_HOUR) busiest = reached - before;
  }
  return { reads, reached, busiest };
}

type Read = { question: string; freshMs: number };

/** The public reads of a visit. Owners, and people who book, read their own and what is free now from the primary. */
function visitOf(who: number): Read[] {
  if (who >= 0.95) return [];
  if (who >= 0.4) return home();
  const search = Math.random() < 1 / 3 ? "opened" : String(SEARCHES());
  return [
    read(`search_listings ${search}`),
    ...[1, 2].map(() => read(`suggest_places ${LETTERS()}`)),
    ...[1, 2, 3].flatMap(home),
    ...[1, 2, 3].map(() => read(`map_listings ${MAPS()}`)),
  ];
}

/** The page at the edge, and what it then asks. */
function home(): Read[] {
  const id = HOMES();
  const later = ["next_free_time", "answer_hours", "similar_listings"].map((name) =>
    read(`${name} ${id}`),
  );
  return [{ question: `home ${id}`, freshMs: PAGE_FRESH_MS }, ...later];
}

/** @param question the function, and what it is asked. */
function read(question: string): Read {
  return { question, freshMs: 1_000 * edgeTimes(false, `/${question.split(" ")[0]}`).freshS };
}

/** Draws a rank from 0 on. */
function zipf(size: number): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= size; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return () => {
    const wanted = Math.random() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
