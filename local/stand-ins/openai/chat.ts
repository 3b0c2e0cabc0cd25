import { writeListingDraft } from "./listing-draft.ts";
import { readPhrase } from "./read-phrase.ts";
import { type Chat, OFFLINE, type Question, questionOf, type Reply } from "./request.ts";
import { vestyTurn } from "./vesty/turn.ts";

/** The request needs something the stand-in doesn't do; the message tells the developer. */
export class Unsupported extends Error {}

/** The writers of answers, by the name of the JSON schema that the answer has to match. */
const COMPOSERS: Readonly<Record<string, (question: Question) => Promise<unknown>>> = {
  listing_draft: writeListingDraft,
  // Choosing takes reading, which the stand-in can't do.
  home_answer: async () => ({ passages: [], complete: false }),
  advertisement: async () => ({ readings: [] }),
  search_phrase: readPhrase,
};

export async function answerFor(chat: Chat): Promise<Reply> {
  if (chat.tools) return vestyTurn(chat);
  const name = chat.response_format?.json_schema?.name;
  if (name === undefined) return words(`${OFFLINE} no model was asked, so there is no answer.`);
  const compose = COMPOSERS[name];
  if (!compose) throw new Unsupported(`The local stand-in has no answer of the shape "${name}".`);
  return words(JSON.stringify(await compose(questionOf(chat.messages))));
}

function words(text: string): Reply {
  return { text, calls: [] };
}
