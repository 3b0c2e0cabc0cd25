-- Each side's reader of a closing room learns whether they are the first of their side, who alone can delete the side's
-- documents after the sale (private.delete_sale_papers), so that nobody else is offered that.

-- The values that a side reads. Both sides know that the other has called the company, but each side's number stays its
-- own.
create or replace function private.facts_json(p_sale_id uuid, p_side text, p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'facts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', f.kind, 'field', f.field, 'side', f.side, 'n', f.n, 'made_by', f.made_by, 'at', f.at,
        'by', private.actor_named(p_offer, f.made_by, f.person_id),
        'value', case when f.side in ('both', p_side) then f.value else '' end)
        order by f.at, f.kind, f.field, f.side, f.n), '[]')
      from public.sale_facts f
      where f.sale_id = p_sale_id and (f.side in ('both', p_side) or f.field = 'called')),
    'file_by', (
      select coalesce(jsonb_object_agg(f.id, who.name), '{}')
      from public.sale_files f cross join lateral private.actor_named(p_offer, f.made_by, f.person_id) as who (name)
      where f.sale_id = p_sale_id and who.name is not null and (f.seen_by <> 'side' or f.made_by = p_side)),
    'phones_differ', private.phones_differ(p_sale_id),
    'is_first', coalesce((select auth.uid()) = private.person_of_side(p_offer, p_side), false));
$$;
