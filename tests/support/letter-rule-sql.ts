import { LETTER_HARMLESS, LETTER_PATTERNS } from "@domain/offers/buyer-letter-rules.ts";
import { quoted } from "./sql-literals.ts";

/** Writes the migration that has the rule of domain/offers/buyer-letters.ts in SQL, with the same patterns. */
export function letterRuleSql(): string {
  return `-- Refuses words about people in the texts that come with an offer, because an owner decides on terms.
-- domain/offers/buyer-letters.ts has the same rule for the browser. The patterns are those of
-- domain/offers/buyer-letter-rules.ts, written into this file by \`npx vitest run
-- tests/database/offers/letter-mirror.test.ts -u\`.

-- The text as lower-case words with one space around each, which is the form that the patterns expect.
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
  return patterns.map((pattern) => `    ${quoted(pattern)}`).join(",\n");
}
