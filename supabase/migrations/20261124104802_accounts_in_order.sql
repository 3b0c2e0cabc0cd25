-- An account that begins, confirms its address, or is closed, in order (as in homes_in_order).

create function private.users_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of everything: it shares the homes of others, so this transaction may hold only the account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- In front of what is told: who reads it has a profile.
  perform private.make_profile(new.id, new.raw_user_meta_data ->> 'full_name');
  -- Behind the homes of others, and in front of what is told.
  perform private.bring_kept_searches(new.id, new.email::text);
  -- Last: told after stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$$;

create function private.users_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of everything: it shares the homes of others, so this transaction may hold only the account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- Behind the homes of others, and in front of what is told.
  perform private.bring_kept_searches(new.id, new.email::text);
  if new.email is distinct from old.email then
    -- Behind the searches, and in front of what is told: links in the old mailbox do nothing from now on.
    perform private.end_step_links(null, new.id);
  end if;
  -- Last: told after stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$$;

create function private.account_deletions_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In front of what ends: a home that others own, too, goes on with them, and so do its conversations and offers.
  perform private.pass_homes_on(new.user_id);
  -- In front of the offers: ending those writes notifications, which a message locks after its conversation.
  perform private.end_conversations_of_account(new.user_id);
  -- In front of what ends: an offer whose other buyers stay goes on with them.
  perform private.leave_offers_of_account(new.user_id);
  -- Last: its notifications come after everything that others wait for.
  perform private.end_paused_offers_of_account(new.user_id);
  return null;
end;
$$;

create trigger after_insert after insert on auth.users
  for each row execute function private.users_after_insert();
create trigger after_update after update of email, email_confirmed_at on auth.users
  for each row execute function private.users_after_update();
create trigger after_insert after insert on private.account_deletions
  for each row execute function private.account_deletions_after_insert();
