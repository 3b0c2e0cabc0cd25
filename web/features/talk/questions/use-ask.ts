import { AppError } from "@domain/site/errors/first-errors.ts";
import { type HomeAnswer, isAskable } from "@domain/talk/questions.ts";
import { loadRefusals } from "@web/api/site/transport/request.ts";
import { askAboutHome } from "@web/api/talk/questions.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

export type Ask = ReturnType<typeof useAsk>;

/** A question about a home and its answer, one at a time. */
export function useAsk(listingId: string) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string>();
  const [answer, setAnswer] = useState<HomeAnswer>();
  const work = useWork();

  async function send() {
    const question = text.trim();
    setAnswer(undefined);
    setAsked(question);
    await work.run(
      "ask",
      async () => {
        if (!isAskable(question)) {
          // The text comes with it, which no first screen needs.
          await loadRefusals();
          throw new AppError("question_invalid");
        }
        setAnswer(await askAboutHome(listingId, question));
      },
      "questions_unavailable",
    );
  }

  const { failureText: failure, doing } = work;
  return { text, setText, asked, answer, failure, isPending: doing !== null, send };
}
