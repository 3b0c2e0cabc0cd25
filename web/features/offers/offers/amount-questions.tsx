import { AmountQuestion } from "@web/components/amount-question.tsx";
import { useOnChange } from "@web/lib/use-on-change.ts";
import { useRef } from "react";
import type { OfferForm } from "./use-offer-form.ts";

/** The amounts to be asked about before going on; the first takes the focus when the form waits for it. */
export function AmountQuestions({ form }: { form: OfferForm }) {
  const first = useRef<HTMLFieldSetElement>(null);
  useOnChange(form.timesHeld, () => first.current?.focus());
  return form.doubts.map((doubt, n) => (
    <AmountQuestion
      key={doubt.name}
      ref={n === 0 ? first : undefined}
      doubt={doubt}
      onUse={(value) => form.takeAmount(doubt.name, value)}
      onKeep={() => form.keepAmount(doubt)}
    />
  ));
}
