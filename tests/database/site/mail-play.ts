import fc from "fast-check";
import { idOf } from "../../support/actors.ts";
import type { TestDatabase } from "../../support/database-server.ts";
import { makeListing, makeUser } from "../../support/props.ts";
import { type Act, type Leased, MailModel } from "./mail-model.ts";

/** Random histories for mail-histories.test.ts, and how the database plays one. */

const kind = fc.constantFrom("question" as const, "message" as const, "rumor" as const);
const subject = fc.integer({ min: 0, max: 1 });
const home = fc.integer({ min: 0, max: 1 });
const drawn = <T extends Act["act"]>(weight: number, ...acts: T[]) => ({
  weight,
  arbitrary: fc.record({ act: fc.constantFrom(...acts) }) as fc.Arbitrary<Act>,
});
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant("tell" as const), kind, subject, home }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("reprice" as const), home }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("read" as const), kind, subject }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("prefer" as const),
      kind,
      mail: fc.constantFrom(
        "at_once" as const,
        "daily" as const,
        "daily" as const,
        "none" as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("frequency" as const),
      frequency: fc.constantFrom("instant" as const, "daily" as const, "off" as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant("pass" as const),
      minutes: fc.constantFrom(1, 3, 3, 20, 26 * 60),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant("send" as const),
      outcome: fc.constantFrom(
        ...(["sent", "sent", "dies", "dies late", "refused", "busy", "later"] as const),
      ),
    }),
  },
  drawn(2, "retry"),
  drawn(1, "see finds", "withdraw", "relist", "relist"),
  drawn(1, "use up", "new day"),
);
const left: Act[] = [
  { act: "leave" },
  { act: "pass", minutes: 3 },
  { act: "send", outcome: "sent" },
];
/** Some end with the account, all others when everything has been mailed. */
export const histories = fc.tuple(
  fc.array(acts, { minLength: 3, maxLength: 30 }),
  fc.integer({ min: 0, max: 9 }).map((n) => (n === 0 ? left : [])),
);

type Played = { events: { act?: number; leased?: Leased }[]; counted: number; morning: number };

/** The differences from the model after a history, which leaves the database as it was. */
export async function wrongIn(database: TestDatabase, history: Act[]): Promise<string[]> {
  let n = 0;
  const numbered = history.map((act) => {
    if (act.act === "tell" || act.act === "reprice") n += 1;
    return { ...act, n };
  });
  const [{ played } = { played: undefined }] = await database.query<{ played: Played }>(
    "select tests.play($1) as played",
    [numbered],
  );
  if (!played) throw new Error("Nothing was played.");
  const model = new MailModel(played.morning);
  for (const { act, leased } of played.events) {
    if (act === -1) model.do({ act: "pass", minutes: 26 * 60 });
    else if (act !== undefined) model.do(history[act] as Act);
    if (leased) model.lease(leased);
  }
  model.end(played.counted);
  return model.wrong;
}

/** People, homes and functions that play a history in one transaction. */
export async function setStage(database: TestDatabase): Promise<void> {
  for (const person of ["olive", "fay", "opal"]) await makeUser(database, person);
  // A price within the first hour would be a correction, which nobody is told.
  const published_at = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["home 0", "home 1"])
    await makeListing(database, name, "olive", { published_at });
  await database.exec(`
    insert into private.notification_kinds values
      ('question', false, 'optional', 'at_once', 'happened'), ('rumor', true, 'optional', 'at_once', 'home_public');
    insert into saved_searches (user_id, name, frequency) values ('${idOf("fay")}', 'Homes', 'instant');
    update auth.users set raw_app_meta_data = '{"role": "operator"}' where id = '${idOf("opal")}';
    create schema tests;
    create table tests.accepted (id uuid primary key);
    create function tests.as_person(person text, role text default null) returns void language sql as $$
      select set_config('request.jwt.claim.sub', coalesce(md5(person), ''), true),
             set_config('request.jwt.claims', coalesce(jsonb_strip_nulls(jsonb_build_object('sub', md5(person)::uuid,
               'role', 'authenticated', 'app_metadata', jsonb_build_object('role', role))), '{}')::text, true)
    $$;
    create function tests.pass(minutes integer) returns void language sql as $$
      update private.email_outbox
      set created_at = created_at - make_interval(mins => minutes), sent_at = sent_at - make_interval(mins => minutes),
          next_attempt_at = next_attempt_at - make_interval(mins => minutes),
          leased_until = leased_until - make_interval(mins => minutes);
    $$;
    create function tests.leased() returns table (stream text, id uuid, attempt smallint, things jsonb) language sql as $$
      select m.kind, m.id, m.attempt, (
        select jsonb_agg(jsonb_build_object('thing', (e ->> 'kind') || ' ' || (e #>> '{data,subject}'), 'version', e #> '{data,n}'))
        from jsonb_array_elements(m.news) as e)
      from claim_notification_mails(20) as m
      union all
      select 'finds', m.id, m.attempt, (
        select jsonb_agg(jsonb_build_object('thing', case e ->> 'id' when '${idOf("home 0")}' then 'find 0' else 'find 1' end,
                                            'version', (e ->> 'price')::integer - 100000))
        from jsonb_array_elements(m.homes) as e)
      from claim_saved_search_mails(20) as m
    $$;
    create function tests.send(outcome text) returns setof jsonb language plpgsql as $$
    declare
      mail record;
    begin
      for mail in select * from tests.leased() loop
        return next jsonb_build_object('leased', to_jsonb(mail) || jsonb_build_object('outcome', outcome));
        if outcome in ('sent', 'dies late') then
          insert into tests.accepted values (mail.id) on conflict do nothing;
        end if;
        continue when outcome like 'dies%';
        perform public.settle_email(mail.id, case when exists (select from tests.accepted a where a.id = mail.id) then 'sent'
          when outcome = 'refused' then 'dropped' when outcome = 'busy' then 'retry' else outcome end, outcome, 90);
      end loop;
    end $$;
    create function tests.act(a jsonb) returns void language plpgsql as $$
    begin
      case a ->> 'act'
        when 'tell' then perform private.tell(md5('fay')::uuid, a ->> 'kind', md5('home ' || (a ->> 'home'))::uuid,
          md5((a ->> 'kind') || (a ->> 'subject'))::uuid, jsonb_build_object('n', a -> 'n', 'subject', a -> 'subject'));
        when 'read' then update notifications set read_at = now()
          where kind = a ->> 'kind' and subject_id = md5((a ->> 'kind') || (a ->> 'subject'))::uuid and read_at is null;
        when 'see finds' then update notifications set read_at = now() where kind = 'search_match' and read_at is null;
        when 'prefer' then
          perform tests.as_person('fay'), public.set_notification_mail(a ->> 'kind', a ->> 'mail');
          perform tests.as_person(null);
        when 'frequency' then update saved_searches set frequency = a ->> 'frequency';
        when 'reprice' then update listings set price = 100000 + (a ->> 'n')::integer where id = md5('home ' || (a ->> 'home'))::uuid;
        when 'withdraw' then update listings set status = 'withdrawn' where status = 'active';
        when 'relist' then update listings set status = 'active' where status = 'withdrawn';
        when 'use up' then
          insert into private.rate_buckets (key, window_start, n)
          select 'mail:' || share, date_trunc('day', now(), 'UTC'), 100000 from unnest(array['notice', 'talk', 'search']) as share
          on conflict (key, window_start) do update set n = 100000;
        when 'new day' then delete from private.rate_buckets;
        when 'pass' then perform tests.pass((a ->> 'minutes')::integer);
        when 'retry' then
          perform tests.as_person('opal', 'operator');
          perform retry_mail(f.id, f.attempts) from operator_failed_mails() f where f.dropped_at is not null;
          perform tests.as_person(null);
        when 'leave' then perform begin_account_deletion(md5('fay')::uuid);
        else null;
      end case;
    end $$;
    create function tests.play(acts jsonb) returns jsonb language plpgsql as $$
    declare
      events jsonb := '[]';
      counted integer;
      a record;
    begin
      begin
        for a in select value, ordinality - 1 as n from jsonb_array_elements(acts) with ordinality loop
          perform tests.act(a.value);
          events := events || jsonb_build_array(jsonb_build_object('act', a.n));
          if a.value ->> 'act' = 'send' then
            events := events || coalesce((select jsonb_agg(e) from tests.send(a.value ->> 'outcome') as e), '[]');
          end if;
        end loop;
        delete from private.rate_buckets where n >= 90000;
        for _ in 1..8 loop
          perform tests.pass(26 * 60);
          events := events || jsonb_build_array(jsonb_build_object('act', -1));
          events := events || coalesce((select jsonb_agg(e) from tests.send('sent') as e), '[]');
        end loop;
        select coalesce(sum(n), 0) into counted from private.rate_buckets where key in ('mail:notice', 'mail:talk', 'mail:search');
        raise exception using errcode = 'PLAYD';
      exception when sqlstate 'PLAYD' then
        null;
      end;
      return jsonb_build_object('events', events, 'counted', counted, 'morning',
        extract(epoch from private.mail_due('daily') - now()) / 60);
    end $$;`);
}
