import type { ListingDetails } from "@domain/homes/listings.ts";
import { searchAnswers } from "@domain/talk/questions.ts";
import { Button } from "@web/components/button.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { MessageCircle } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { AskField } from "./ask-field.tsx";
import { FoundAnswer } from "./found-answer.tsx";
import { PublishedAnswers } from "./published-answers.tsx";
import { useAsk } from "./use-ask.ts";

/**
 * The owner's published answers on a home's page, and a field that answers right away from what is published. Anything
 * else becomes a message to the owner.
 */
export function HomeQuestions(props: {
  listing: Pick<ListingDetails, "id" | "answers">;
  /** The reader is the owner, who has nothing to ask. */
  isOwn: boolean;
  /** There is an unsent message to the owner. */
  hasDraft: boolean;
  /** The message to the owner, which is another feature. @param question its initial text. */
  renderWrite: (question: string) => ReactNode;
}) {
  const { listing, isOwn, hasDraft, renderWrite } = props;
  const ask = useAsk(listing.id);
  const [written, setWritten] = useState<string>();
  const found = searchAnswers(listing.answers, ask.text);

  // The code is in an effect, because the prerendered page has no draft.
  useEffect(() => {
    if (hasDraft && !isOwn) setWritten((before) => before ?? "");
  }, [hasDraft, isOwn]);

  return (
    <TitledSection className="grid gap-6" title="Questions and answers">
      <AskField
        ask={ask}
        onAsk={() => {
          setWritten(undefined);
          void ask.send();
        }}
      />
      <FoundAnswer ask={ask} isOwn={isOwn} />
      {!isOwn && written === undefined && (
        <WriteInstead
          isNeeded={ask.answer ? !ask.answer.isWhole : ask.failure !== null}
          isAnswered={ask.answer?.isWhole ?? false}
          onWrite={() => setWritten(ask.asked ?? "")}
        />
      )}
      {!isOwn && written !== undefined && renderWrite(written)}
      <PublishedAnswers
        answers={found.length > 0 ? found : listing.answers}
        isOwn={isOwn}
        note={
          ask.text.trim() !== "" && found.length > 0
            ? `${found.length} of ${listing.answers.length} match what you typed`
            : undefined
        }
      />
    </TitledSection>
  );
}

function WriteInstead(props: { isNeeded: boolean; isAnswered: boolean; onWrite: () => void }) {
  const { isNeeded, isAnswered, onWrite } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {isAnswered && <p className="text-ink-soft text-sm">Not what you meant?</p>}
      <Button size="sm" variant={isNeeded ? "primary" : "secondary"} onClick={onWrite}>
        <MessageCircle aria-hidden="true" className="size-4" />
        {isNeeded ? "Send it to the owner" : "Write to the owner"}
      </Button>
    </div>
  );
}
