-- The other clocks of the hosted platform, as 20261122000580_mail_schedule.sql explains: mail of saved
-- searches, accounts whose deletion waits for a mail, and photos that no listing shows. Without the extensions nothing happens.
select private.schedule_function('saved-searches', '* * * * *');
select private.schedule_function('user/finish-deletions', '* * * * *');
select private.schedule_function('listings/sweep', '17 * * * *');
