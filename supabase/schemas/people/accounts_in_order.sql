-- An account that begins, confirms its address, or is closed: each trigger lists its steps in order (decision 142).

create function private.users_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- This step comes first, so that nothing is made for an account that can't be mailed.
  perform private.refuse_account_without_address(new.email::text);
  -- Conversations come first: this step shares the locks of other people's homes, so the transaction may hold only the
  -- account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- The profile comes before the notifications, because their reader must have one.
  perform private.make_profile(new.id, new.raw_user_meta_data ->> 'full_name');
  -- Searches come after the locks of other people's homes, and before the notifications.
  perform private.bring_kept_searches(new.id, new.email::text);
  -- Notifications come last, because people are told about what is stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$$;

create function private.users_after_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Conversations come first: this step shares the locks of other people's homes, so the transaction may hold only the
  -- account's own row.
  perform private.bring_conversations(new.id, new.email::text);
  -- Searches come after the locks of other people's homes, and before the notifications.
  perform private.bring_kept_searches(new.id, new.email::text);
  if new.email is distinct from old.email then
    -- Links end after the searches and before the notifications, so that no link in the old mailbox works when the
    -- person is told.
    perform private.end_links('{step}', null, new.id);
  end if;
  -- Notifications come last, because people are told about what is stored.
  perform private.welcome_disclosure_guests(new.id, new.email::text);
  return null;
end;
$$;

create function private.account_deletions_after_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Homes come first: a home with other owners goes on with them, and so do its conversations and offers, which would
  -- end otherwise.
  perform private.pass_homes_on(new.user_id);
  -- Conversations end before offers: ending an offer writes notifications, and a message locks those after its
  -- conversation.
  perform private.end_conversations_of_account(new.user_id);
  -- This step comes before offers end, because an offer whose other buyers stay goes on with them.
  perform private.leave_offers_of_account(new.user_id);
  -- Visitors and buyers of homes that were just marked as sold are told after the homes with other owners were passed on,
  -- because those go on.
  perform private.settle_outcomes(new.user_id);
  -- Paused offers come last: their notifications follow all rows for which other transactions wait.
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
