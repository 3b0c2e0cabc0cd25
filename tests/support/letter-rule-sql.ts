import { LETTER_HARMLESS, LETTER_PATTERNS } from "@domain/offers/buyer-letter-rules.ts";

/** The migration with the twin of domain/offers/buyer-letters.ts: the same patterns, in SQL. */
export function letterRuleSql(): string {
  return `-- Words about people in what travels with an offer, which are refused: an owner decides on terms. The twin of
-- domain/offers/buyer-letters.ts; its patterns are those of domain/offers/buyer-letter-rules.ts, written here by
-- \`npx vitest run tests/database/offers/letter-mirror.test.ts -u\`.

-- Lower-case words with one space around each, as the patterns expect them.
create function private.plain_words(p_text text) returns text
language sql immutable parallel safe set search_path = '' as $$
  with marked as (
    select regexp_replace(
      translate(private.as_latin(p_text), 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑáéíóúüñ’‘\`´',
                                          'abcdefghijklmnopqrstuvwxyzaeiouunaeiouun'''''''''),
      's''(?![a-z])', 's s', 'g') as text)
  select ' ' || btrim(regexp_replace(regexp_replace(
    replace(text, '''', ' '), '[.!?;:\\n]+', ' . ', 'g'), '[^a-z0-9.]+', ' ', 'g')) || ' '
  from marked;
$$;

create function private.tells_of_people(p_text text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(private.plain_words(p_text), ' (?:' || array_to_string(array[
${listed(LETTER_HARMLESS)}
  ], '|') || ')(?= )', ' . ', 'g') ~ (' (?:' || array_to_string(array[
${listed(LETTER_PATTERNS)}
  ], '|') || ') ');
$$;
`;
}

function listed(patterns: readonly string[]): string {
  return patterns.map((pattern) => `    '${pattern.replaceAll("'", "''")}'`).join(",\n");
}
