// Long, because a few hundred random sales are compared with the model after each act.
import type { Sale } from "@domain/offers/offers.ts";
import { saleSteps } from "@domain/sales/deadlines.ts";
import { SALE_STEPS, type SaleStepKind, type StepTerms } from "@domain/sales/sale-steps.ts";
import { addDays } from "@domain/site/time/time-zones.ts";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { idOf } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { draws } from "../../support/fuzz.ts";
import { makeListing, makeUser } from "../../support/props.ts";
import {
  type Changed,
  COUNTED_OTHERWISE,
  type SaleCall,
  type SaleDo,
  SaleModel,
} from "./sale-model.ts";

/**
 * Random histories of the two sides of a sale, compared with a model that was written independently: after every act,
 * the answer and all steps with their dates are as the model says, and the domain reads the same from the acts. Many
 * more are run with `SALE_HISTORIES=10000 npx vitest run tests/database/sales/sale-histories.test.ts`.
 */
const RUNS = Number(process.env.SALE_HISTORIES ?? draws(200));

const database = ownDatabase();
let today: string;

beforeAll(async () => {
  await makeUser(database, "olive");
  await makeUser(database, "nora");
  await makeListing(database, "cottage", "olive");
  await database.exec(`
    create schema tests;
    create function tests.enter(person text) returns void language sql as $$
      select set_config('request.jwt.claim.sub', md5(person), true),
             set_config('request.jwt.claims', jsonb_build_object('sub', md5(person)::uuid, 'role', 'authenticated')::text, true),
             set_config('role', 'authenticated', true)
    $$;
    create function tests.leave() returns void language sql as $$
      select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '{}', true), set_config('role', 'none', true)
    $$;
    create function tests.act(each jsonb, sale uuid) returns text language plpgsql as $$
    declare
      kind constant text := each ->> 'kind';
      seen constant integer := (each ->> 'seen')::integer;
      counts constant text := each ->> 'counts';
    begin
      delete from private.rate_buckets;
      perform tests.enter(case when each ->> 'by' = 'buyer' then 'nora' else 'olive' end);
      case
        when each ->> 'do' in ('done', 'waived', 'reopened') then perform settle_step(sale, kind, seen, each ->> 'do');
        when each ->> 'do' = 'proposed' then perform propose_day(
          sale, kind, seen, (each ->> 'day')::date, counts, counts = 'calendar', case when counts is not null then 17 end,
          case when counts = 'business' then '{${COUNTED_OTHERWISE}}' else '{}' end::text[]);
        when each ->> 'do' = 'agreed' then perform answer_day(sale, kind, seen, true);
        when each ->> 'do' = 'declined' then perform answer_day(sale, kind, seen, false);
        when each ->> 'do' = 'amend' then perform propose_amendment(sale, seen, each -> 'changes', now() + interval '1 day');
        when each ->> 'do' = 'answer' then perform answer_amendment(sale, (each ->> 'n')::integer, each ->> 'how');
        when each ->> 'do' = 'sold' then update listings set status = 'sold' where id = '${idOf("cottage")}';
        when each ->> 'do' = 'fell' then
          perform announce_end('${idOf("offer")}', 0, 'agreed', 'unsettled');
          perform tests.enter('nora');
          perform agree_to_end('${idOf("offer")}', 1, 'unsettled');
      end case;
      perform tests.leave();
      return 'ok';
    exception when others then
      perform tests.leave();
      return sqlerrm;
    end $$;
    create function tests.play(terms jsonb, calls jsonb) returns jsonb language plpgsql as $$
    declare
      told jsonb := '[]';
      kept jsonb;
      sale uuid;
      each jsonb;
      answer text;
    begin
      begin
        update public.listings set hoa_fee = case when (terms ->> 'has_hoa')::boolean then 120 end;
        terms := terms - 'has_hoa';
        perform tests.enter('nora');
        perform make_offer('${idOf("offer")}', '${idOf("cottage")}', terms, now() + interval '1 day', '[]', null, false);
        perform tests.enter('olive');
        perform accept_offer('${idOf("offer")}', 1, 'keep', 'ask');
        perform tests.leave();
        select s.id into sale from public.sales s;
        for each in select jsonb_array_elements(calls) loop
          answer := tests.act(each, sale);
          told := told || jsonb_build_array(jsonb_build_object('answer', answer, 'stands', (
            select jsonb_agg(line order by line collate "C") from (
              select concat_ws(' ', kind, state, case when kind = 'contract' then '-' else coalesce(due_on::text, '-') end,
                               acts, coalesce(proposed_on::text, '-'), array_to_string(done_by, '+')) as line
              from sale_steps
              union all
              select concat('terms ', v.price, ' ', v.financing, ': ', (
                select string_agg(a.state || ' ' || coalesce(a.answered_by, '-'), ', ' order by a.n) from amendments a))
              from sales s join offer_versions v on v.offer_id = s.offer_id and v.n = s.n) as lines)));
        end loop;
        select private.sale_json(o) into kept from offers o;
        raise exception using errcode = 'PLAYD';
      exception when sqlstate 'PLAYD' then
        null;
      end;
      return jsonb_build_object('told', told, 'kept', kept);
    end $$;
    grant usage on schema tests to authenticated;
    grant execute on all functions in schema tests to authenticated;`);
  const [row] = await database.query<{ today: string }>(
    "select (now() at time zone time_zone)::date::text as today from listings",
  );
  today = row?.today ?? "";
});

const side = fc.constantFrom("owner" as const, "buyer" as const);
const rarely = fc.integer({ min: 0, max: 7 }).map((n) => n === 0);
/** A few steps, so that acts meet. */
const kind = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<SaleStepKind>("contract", "closing", "inspection") },
  {
    weight: 2,
    arbitrary: fc.constantFrom<SaleStepKind>(
      "hoa_papers",
      "recording",
      "repairs",
      "signing",
      "utilities",
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...SALE_STEPS) },
);
const acts: fc.Arbitrary<SaleDo> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constantFrom("done", "waived", "reopened", "proposed", "proposed", "proposed"),
      by: side,
      kind,
      stale: rarely,
      day: fc.integer({ min: -1, max: 60 }),
      business: fc.boolean(),
    }),
  },
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constantFrom("agreed", "agreed", "declined"),
      by: side,
      kind,
      stale: rarely,
      day: fc.constant(0),
      business: fc.boolean(),
    }),
  },
  {
    weight: 18,
    arbitrary: fc.record({
      do: fc.constant("amend" as const),
      by: side,
      stale: rarely,
      change: fc.oneof(
        fc.record({ price: fc.integer({ min: 499_998, max: 500_001 }) }),
        // Often, so that it meets a closing that both agreed on by itself.
        { weight: 6, arbitrary: fc.record({ closing_on: fc.constant("") }) },
        fc.record({ inspection_days: fc.constantFrom(null, 3, 9, 25) }),
        fc.record({
          home_sale_days: fc.constantFrom(null, 12),
          possession_days: fc.constantFrom(0, 7),
        }),
        fc.constantFrom<Changed>(
          { earnest_money: 0, earnest_money_days: null },
          { earnest_money: 5000, earnest_money_days: 4 },
          { earnest_money: 8000, earnest_money_days: 2 },
          { earnest_money: 8000, earnest_money_days: null },
        ),
        fc.constantFrom<Changed>(
          { financing: "cash", down_payment: null, financing_days: null },
          { financing: "fha", down_payment: 90_000, financing_days: 15 },
        ),
      ),
      ahead: fc.integer({ min: -1, max: 60 }),
    }),
  },
  {
    weight: 18,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      by: side,
      stale: rarely,
      how: fc.constantFrom("agreed", "agreed", "agreed", "refused", "taken_back"),
    }),
  },
  { weight: 4, arbitrary: fc.constant<SaleDo>({ do: "again" }) },
  { weight: 1, arbitrary: fc.constantFrom<SaleDo>({ do: "sold" }, { do: "fell" }) },
);
const days = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { freq: 3 });
const NO_CONDITIONS = {
  ...{ inspection_days: null, appraisal_days: null, loan_days: null },
  ...{ home_sale_days: null, disclosure_days: null },
};
const sales = fc.record({
  financing: fc.constantFrom("cash", "conventional", "fha", "other"),
  inspection_days: days(20),
  appraisal_days: days(20),
  loan_days: days(20),
  home_sale_days: days(20),
  disclosure_days: days(20),
  earnest: fc.constantFrom([0, null], [5000, 3], [5000, null]),
  possession_days: fc.constantFrom(0, 14),
  has_hoa: fc.boolean(),
  // The closing documents can be signed from two days before.
  closing: fc.oneof(
    { weight: 1, arbitrary: fc.constant(2) },
    { weight: 6, arbitrary: fc.integer({ min: 25, max: 45 }) },
  ),
});

it(
  "every act of every history ends as the model says, and the domain reads the same dates",
  async () => {
    const answers = new Map<string, number>();
    const check = async (
      drawnTerms: typeof sales extends fc.Arbitrary<infer S> ? S : never,
      history: SaleDo[],
    ) => {
      // No condition outlasts the closing.
      const { closing, loan_days, earnest, ...drawn } = {
        ...drawnTerms,
        ...(drawnTerms.closing < 20 && NO_CONDITIONS),
      };
      const isCash = drawn.financing === "cash";
      const [earnest_money, earnest_money_days] = earnest;
      const terms = {
        ...{ ...drawn, earnest_money, earnest_money_days },
        financing_days: isCash ? null : loan_days,
        closing_on: addDays(today, closing),
      } as StepTerms;
      const money = { price: 500_000, down_payment: isCash ? null : 100_000 };
      const model = new SaleModel({ ...terms, ...money }, today);
      const steps = history.flatMap((act) => {
        const { call, answer } = model.play(act);
        return call ? [{ call, answer, stands: model.tell() }] : [];
      });
      const sent = {
        ...money,
        appraisal_gap: 0,
        seller_credit: 0,
        included: "",
        excluded: "",
        note: "",
        ...terms,
      };
      const { told, kept } = await play(
        sent,
        steps.map(({ call }) => call),
      );
      for (const [n, { call, answer, stands }] of steps.entries()) {
        const name = `${call.do} ${answer}`;
        answers.set(name, (answers.get(name) ?? 0) + 1);
        expect({ call, ...told[n] }, JSON.stringify({ terms, calls: steps.slice(0, n) })).toEqual({
          call,
          answer,
          stands,
        });
      }
      const amended = kept.amendments.flatMap(({ acts_before, answered_on, ...each }) => {
        if (acts_before === null || answered_on === null) return [];
        const agreed = { ...each.terms, has_hoa: drawn.has_hoa };
        return [{ ...each, terms: agreed, acts_before, on: answered_on }];
      });
      const read = saleSteps(terms, kept.acts, { today, hour: 0 }, amended)
        .map(({ kind: name, state, due_on, history: { length }, proposal, done_by }) =>
          [
            name,
            ["done", "waived"].includes(state) ? state : "open",
            due_on ?? "-",
            length,
            proposal?.day ?? "-",
            done_by.join("+"),
          ].join(" "),
        )
        .sort();
      if (steps.length > 0)
        expect(read).toEqual(steps.at(-1)?.stands.filter((line) => !line.startsWith("terms ")));
    };
    await fc.assert(
      fc.asyncProperty(sales, fc.array(acts, { minLength: 6, maxLength: 30 }), check),
      { numRuns: RUNS, endOnFailure: true },
    );
    // Silence means something only if every act was tried and refused in its ways.
    const names = [...answers.keys()];
    for (const name of [
      "done",
      "waived",
      "reopened",
      "proposed",
      "agreed",
      "declined",
      "amend",
      "answer",
      "sold",
      "fell",
    ])
      expect(names, name).toContain(`${name} ok`);
    for (const code of [
      "already_stored",
      "amendment_same",
      "bad_request",
      "step_not_yet",
      "repairs_not_asked_for",
      "offer_not_open",
      "sale_changed",
      "step_day_invalid",
      "step_settled",
      "step_unknown",
    ])
      expect(
        names.some((name) => name.endsWith(code)),
        code,
      ).toBe(true);
    if (RUNS > 1000) console.log(Object.fromEntries([...answers].sort()));
  },
  60_000 + RUNS * 1000,
);

async function play(terms: object, calls: SaleCall[]) {
  const [row] = await database.query<{
    played: {
      told: { answer: string; stands: string[] }[];
      kept: Pick<Sale, "acts" | "amendments">;
    };
  }>("select tests.play($1, $2) as played", [terms, calls]);
  return row?.played ?? { told: [], kept: { acts: [], amendments: [] } };
}
