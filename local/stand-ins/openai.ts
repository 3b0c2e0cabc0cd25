import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { OPENAI_LOCAL_KEY } from "../services.ts";
import { answerFor, Unsupported } from "./openai/chat.ts";
import { chatSchema } from "./openai/request.ts";
import { completion, streamed, usageOf } from "./openai/stream.ts";

const CREATED = 1_763_712_000;

/** Stands in for OpenAI: chat completions, as far as the product uses them. Mounted at /v1. */
export function createOpenAiApp(): Hono {
  const app = new Hono();
  app.use("*", async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${OPENAI_LOCAL_KEY}`) return next();
    return refuse(c, 401, "invalid_api_key", "Incorrect API key provided.");
  });
  app.get("/models", (c) =>
    c.json({
      object: "list",
      data: [{ id: "offline", object: "model", created: CREATED, owned_by: "local" }],
    }),
  );
  app.post("/chat/completions", complete);
  return app;
}

async function complete(c: Context) {
  const parsed = chatSchema.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(c, 400, "invalid_value", `${issue?.path.join(".")}: ${issue?.message}`);
  }
  try {
    const { model, messages, stream, stream_options: options } = parsed.data;
    const reply = await answerFor(parsed.data);
    const usage = usageOf(messages, reply);
    if (!stream) return c.json(completion(reply, { model, usage }));
    const chunks = streamed(reply, { model, ...(options?.include_usage ? { usage } : {}) });
    return streamSSE(c, async (stream) => {
      for (const data of chunks) await stream.writeSSE({ data });
    });
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return refuse(c, 400, "unsupported_value", error.message);
  }
}

function refuse(c: Context, status: 400 | 401, code: string, message: string) {
  return c.json({ error: { message, type: "invalid_request_error", param: null, code } }, status);
}
