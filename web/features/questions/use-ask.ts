import { AppError, ERRORS } from "@domain/errors.ts";
import { type HomeAnswer, isAskable } from "@domain/questions.ts";
import { askAboutHome } from "@web/api/questions.ts";
import { useRef, useState } from "react";

export type Ask = ReturnType<typeof useAsk>;

/** A question about a home and its answer. A later question replaces an earlier one. */
export function useAsk(listingId: string) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string>();
  const [answer, setAnswer] = useState<HomeAnswer>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const latest = useRef(0);

  async function send() {
    const question = text.trim();
    latest.current += 1;
    const own = latest.current;
    setAnswer(undefined);
    setAsked(question);
    setFailure(isAskable(question) ? undefined : ERRORS.question_invalid.text);
    if (!isAskable(question)) return;
    setPending(true);
    try {
      const found = await askAboutHome(listingId, question);
      if (own === latest.current) setAnswer(found);
    } catch (error) {
      const code = error instanceof AppError ? error.code : "questions_unavailable";
      if (own === latest.current) setFailure(ERRORS[code].text);
    } finally {
      if (own === latest.current) setPending(false);
    }
  }

  return { text, setText, asked, answer, failure, isPending, send };
}
