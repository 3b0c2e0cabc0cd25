-- Five requests for news a mailbox, however its address is written.
-- squawk-ignore require-concurrent-index-creation -- migrations run in a transaction
create index news_subscriptions_of_mailbox on private.news_subscriptions (private.mailbox_of(email));

create or replace function private.request_news(p_email text, p_search_term text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked constant tsquery := case when p_search_term is not null
                                 then private.search_query(p_search_term) end;
  mailbox constant text := private.mailbox_of(p_email);
  subscription uuid;
begin
  -- Words that nothing can be looked for with would match every home.
  if p_search_term is not null and asked is null then
    raise exception using errcode = 'PT422', message = 'news_place_invalid';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('news:' || mailbox, 0));
  update private.news_subscriptions s
  set asked_at = now(), confirm_due_at = now(), attempts = 0
  where lower(s.email) = lower(p_email)
    and lower(coalesce(s.search_term, '')) = lower(coalesce(p_search_term, ''))
  returning s.id into subscription;
  if subscription is not null
     or (select count(*) from private.news_subscriptions s where private.mailbox_of(s.email) = mailbox) >= 5 then
    return subscription;
  end if;
  insert into private.news_subscriptions as s (email, search_term, words, confirm_due_at)
  values (p_email, p_search_term, asked, now())
  returning s.id into subscription;
  return subscription;
end;
$$;
