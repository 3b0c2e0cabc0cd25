import { z } from "zod";

const part = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("image_url"),
    image_url: z.object({ url: z.string().regex(/^data:image\/(jpeg|png|webp|gif);base64,/) }),
  }),
]);
const content = z.union([
  z.string().transform((text) => [{ type: "text" as const, text }]),
  z.array(part),
]);
const toolCall = z.object({
  id: z.string().min(1),
  function: z.object({ name: z.string().min(1), arguments: z.string() }),
});
const message = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "developer", "user"]), content }),
  z.object({
    role: z.literal("assistant"),
    content: content.nullish().transform((parts) => parts ?? []),
    tool_calls: z.array(toolCall).optional(),
  }),
  z.object({ role: z.literal("tool"), content, tool_call_id: z.string().min(1) }),
]);

/** The part of a request that we understand. Pictures are inside the request; we fetch nothing. */
export const chatSchema = z.object({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  tools: z
    .array(
      z.object({
        function: z.object({ name: z.string().min(1), description: z.string().optional() }),
      }),
    )
    .optional(),
  tool_choice: z.string().optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).optional() })
    .optional(),
});

export type Chat = z.infer<typeof chatSchema>;
export type ChatMessage = Chat["messages"][number];

/** The answer: words, or tools to call first. */
export type Reply = { text: string; calls: { name: string; args: unknown }[] };

/** A person's messages: all their texts, and all their pictures in order. */
export type Question = { texts: string[]; pictures: Buffer[] };

/** How every answer begins, so that it can't be mistaken for a model's. */
export const OFFLINE = "Written offline by the local stand-in:";

export function questionOf(messages: readonly ChatMessage[]): Question {
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
