import { writerHints } from "@domain/message-warnings.ts";
import { isSendableMessage, messageCounter, messageLength } from "@domain/messages.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useEffect, useRef, useState } from "react";
import { type KeptMessage, keepMessage, readKeptMessage } from "./kept-message.ts";

/**
 * A message being written: kept until it is sent, through reloads and signing in, and never sent
 * twice.
 *
 * @param about what it belongs to: a conversation, home, viewing or link.
 * @param begin initial text, placed after anything that was kept.
 * @param onSend resolves when the server has stored it.
 */
export function useMessage(options: {
  userId: string | null;
  about: string;
  begin?: string;
  onSend: (id: string, body: string) => Promise<unknown>;
}) {
  const { userId, about, begin = "", onSend } = options;
  const [draft, setDraft] = useState(() => begunWith(begin, readKeptMessage(userId, about)));
  const [owner, setOwner] = useState(userId);
  const work = useWork();
  const latest = useRef(draft);

  // The initial text survives signing in.
  useEffect(() => {
    if (begin !== "") keepMessage(userId, about, begunWith(begin, readKeptMessage(userId, about)));
  }, [begin, userId, about]);

  // A guest has signed in, or somebody else has.
  if (owner !== userId) {
    setOwner(userId);
    setDraft(begunWith(begin, readKeptMessage(userId, about)));
  }

  function keep(next: KeptMessage) {
    latest.current = next;
    setDraft(next);
    keepMessage(userId, about, next);
  }

  const { text } = draft;
  const hints = writerHints(text);
  const canSend = isSendableMessage(text) && !hints.some(({ tone }) => tone === "refused");

  /** @returns whether it was sent. */
  async function send(): Promise<boolean> {
    if (!canSend) return false;
    const sent = draft.sent?.text === text ? draft.sent : { id: crypto.randomUUID(), text };
    return work.run(
      "send",
      async () => {
        keep({ text, sent });
        await onSend(sent.id, text.trim());
        // Text typed in the meantime is the next message.
        if (latest.current.text === text) keep({ text: "" });
      },
      "message_not_sent",
    );
  }

  return {
    text,
    hints,
    canSend,
    isPending: work.doing !== null,
    failure: work.failureText,
    counter: messageCounter(text),
    isTooLong: messageLength(text) > 0 && !isSendableMessage(text),
    write: (next: string) => keep({ ...draft, text: next }),
    send,
  };
}

export type MessageDraft = ReturnType<typeof useMessage>;

function begunWith(begin: string, kept: KeptMessage): KeptMessage {
  if (begin === "" || kept.text.includes(begin)) return kept;
  return { text: [kept.text, begin].filter(Boolean).join("\n") };
}
