import { OFFER_LIMITS } from "@domain/offers/offers.ts";
import { wordsProblem } from "@domain/offers/reading-offers.ts";
import { closedDay } from "@domain/sales/federal-holidays.ts";
import { otherSide } from "@domain/sales/sale-steps.ts";
import {
  type LinkAct,
  type LinkedStep,
  linkActName,
  openActs,
  stepLink,
} from "@domain/sales/step-links.ts";
import { WAIVE_WARNING } from "@domain/sales/step-words.ts";
import { isCalendarDate } from "@domain/site/time/time-zones.ts";
import { useQueryClient } from "@tanstack/react-query";
import { actByLink, stepLinkQuery } from "@web/api/sales/step-link.ts";
import { showAnswer } from "@web/api/site/cache/show-answer.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { useWork } from "@web/lib/use-work.ts";
import { type FormEvent, useState } from "react";

/** The press that the mail's link was about, and the other things that can be done instead. */
export function StepPress(props: { token: string; step: LinkedStep; wanted: LinkAct | undefined }) {
  const { token, step, wanted } = props;
  const client = useQueryClient();
  const work = useWork();
  const [day, setDay] = useState(step.due_on ?? "");
  const [said, setSaid] = useState("");
  const [isAsked, setAsked] = useState(false);
  const can = openActs(step);
  const act = wanted && can.includes(wanted) ? wanted : can[0];
  if (!act) return null;
  const asksForDay = act === "propose";
  const dayProblem = !isCalendarDate(day)
    ? "Please choose a day."
    : day === step.due_on
      ? "It is already due on this day. Please choose another day."
      : undefined;
  const words = said.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!act || (asksForDay && (dayProblem || wordsProblem(words)))) return;
    await work.run(
      act,
      async () => {
        const query = stepLinkQuery(token);
        try {
          showAnswer(
            client,
            query,
            await actByLink(token, act, asksForDay ? { day, said: words } : {}),
          );
        } catch (error) {
          // The page tells the reader what happened in the meantime.
          void client.invalidateQueries(query);
          throw error;
        }
      },
      "offer_not_sent",
    );
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {act === "waive" && <p className="max-w-prose">{WAIVE_WARNING}</p>}
      {asksForDay && (
        <>
          <TextField
            label="The new last day"
            type="date"
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={isAsked ? dayProblem : undefined}
            hint={closedHint(day)}
          />
          <TextArea
            label={`To the ${otherSide(step.side)}`}
            optional
            maxLength={OFFER_LIMITS.said}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
            error={isAsked ? wordsProblem(words) : undefined}
          />
        </>
      )}
      <Failure text={work.failureText} />
      <Button
        type="submit"
        className="justify-self-start"
        pending={work.doing === act}
        pendingText="Sending..."
      >
        {linkActName(act, step)}
      </Button>
      {can.length > 1 && (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          {can
            .filter((each) => each !== act)
            .map((each) => (
              <TextLink key={each} to={stepLink(token, each)} className="min-h-6">
                {linkActName(each, step)}
              </TextLink>
            ))}
        </p>
      )}
    </form>
  );
}

function closedHint(day: string): string | undefined {
  const closed = isCalendarDate(day) ? closedDay(day) : undefined;
  return closed ? `This is ${closed}.` : undefined;
}
