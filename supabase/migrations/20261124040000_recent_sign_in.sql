-- Whether the caller has signed in just now: what a session alone may not do (ending the account)
-- asks for a sign-in that is not older than this. Renewing a session does not make it recent.
create function private.signed_in_recently() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.sessions s
    where s.id::text = (select auth.jwt()) ->> 'session_id'
      and s.user_id = (select auth.uid())
      and s.created_at > now() - interval '5 minutes'
  );
$$;
revoke execute on function private.signed_in_recently from public, anon;
grant execute on function private.signed_in_recently to authenticated, service_role;

create function public.signed_in_recently() returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.signed_in_recently();
$$;
comment on function public.signed_in_recently is
  'Whether the session of the caller began within the last five minutes.';
revoke execute on function public.signed_in_recently from public, anon;
grant execute on function public.signed_in_recently to authenticated, service_role;
