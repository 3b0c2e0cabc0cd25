-- Files of a sale: the signed contract, a receipt, a report, each at a step. Their bytes are in the private bucket
-- `sale-files`. People upload into a folder of their own. The function `documents` checks what arrived and keeps it in
-- the sale's folder, which only that function writes to, under a name that it draws at random. Bytes that are kept are
-- never overwritten, because no request knows that name (decision 81).
--
-- A file is read by the side it belongs to, or by both sides. Only its own side can share it. A shared file can't be
-- made private again, but its side can delete it while its step is open.
--
-- Order of locks: the offer's locks, then its sale, then the sale's steps, then their files.

create table public.sale_files (
  id uuid primary key,
  sale_id uuid not null references public.sales (id) on delete cascade,
  kind text not null,
  made_by text not null check (made_by in ('buyer', 'owner')),
  seen_by text not null check (seen_by in ('side', 'both', 'parties')),
  name text not null check (
    char_length(name) between 1 and 200 and private.is_visible(name) and private.is_plain_file_name(name) and name !~ '[/\\]'),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size between 1 and 26214400),
  path text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  party_id uuid references public.sale_parties (id) on delete set null,
  person_id uuid references auth.users (id) on delete set null,
  constraint sale_files_own_folder check (
    path ~ ('^' || sale_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$')),
  constraint sale_files_one_kind check (
    type = coalesce(private.document_type(name), '') and type = coalesce(private.document_type(path), ''))
);
comment on table public.sale_files is 'Files at the steps of a sale. Their bytes were checked before the row was inserted.';
comment on column public.sale_files.party_id is 'The party that added the file, on behalf of the side that invited them.';
comment on column public.sale_files.kind is 'The file''s step. The sale may no longer have that step, if its terms have changed.';
comment on column public.sale_files.made_by is 'The side that the file belongs to.';
comment on column public.sale_files.seen_by is 'Who reads the file: only its side, both sides, or also the parties whose role has the step.';
comment on column public.sale_files.path is 'The file''s object in the private bucket sale-files.';
create index sale_files_of_sale on public.sale_files (sale_id, created_at);
create index sale_files_of_party on public.sale_files (party_id);
comment on column public.sale_files.person_id is 'The person of that side who added the file; null for a party, and null once that person has closed their account.';
create index sale_files_of_person on public.sale_files (person_id);

-- The caller's side of a sale; null for a caller on neither side.
create function private.side_in_sale(p_sale_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.side_of(o, (select auth.uid()))
  from public.sales s join public.offers o on o.id = s.offer_id
  where s.id = p_sale_id;
$$;
grant execute on function private.side_in_sale to authenticated, service_role;

alter table public.sale_files enable row level security;
revoke all on public.sale_files from service_role;
select private.let_read('authenticated', 'sale_files');
grant select, insert, update, delete on public.sale_files to service_role;

-- Whether a side has deleted its documents of a sale.
create function private.has_cleared(p_sale_id uuid, p_side text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case p_side when 'owner' then s.owner_cleared_at else s.buyer_cleared_at end is not null
    from public.sales s where s.id = p_sale_id), false);
$$;
grant execute on function private.has_cleared to authenticated, service_role;

create policy "Both sides see what is shared, and each its own" on public.sale_files
  for select to authenticated using (
    exists (select from public.sales s where s.id = sale_id)
    and not private.has_cleared(sale_id, private.side_in_sale(sale_id))
    and (seen_by <> 'side' or made_by = private.side_in_sale(sale_id)));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('sale-files', 'sale-files', false, 26214400, array['application/pdf', 'image/jpeg', 'image/png'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- Whether a sale that ends still takes a paper about its end.
create function private.takes_release(p_sale public.sales) returns boolean
language sql stable set search_path = '' as $$
  select case p_sale.state
    when 'open' then p_sale.ends_at is not null
    when 'fell_through' then num_nonnulls(p_sale.owner_cleared_at, p_sale.buyer_cleared_at) = 0
      and p_sale.ended_at > now() - make_interval(days => private.limit_of('signings.release_days'))
    else false end;
$$;
grant execute on function private.takes_release to authenticated, service_role;

-- Whether the caller has a sale that takes files.
create function private.has_open_sale() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.offers o join public.sales s on s.offer_id = o.id
    where o.id in (select private.offers_of_person((select auth.uid())))
      and (s.state <> 'fell_through' or private.takes_release(s)));
$$;

-- An upload that waits for its check must have a new name in the caller's own folder, which is emptied after a day.
create function private.may_add_sale_file(p_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_name ~ ('^' || (select auth.uid()) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpg|png)$')
    and private.has_open_sale()
    and (
      select count(*) < 100 and coalesce(sum((o.metadata ->> 'size')::numeric), 0) < 536870912
      from private.files_in('sale-files', auth.uid()::text) as o);
$$;
grant execute on function private.may_add_sale_file to authenticated, service_role;

create policy "Both sides of a sale add files to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'sale-files' and (select private.may_add_files()) and (select private.may_add_sale_file(name)));

create function private.sale_file_json(p_file public.sale_files) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(p_file) - '{sale_id,path,sha256,party_id,person_id}'::text[];
$$;

-- Locks a sale that still takes files, and returns it. The offer is locked by the caller. A sale that fell through takes
-- its release, at the step of the contract.
create function private.hold_sale_for_files(p_offer public.offers, p_kind text default null) returns public.sales
language plpgsql volatile set search_path = '' as $$
declare
  sale public.sales;
begin
  select * into sale from public.sales s where s.offer_id = p_offer.id for no key update;
  if (sale.state = 'fell_through' or private.is_over(sale))
     and not (p_kind is not distinct from 'contract' and private.takes_release(sale)) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  return sale;
end;
$$;

create function private.require_sale_file_room(p_sale_id uuid, p_side text, p_size integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select count(*) >= private.limit_of('sale_files.per_side')
             or coalesce(sum(f.size), 0) + p_size > private.limit_of('sale_files.bytes_per_side')
      from public.sale_files f where f.sale_id = p_sale_id and f.made_by = p_side) then
    raise exception using errcode = 'PT409', message = 'sale_files_full';
  end if;
end;
$$;

insert into private.notification_kinds (kind, renews, mail, default_mail, true_while) values
  ('file_shared', true, 'optional', 'at_once', 'happened');

-- Tells the other side of a file that it can read now. All new files of a step are one notification.
create function private.tell_of_file(p_offer public.offers, p_file public.sale_files) returns void
language sql volatile set search_path = '' as $$
  select private.tell_all(
    private.people_of_side(p_offer, other), 'file_shared', p_offer.listing_id, t.id,
    -- The notification names the file's id, because a second one is sent only if it differs from the first.
    jsonb_build_object('as', other, 'home', nullif(p_offer.home, ''), 'room', p_file.sale_id, 'step', p_file.kind,
                       'shared', p_file.id))
  from private.other_side(p_file.made_by) as other
  join public.sale_steps t on t.sale_id = p_file.sale_id and t.kind = p_file.kind;
$$;

-- Adds a file whose bytes were checked and are at p_path. A call repeated with the same bytes changes nothing.
create function private.add_sale_file(
  p_caller uuid, p_sale_id uuid, p_id uuid, p_kind text, p_seen_by text, p_path text, p_name text, p_type text,
  p_size integer, p_sha256 text
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), p_caller, null);
  side constant text := private.side_of(offer, p_caller);
  sale constant public.sales := private.hold_sale_for_files(offer, p_kind);
  file public.sale_files;
begin
  select * into file from public.sale_files f where f.id = p_id;
  if private.is_repeat(case when file.id is not null then to_jsonb(file) end, jsonb_build_object(
    'sale_id', sale.id, 'kind', p_kind, 'made_by', side, 'party_id', null, 'sha256', p_sha256)) then
    return private.sale_file_json(file);
  end if;
  if not exists (select from public.sale_steps t where t.sale_id = sale.id and t.kind = p_kind) then
    raise exception using errcode = 'PT404', message = 'step_unknown';
  elsif private.has_cleared(sale.id, side) then
    raise exception using errcode = 'PT409', message = 'offer_not_open';
  end if;
  perform private.refuse_suspended(p_caller);
  if private.has_secret_numbers(p_name) then
    raise exception using errcode = 'PT422', message = 'message_has_secret_numbers';
  end if;
  perform private.require_sale_file_room(sale.id, side, p_size);
  insert into public.sale_files (id, sale_id, kind, made_by, seen_by, name, type, size, path, sha256, person_id)
  values (p_id, sale.id, p_kind, side, p_seen_by, p_name, p_type, p_size, p_path, p_sha256, p_caller)
  returning * into file;
  if p_seen_by <> 'side' then
    perform private.tell_of_file(offer, file);
  end if;
  return private.sale_file_json(file);
end;
$$;

-- A file of the caller's own side, locked with its sale. Any other file counts as unknown.
create function private.hold_sale_file(p_id uuid) returns public.sale_files
language plpgsql volatile set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer public.offers;
  file public.sale_files;
begin
  select o.* into offer
  from public.sale_files f join public.sales s on s.id = f.sale_id join public.offers o on o.id = s.offer_id
  where f.id = p_id and f.made_by = private.side_of(o, me);
  if offer.id is null then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  perform private.hold_sale_for_files(private.hold_offer(offer.id, me, null));
  select * into file from public.sale_files f where f.id = p_id for update;
  if file.id is null then
    raise exception using errcode = 'PT404', message = 'document_not_found';
  end if;
  return file;
end;
$$;

-- Shows a file to the other side too, or also to parties, for good.
create function private.share_sale_file(p_id uuid, p_seen_by text default 'both') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  file public.sale_files := private.hold_sale_file(p_id);
begin
  if p_seen_by is null or p_seen_by not in ('both', 'parties') then
    raise exception using errcode = 'PT400', message = 'bad_request';
  end if;
  if file.seen_by = 'side' or (file.seen_by = 'both' and p_seen_by = 'parties') then
    perform private.refuse_suspended(auth.uid());
    if file.seen_by = 'side' then
      perform private.tell_of_file(o, file) from public.sales s join public.offers o on o.id = s.offer_id where s.id = file.sale_id;
    end if;
    update public.sale_files f set seen_by = p_seen_by where f.id = p_id returning * into file;
  end if;
  return private.sale_file_json(file);
end;
$$;

-- Deletes a file while its step is open. Its bytes are deleted by the next sweep. A repeated call changes nothing.
create function private.delete_sale_file(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  file public.sale_files;
begin
  if not exists (select from public.sale_files f where f.id = p_id) then
    return;
  end if;
  file := private.hold_sale_file(p_id);
  if exists (
    select from public.sale_steps t where t.sale_id = file.sale_id and t.kind = file.kind and t.state <> 'open'
  ) then
    raise exception using errcode = 'PT409', message = 'step_settled';
  end if;
  perform private.require_unsigned(p_id);
  delete from public.sale_files f where f.id = p_id;
end;
$$;

-- One side deletes its documents of a sale that has ended: its own files, figures and notes. Files that it shared stay
-- with the other side, and are deleted once both sides have done the same (decision 188). Of several buyers or
-- owners, the first one decides, because the others would lose their files, too. A repeated call changes nothing.
create function private.delete_sale_papers(p_sale_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me constant uuid := private.take_offer_act();
  offer constant public.offers := private.hold_offer(
    (select s.offer_id from public.sales s where s.id = p_sale_id), me, null);
  whose constant text := private.side_of(offer, me);
  sale public.sales;
begin
  select * into sale from public.sales s where s.id = p_sale_id for no key update;
  if sale.state = 'open' then
    raise exception using errcode = 'PT409', message = 'sale_changed';
  elsif me is distinct from private.person_of_side(offer, whose) then
    raise exception using errcode = 'PT403', message = 'papers_of_first';
  end if;
  update public.sales s
  set owner_cleared_at = case whose when 'owner' then coalesce(s.owner_cleared_at, now()) else s.owner_cleared_at end,
      buyer_cleared_at = case whose when 'buyer' then coalesce(s.buyer_cleared_at, now()) else s.buyer_cleared_at end
  where s.id = sale.id;
  delete from public.sale_files f
  where f.sale_id = sale.id and (
    (f.made_by = whose and f.seen_by = 'side')
    or private.has_cleared(sale.id, private.other_side(whose))
    or cardinality(private.people_of_side(offer, private.other_side(whose))) = 0);
  delete from public.sale_facts f where f.sale_id = sale.id and f.side = whose;
  delete from public.settlements k where k.sale_id = sale.id and k.side = whose;
end;
$$;

-- The path of a file, for a caller who may read it; null for anyone else.
create function private.open_sale_file(p_caller uuid, p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('path', f.path, 'name', f.name, 'type', f.type)
  from public.sale_files f
  join public.sales s on s.id = f.sale_id
  join public.offers o on o.id = s.offer_id
  where f.id = p_id and private.is_on_side(o, p_caller, null)
    and not private.has_cleared(s.id, private.side_of(o, p_caller))
    and (f.seen_by <> 'side' or f.made_by = private.side_of(o, p_caller));
$$;

-- Names of files without a row, for the sweep. Younger files are left alone, because their row may still come.
create function private.is_unused_sale_file(p_name text, p_created_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_created_at < private.kept_since('unused_sale_files')
     and not exists (select from public.sale_files f where f.path = p_name);
end;
$$;

create function private.sweep_sale_files(p_limit integer default 100) returns text[]
language sql volatile security definer set search_path = '' as $$
  select private.unused_files('sale-files', 'is_unused_sale_file', p_limit);
$$;

select private.expose(
  'add_sale_file(p_caller, p_sale_id, p_id, p_kind, p_seen_by, p_path, p_name, p_type, p_size, p_sha256)', 'service_role',
  'Called by the function documents. Adds a file whose bytes it has checked to a step of the caller''s sale.');
select private.expose('share_sale_file(id, seen_by)', 'authenticated',
  'Shows a file of the caller''s side to the other side of the sale, or also to its parties.');
select private.expose('delete_sale_file(id)', 'authenticated',
  'Deletes a file of the caller''s side while its step is open.');
select private.expose('delete_sale_papers(sale_id)', 'authenticated',
  'One side of a sale that has ended deletes its own files, figures and notes of it.');
select private.expose('open_sale_file(p_caller, p_id)', 'service_role',
  'Called by the function documents. {path, name, type} of a file that the caller may read, or null.');
select private.expose('sweep_sale_files(p_limit)', 'service_role',
  'Called by the function documents. Names of files to delete.');

insert into private.duties (name, every, work) values
  ('delete files of old sales', '1 day',
   $$delete from public.sale_files f using public.sales s
     where s.id = f.sale_id
       and s.ended_at < (select private.kept_since('sale_files'))$$);
insert into private.duties (name, every, route, due) values
  ('delete unused files of sales', '10 minutes', 'documents/sales/sweep',
   $$cardinality(private.unused_files('sale-files', 'is_unused_sale_file', 1, true)) > 0$$);
