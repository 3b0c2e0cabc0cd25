-- One person takes a small part of the geocoder's turns: 60 an hour. Afterwards their homes are saved
-- without a place, as when the service is down; what is remembered is still answered.

drop function public.claim_geocoder(text, integer);
drop function private.claim_geocoder(text, integer);

-- {known: true, lat, lng}: remembered. {known: false, wait_ms}: ask after so many milliseconds.
-- {known: false, wait_ms: null}: the queue is longer than p_patience_ms, the service is down, or
-- p_person has asked too often.
create function private.claim_geocoder(p_query text, p_patience_ms integer, p_person uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- A little more than a second: requests take different times on their way.
  apart constant interval := '1100 milliseconds';
  patience constant interval := make_interval(secs => greatest(p_patience_ms, 0) / 1000.0);
  remembered private.geocoder_cache;
  turn timestamptz;
begin
  select * into remembered from private.geocoder_cache c
  where c.query = p_query and c.kept_until > now();
  if found then
    return jsonb_build_object('known', true, 'lat', remembered.lat, 'lng', remembered.lng);
  end if;
  if private.take_rate('geocoder:' || p_person, 3600, 60) then
    update private.geocoder_turns t
    set next_turn = greatest(t.next_turn, clock_timestamp()) + apart
    where t.paused_until <= clock_timestamp() and t.next_turn <= clock_timestamp() + patience
    returning t.next_turn - apart into turn;
  end if;
  if turn is null then
    return jsonb_build_object('known', false, 'wait_ms', null);
  end if;
  return jsonb_build_object('known', false, 'wait_ms',
    greatest(ceil(extract(epoch from turn - clock_timestamp()) * 1000), 0));
end;
$$;

create function public.claim_geocoder(p_query text, p_patience_ms integer, p_person uuid) returns jsonb
language sql volatile set search_path = '' as $$
  select private.claim_geocoder(p_query, p_patience_ms, p_person);
$$;
comment on function public.claim_geocoder is 'For the listings function: a remembered place, or when to ask the geocoder.';

revoke execute on function public.claim_geocoder from public, anon, authenticated;
grant execute on function public.claim_geocoder, private.claim_geocoder to service_role;
