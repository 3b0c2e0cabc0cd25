-- A question may be misspelled. A word that no article has is read as the nearest one that an article
-- has, and counts the less the further it is from it. Spanish is asked, too: what says nothing in Spanish
-- is left out, and the articles get the Spanish words for what they are about. And of an article as much is
-- quoted as there is room for: its best part, which is no longer its beginning just because that has many
-- words in its first line, and the next best.

create extension if not exists pg_trgm with schema extensions;
grant execute on function extensions.similarity(text, text) to anon, authenticated, service_role;

create or replace function public.search_handbook(query text, max_results integer default 4)
returns table (slug text, title text, topic text, summary text, passage text, rank real)
language sql stable set search_path = '' set enable_seqscan = off as $$
  -- What is asked with, and not about, says nothing.
  with asked as materialized (
    select w.lexeme, private.word_query(w.lexeme) as word
    from unnest(to_tsvector('english', left(search_handbook.query, 500))) as w
    where w.lexeme <> all (array['much', 'mani', 'need', 'get', 'want', 'go', 'would', 'could',
      'help', 'pleas', 'question', 'someon', 'somebodi', 'thing', 'someth', 'use', 'best', 'good',
      'sell', 'seller', 'home', 'hous', 'properti', 'hello', 'hi', 'thank'])
    limit 40
  ), known as materialized (
    select a.lexeme, a.word,
      exists (select from public.handbook_articles h where h.search @@ a.word) as is_known
    from asked a
  ), unknown as materialized (
    select k.lexeme from known k
    -- Nor do amounts say what a question is about, unless an article is about that number.
    where not k.is_known and k.lexeme ~ '[[:alpha:]]{2}' and to_tsvector('spanish', k.lexeme) <> ''
  ), misspelled as materialized (
    -- Short words resemble too many others, and a handful of corrections is enough for any question.
    select u.lexeme from unknown u where char_length(u.lexeme) >= 4 limit 8
  ), vocabulary as materialized (
    select distinct v.lexeme
    from public.handbook_articles h cross join unnest(tsvector_to_array(h.search)) as v (lexeme)
    where char_length(v.lexeme) >= 4
  ), nearest as materialized (
    select m.lexeme, private.word_query(n.lexeme) as word, n.likeness
    from misspelled m
    cross join lateral (
      select v.lexeme, extensions.similarity(v.lexeme, m.lexeme) as likeness from vocabulary v
      order by likeness desc, v.lexeme
      limit 1
    ) n
    where n.likeness >= 0.4
  ), words as materialized (
    select k.word, 1::real as likeness from known k where k.is_known
    union all
    select n.word, n.likeness from nearest n
    union all
    -- Nothing has it and nothing is near: it still asks for something that is not there.
    select private.word_query(u.lexeme), 1::real from unknown u
    where not exists (select from nearest n where n.lexeme = u.lexeme)
  ), found as (
    select w.word, a.slug, w.likeness * ts_rank('{0.1, 0.2, 1, 1}', a.search, w.word) as fit,
      count(*) over (partition by w.word) as articles
    from words w join public.handbook_articles a on a.search @@ w.word
  ), weighed as (
    -- Of some hundred articles.
    select w.word, ln(1 + 100 / coalesce(min(f.articles), 0.5)) as weight
    from words w left join found f on f.word = w.word group by w.word
  ), ranked as (
    select f.slug, sum(f.fit * g.weight) / (select sum(weight) from weighed) as rank
    from found f join weighed g on g.word = f.word
    group by f.slug
  ), best as (
    select a.slug, a.title, a.topic, a.summary, a.body, a.position, r.rank
    from ranked r join public.handbook_articles a on a.slug = r.slug
    order by r.rank desc, a.position
    limit least(greatest(coalesce(search_handbook.max_results, 4), 1), 20)
  ), parts as materialized (
    select b.slug, p.number, p.text,
      -- What an article begins with has no heading, however much it says in its first line.
      setweight(to_tsvector('english', coalesce(substring(p.text from '^## ([^\n]*)'), '')), 'A')
        || setweight(to_tsvector('english', p.text), 'D') as search
    from best b
    cross join lateral regexp_split_to_table(b.body, '\n+(?=## )') with ordinality as p (text, number)
  ), fitting as (
    select p.slug, p.text,
      row_number() over (partition by p.slug order by p.fit desc, p.number) as place
    from (
      select p.slug, p.number, p.text,
        coalesce(sum(g.weight * ts_rank('{0.4, 0, 0, 1}', p.search, g.word)), 0) as fit
      from parts p left join weighed g on p.search @@ g.word
      group by p.slug, p.number, p.text
    ) p
  ), long as (
    -- Where the best part is short there is room for the next; each is told apart by its heading.
    select f.slug, f.place,
      regexp_replace(f.text, '^## +([^\n]*)', case f.place when 1 then '\1' else '**\1**' end) as text,
      sum(char_length(f.text) + 4) over (partition by f.slug order by f.place) as so_far
    from fitting f
  ), passages as (
    select l.slug, string_agg(l.text, E'\n\n' order by l.place) as text
    from long l where l.place = 1 or l.so_far <= 900
    group by l.slug
  )
  select b.slug, b.title, b.topic, b.summary,
    case when char_length(f.text) <= 900 then f.text
         else regexp_replace(left(f.text, 898), '\s+\S*$', '') || ' …' end,
    b.rank::real
  from best b join passages f on f.slug = b.slug
  order by b.rank desc, b.position;
$$;

update public.handbook_articles a set keywords = a.keywords || ' ' || s.words
from (values
  ('selling-it-yourself', 'vender casa propietario dueño pasos proceso empezar guía'),
  ('how-long-a-sale-takes', 'cuánto tiempo tarda plazo semanas meses rápido venta'),
  ('who-to-hire', 'abogado notario contratar profesionales ayuda'),
  ('how-to-price-your-home', 'precio poner fijar pedir casa valor'),
  ('comparable-sales', 'comparables ventas vecinos comparar precio barrio'),
  ('what-your-home-is-worth', 'vale valor tasación estimación valuación'),
  ('lowering-the-price', 'bajar rebajar reducir precio nadie interés'),
  ('preparing-your-home', 'preparar limpiar casa ordenar habitaciones'),
  ('repairs-before-selling', 'reparar reparaciones arreglar antes vender renovar'),
  ('decluttering-and-staging', 'ordenar muebles decorar despejar'),
  ('curb-appeal', 'fachada jardín exterior entrada patio césped'),
  ('best-time-to-sell', 'época mejor momento primavera invierno vender'),
  ('photographing-your-home', 'fotos fotografiar fotografías teléfono cámara luz'),
  ('choosing-photos', 'fotos elegir orden fotografías cuántas'),
  ('writing-the-description', 'descripción anuncio escribir texto'),
  ('seller-disclosures', 'divulgar declarar informar defectos problemas comprador decir goteras humedad'),
  ('lead-paint', 'plomo pintura antigua'),
  ('hoa-and-condo-papers', 'asociación condominio cuotas reglas'),
  ('fair-housing', 'vivienda justa discriminación discriminar raza religión familias niños'),
  ('before-a-showing', 'visita visitas mostrar preparar casa antes'),
  ('during-a-showing', 'visita durante mostrar decir visitantes'),
  ('open-house', 'puertas abiertas jornada visita'),
  ('after-a-showing', 'visita después seguimiento opiniones'),
  ('safety-at-showings', 'seguridad seguro desconocidos extraños peligro visita'),
  ('scams-aimed-at-sellers', 'estafa fraude engaño cheque'),
  ('wire-fraud', 'transferencia bancaria fraude estafa dinero'),
  ('reading-an-offer', 'oferta recibir leer contrato firmar aceptar'),
  ('can-the-buyer-pay', 'preaprobación crédito préstamo hipotecario comprador pagar fondos banco'),
  ('comparing-offers', 'ofertas varias comparar dos elegir mejor'),
  ('cash-offers', 'oferta efectivo contado inversionista empresa'),
  ('earnest-money', 'depósito señal arras garantía'),
  ('negotiating-the-price', 'negociar regatear oferta baja precio'),
  ('counter-offers', 'contraoferta responder oferta'),
  ('contingencies', 'contingencias condiciones cláusulas'),
  ('buyers-agents', 'agente comisión comprador inmobiliario corredor pagar'),
  ('home-inspection', 'inspección inspector'),
  ('repair-requests', 'inspección reparaciones piden arreglos lista'),
  ('pre-listing-inspection', 'inspección previa propia antes'),
  ('the-appraisal', 'tasación tasador avalúo banco'),
  ('low-appraisal', 'tasación avalúo bajo menor precio'),
  ('from-contract-to-closing', 'contrato cierre pasos firma después'),
  ('closing-costs', 'costos gastos cierre queda ganancia pagar'),
  ('title-and-escrow', 'título escritura depósito garantía notario compañía'),
  ('paying-off-the-mortgage', 'hipoteca deuda debo banco pagar préstamo'),
  ('closing-day', 'cierre firma llaves entrega día'),
  ('capital-gains', 'impuestos impuesto ganancia capital'),
  ('property-and-transfer-taxes', 'impuestos predial propiedad transferencia'),
  ('moving-out', 'mudanza mudarse servicios llaves'),
  ('selling-while-buying', 'comprar otra casa mientras vender'),
  ('staying-after-closing', 'quedarse después cierre alquilar semanas'),
  ('your-listing', 'anuncio publicar borrar quitar editar'),
  ('your-availability', 'disponibilidad horario calendario horas'),
  ('managing-viewings', 'visitas solicitudes confirmar cancelar cambiar'),
  ('plans', 'planes precio suscripción cancelar cuesta'),
  ('vesty', 'asistente mensajes preguntar español'),
  ('your-documents', 'documentos papeles archivos formularios'),
  ('your-timeline', 'etapas pasos progreso cronograma'),
  ('your-account-and-data', 'cuenta datos contraseña correo borrar')
) as s (slug, words)
where a.slug = s.slug;
