import { MESSAGE_LIMITS } from "@domain/site/errors/limits.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { type WriterHint, writerHints } from "@domain/talk/message-warnings.ts";
import { isSendableMessage, messageCounter, messageLength } from "@domain/talk/messages.ts";
import { isStoredOtherwise, sendAttempt } from "@web/lib/attempt.ts";
import { speak } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useEffect, useRef, useState } from "react";
import { type MessageDraft, messageDraft } from "./message-draft.ts";

/**
 * A message being written: kept until it is sent, through reloads and signing in, and never sent
 * twice. A text that is changed after its answer was lost isn't a second message by accident: if the first text has
 * arrived, the writer is told, and another press sends the new one as well.
 *
 * @param about what it belongs to: a conversation, home, showing or link.
 * @param begin initial text, placed after anything that was kept.
 * @param onSend resolves when the server has stored it.
 */
export function useMessage(options: {
  userId: string | null;
  about: string;
  begin?: string;
  onSend: (id: string, body: string) => Promise<unknown>;
  /** An earlier text has arrived after all; shows it. */
  onStored?: () => void;
}) {
  const { userId, about, begin = "", onSend, onStored } = options;
  const draft = messageDraft(userId, about);
  const [written, setWritten] = useState(() => begunWith(begin, draft.read()));
  const [owner, setOwner] = useState(userId);
  const work = useWork();
  /** The text of a try whose answer was lost and that is stored. */
  const [arrived, setArrived] = useState<string>();
  /** How often Send was pressed for the text as it is, which can't be sent. */
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(written);

  // The initial text survives signing in.
  useEffect(() => {
    const draft = messageDraft(userId, about);
    if (begin !== "") draft.keep(begunWith(begin, draft.read()));
  }, [begin, userId, about]);

  // A guest has signed in, or another person has.
  if (owner !== userId) {
    setOwner(userId);
    setWritten(begunWith(begin, draft.read()));
  }

  function keep(next: MessageDraft) {
    latest.current = next;
    setWritten(next);
    if (next.text === "") draft.forget();
    else draft.keep(next);
  }

  const { text } = written;
  const hints = writerHints(text);
  const problem = problemOf(text, hints);

  /** @returns whether it was sent. */
  async function send(): Promise<boolean> {
    if (text.trim() === "") return false;
    if (problem) {
      setRefusals(refusals + 1);
      return false;
    }
    const { sent } = written;
    setArrived(undefined);
    const isSent = await work.run(
      "send",
      async () => {
        try {
          await sendAttempt(
            text.trim(),
            sent,
            (kept) => keep({ text: latest.current.text, sent: kept }),
            (id) => onSend(id, text.trim()),
          );
        } catch (error) {
          if (isStoredOtherwise(error) && sent) {
            setArrived(JSON.parse(sent.contents) as string);
            onStored?.();
          }
          throw error;
        }
        // Text typed in the meantime is the next message.
        if (latest.current.text === text) keep({ text: "" });
      },
      "message_not_sent",
    );
    if (isSent) speak("Sent.");
    return isSent;
  }

  return {
    text,
    hints,
    isEmpty: text.trim() === "",
    isPending: work.doing !== null,
    failure: work.failureText && arrived ? arrivedText(arrived) : work.failureText,
    counter: messageCounter(text),
    /** Why Send did nothing, for each press. */
    refusal: refusals > 0 && problem ? { key: refusals, text: `Not sent. ${problem}` } : undefined,
    hasProblem: problem !== undefined,
    isTooLong: messageLength(text) > 0 && !isSendableMessage(text),
    write: (next: string) => {
      setRefusals(0);
      keep({ ...written, text: next });
    },
    send,
  };
}

export type MessageForm = ReturnType<typeof useMessage>;

function problemOf(text: string, hints: readonly WriterHint[]): string | undefined {
  const refused = hints.find(({ tone }) => tone === "refused");
  if (refused) return `${refused.title}. ${refused.text}`;
  if (text.trim() === "" || isSendableMessage(text)) return undefined;
  return `A message has at most ${formatNumber(MESSAGE_LIMITS.characters)} characters.`;
}

function arrivedText(arrived: string): string {
  return `Your earlier text was sent: “${arrived}” Your changes were not sent. Press Send again to send them as another message.`;
}

function begunWith(begin: string, kept: MessageDraft = { text: "" }): MessageDraft {
  if (begin === "" || kept.text.includes(begin)) return kept;
  return { text: [kept.text, begin].filter(Boolean).join("\n") };
}
