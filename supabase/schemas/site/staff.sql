-- The staff of the site. An operator looks after its clocks and mail, and a moderator after reports; an operator may do
-- both. The role is in `app_metadata.role`, which only the secret key can write, so people can't give it to themselves.
-- `npm run operator` writes it.
--
-- A token names the role until it expires. So that a role can be taken away right away, the account must have it too;
-- the account is only checked for tokens that claim a role.

create function private.has_role(p_role text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claimed constant text := (select auth.jwt()) -> 'app_metadata' ->> 'role';
begin
  if claimed is distinct from p_role and claimed is distinct from 'operator' then
    return false;
  end if;
  return exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data ->> 'role' = claimed);
end;
$$;
comment on function private.has_role is 'Whether the caller is an operator or has this role: operator or moderator.';

create function private.require_role(p_role text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_role(p_role) then
    raise exception using errcode = 'PT403', message = 'forbidden';
  end if;
end;
$$;
