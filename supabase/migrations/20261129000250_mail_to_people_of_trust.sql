-- Mail about a showing's timer goes to the person whom its owner trusts.
-- squawk-ignore-file constraint-missing-not-valid
alter table private.email_outbox drop constraint email_outbox_kind;
alter table private.email_outbox add constraint email_outbox_kind check (case topic
    when 'showings' then case recipient when 'trusted' then kind in ('trust', 'check_in', 'check_in_over')
      else recipient in ('visitor', 'owner')
        and kind in ('requested', 'confirmed', 'cancelled', 'moved', 'proposal', 'kept', 'reminder_day',
                     'reminder_hours', 'feedback', 'message', 'again') end
    when 'searches' then recipient = 'subscriber' and kind = 'finds'
    when 'notifications' then recipient = 'person' and kind in ('at_once', 'daily')
    when 'parties' then recipient = 'party' and kind = case when home_owner_id is not null then 'ownership'
                                                             when offer_buyer_id is not null then 'purchase' else 'invitation' end
    else recipient = 'subscriber' and kind in ('confirm', 'news', 'times')
  end) not valid;
alter table private.email_outbox validate constraint email_outbox_kind;
