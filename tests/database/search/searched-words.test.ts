import fc from "fast-check";
import { expect, it } from "vitest";
import { ownDatabase } from "../../support/database.ts";

const database = ownDatabase({ connections: 1 });

it("the words of a text are the same as if each character between words were a space", async () => {
  const part = fc.constantFrom(
    ..."aE1é½ \n\t-+&~/._@<>!\"#$%'()*,:;=?[]^`{|}",
    ..."http:// www.oak.com pool.Garage 3,000 1.5 -1e5 <b> </b> &amp; a@b.co don't in-law ~/oak 1/2".split(
      " ",
    ),
  );
  const texts = fc.sample(fc.string({ unit: part, minLength: 1, maxLength: 12 }), 10_000);
  const differing = await database.query(
    `select text from jsonb_array_elements_text($1) as text,
       regexp_replace(private.as_plain(text), '[^[:alnum:]]+', ' ', 'g') as spaced
     where to_tsvector('simple', private.searched_words(text)) <> to_tsvector('simple', spaced)
        or to_tsvector('english', private.searched_words(text)) <> to_tsvector('english', spaced)`,
    [texts],
  );
  expect(differing).toEqual([]);
});
