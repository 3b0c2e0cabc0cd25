import { z } from "zod";
import { writeListingDraft } from "./listing-draft.ts";
import { OFFLINE, type Question } from "./question.ts";

const part = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("image_url"),
    image_url: z.object({ url: z.string().regex(/^data:image\/(jpeg|png|webp|gif);base64,/) }),
  }),
]);
const message = z.object({
  role: z.enum(["system", "developer", "user", "assistant"]),
  content: z.union([
    z.string().transform((text) => [{ type: "text" as const, text }]),
    z.array(part),
  ]),
});

/** The part of a request that we understand. Pictures come in the request: we fetch nothing. */
export const chatSchema = z.object({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).optional() })
    .optional(),
});

export type Chat = z.infer<typeof chatSchema>;

/** Asked for something that the stand-in doesn't do; the message says it to the developer. */
export class Unsupported extends Error {}

/** Who answers, by the name of the JSON schema that the answer has to fit. */
const COMPOSERS: Readonly<Record<string, (question: Question) => Promise<unknown>>> = {
  listing_draft: writeListingDraft,
};

export async function answerFor(chat: Chat): Promise<string> {
  if (chat.stream) throw new Unsupported("The local stand-in does not stream.");
  const name = chat.response_format?.json_schema?.name;
  if (name === undefined) return `${OFFLINE} no model was asked, so there is no answer.`;
  const compose = COMPOSERS[name];
  if (!compose) throw new Unsupported(`The local stand-in has no answer of the shape "${name}".`);
  return JSON.stringify(await compose(questionOf(chat)));
}

function questionOf({ messages }: Chat): Question {
  const parts = messages.filter(({ role }) => role === "user").flatMap(({ content }) => content);
  return {
    texts: parts.flatMap((each) => (each.type === "text" ? [each.text] : [])),
    pictures: parts.flatMap((each) =>
      each.type === "image_url"
        ? [Buffer.from(each.image_url.url.split(",")[1] ?? "", "base64")]
        : [],
    ),
  };
}
