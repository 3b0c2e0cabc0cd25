import { type SaleAct, saleSteps } from "@domain/deadlines.ts";
import { SALE_STEPS, type SaleStepKind, type StepTerms } from "@domain/sale-steps.ts";
import { addDays } from "@domain/time-zones.ts";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { idOf } from "../support/actors.ts";
import { ownDatabase } from "../support/database.ts";
import { draws } from "../support/fuzz.ts";
import { makeListing, makeUser } from "../support/props.ts";
import { type SaleCall, type SaleDo, SaleModel } from "./sale-model.ts";

/**
 * Random histories of the two sides of a sale, compared with a model that was written independently: after every act,
 * the answer and all steps with their dates are as the model says, and the domain reads the same from the acts. Many
 * more are run with `SALE_HISTORIES=10000 npx vitest run tests/database/sale-histories.test.ts`.
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
          sale, kind, seen, (each ->> 'day')::date, counts, counts = 'calendar', case when counts is not null then 17 end);
        when each ->> 'do' = 'agreed' then perform answer_day(sale, kind, seen, true);
        when each ->> 'do' = 'declined' then perform answer_day(sale, kind, seen, false);
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
            select jsonb_agg(concat_ws(' ', kind, state, case when kind = 'contract' then '-' else coalesce(due_on::text, '-') end,
                             acts, coalesce(proposed_on::text, '-')) order by kind collate "C")
            from sale_steps)));
        end loop;
        select private.sale_json(o) -> 'acts' into kept from offers o;
        raise exception using errcode = 'PLAYD';
      exception when sqlstate 'PLAYD' then
        null;
      end;
      return jsonb_build_object('told', told, 'acts', kept);
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
  { weight: 1, arbitrary: fc.constantFrom<SaleStepKind>("hoa_papers", "recording") },
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
  { weight: 4, arbitrary: fc.constant<SaleDo>({ do: "again" }) },
  { weight: 1, arbitrary: fc.constantFrom<SaleDo>({ do: "sold" }, { do: "fell" }) },
);
const days = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { freq: 3 });
const sales = fc.record({
  financing: fc.constantFrom("cash", "conventional", "fha", "other"),
  inspection_days: days(20),
  appraisal_days: days(20),
  loan_days: days(20),
  home_sale_days: days(20),
  disclosure_days: days(20),
  earnest_money: fc.constantFrom(0, 5000),
  possession_days: fc.constantFrom(0, 14),
  has_hoa: fc.boolean(),
  closing: fc.integer({ min: 25, max: 45 }),
});

it(
  "every act of every history ends as the model says, and the domain reads the same dates",
  async () => {
    const answers = new Map<string, number>();
    const check = async (
      { closing, loan_days, ...drawn }: typeof sales extends fc.Arbitrary<infer S> ? S : never,
      history: SaleDo[],
    ) => {
      const isCash = drawn.financing === "cash";
      const terms = {
        ...drawn,
        financing_days: isCash ? null : loan_days,
        closing_on: addDays(today, closing),
      } as StepTerms;
      const contingent: [SaleStepKind, number | null][] = [
        ["disclosures", terms.disclosure_days],
        ["inspection", terms.inspection_days],
        ["appraisal", terms.appraisal_days],
        ["loan", terms.financing_days],
        ["home_sale", terms.home_sale_days],
      ];
      const waivable = contingent.flatMap(([name, n]) => (n === null ? [] : [name]));
      const has: Partial<Record<SaleStepKind, boolean>> = {
        earnest_money: terms.earnest_money > 0,
        disclosures: terms.disclosure_days !== null,
        hoa_papers: drawn.has_hoa,
        repairs: terms.inspection_days !== null,
        inspection: terms.inspection_days !== null,
        appraisal: terms.appraisal_days !== null || terms.financing === "fha",
        loan: !isCash,
        home_sale: terms.home_sale_days !== null,
        closing_disclosure: ["conventional", "fha"].includes(terms.financing),
        stay_agreement: terms.possession_days > 0,
      };
      const kinds = SALE_STEPS.filter((name) => has[name] ?? true);
      const model = new SaleModel(terms, kinds, waivable, today);
      const steps = history.flatMap((act) => {
        const { call, answer } = model.play(act);
        return call ? [{ call, answer, stands: model.tell() }] : [];
      });
      const sent = {
        price: 500_000,
        down_payment: isCash ? null : 100_000,
        appraisal_gap: 0,
        seller_credit: 0,
        included: "",
        excluded: "",
        note: "",
        ...terms,
      };
      const { told, acts: kept } = await play(
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
      const read = saleSteps(terms, kept, { today, hour: 0 })
        .map(({ kind: name, state, due_on, history: { length }, proposal }) =>
          [
            name,
            ["done", "waived"].includes(state) ? state : "open",
            due_on ?? "-",
            length,
            proposal?.day ?? "-",
          ].join(" "),
        )
        .sort();
      if (steps.length > 0) expect(read).toEqual(steps.at(-1)?.stands);
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
      "sold",
      "fell",
    ])
      expect(names, name).toContain(`${name} ok`);
    for (const code of [
      "bad_request",
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
  60_000 + RUNS * 500,
);

async function play(terms: object, calls: SaleCall[]) {
  const [row] = await database.query<{
    played: { told: { answer: string; stands: string[] }[]; acts: SaleAct[] };
  }>("select tests.play($1, $2) as played", [terms, calls]);
  return row?.played ?? { told: [], acts: [] };
}
