import { z } from "zod";
import { AppError } from "../_shared/domain/site/errors/errors.ts";
import { CHAT_LIMITS } from "../_shared/domain/site/errors/first-limits.ts";
import { characterCount, isChatImagePath, tidyMessage } from "../_shared/domain/vesty/chat.ts";
import type { User } from "../_shared/edge/caller.ts";

/** A validated request: within limits, and referring only to the caller's own data. */
export type Asked = {
  id: string;
  message: string;
  /** Undefined starts a conversation. */
  threadId: string | undefined;
  images: string[];
};

const bodySchema = z.object({
  message: z.string(),
  thread_id: z.uuid().nullish(),
  images: z.array(z.string().max(200)).max(CHAT_LIMITS.images).nullish(),
  id: z.uuid().nullish(),
});

/**
 * The body of `POST /chatbot/chat`.
 * @throws AppError `chat_message_invalid`, `chat_images_invalid`, `thread_not_found`, `bad_request`
 */
export function parseChat(body: unknown, user: User): Asked {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AppError(codeOf(parsed.error));
  const { thread_id, images, id } = parsed.data;
  const message = tidyMessage(parsed.data.message);
  const length = characterCount(message);
  if (length < 1 || length > CHAT_LIMITS.message) throw new AppError("chat_message_invalid");
  const paths = [...new Set(images ?? [])];
  if (!paths.every((path) => isChatImagePath(path, user.id)))
    throw new AppError("chat_images_invalid");
  return {
    id: (id ?? crypto.randomUUID()).toLowerCase(),
    message,
    threadId: thread_id?.toLowerCase(),
    images: paths,
  };
}

/** A malformed thread id counts as a nonexistent thread. */
function codeOf(error: z.ZodError) {
  const fields = error.issues.map(({ path }) => path[0]);
  if (fields.includes("message")) return "chat_message_invalid";
  if (fields.includes("images")) return "chat_images_invalid";
  return fields.includes("thread_id") ? "thread_not_found" : "bad_request";
}
