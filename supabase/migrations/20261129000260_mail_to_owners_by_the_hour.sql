-- What owners are mailed about showings is gathered by the hour: such a row names its person and shares its email's id.
-- squawk-ignore-file constraint-missing-not-valid
alter table private.email_outbox drop constraint email_outbox_one_subject;
alter table private.email_outbox add constraint email_outbox_one_subject check (num_nonnulls(
    booking_id, news_subscription_id, case when booking_id is null then person_id end, party_id, home_owner_id, offer_buyer_id) = 1) not valid;
alter table private.email_outbox validate constraint email_outbox_one_subject;
alter table private.email_outbox drop constraint email_outbox_about;
alter table private.email_outbox add constraint email_outbox_about check (case topic
    when 'searches' then num_nulls(person_id, notification_id, listing_id, found) = 0
    when 'notifications' then notification_id is not null and num_nonnulls(listing_id, found, old_price) = 0
    when 'showings' then num_nonnulls(notification_id, listing_id, found, old_price) = 0
      and (person_id is not null or mail_id is null) and (person_id is null or recipient = 'owner')
    else num_nonnulls(notification_id, listing_id, found, old_price, mail_id) = 0
  end) not valid;
alter table private.email_outbox validate constraint email_outbox_about;
