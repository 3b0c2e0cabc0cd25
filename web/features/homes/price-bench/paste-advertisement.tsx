import type { ComparableInput } from "@domain/homes/price-bench-facts.ts";
import { readSoldAdvertisement } from "@domain/homes/price-bench-rows.ts";
import { IMPORT_LIMITS } from "@domain/site/errors/limits.ts";
import { Button } from "@web/components/button.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { useState } from "react";

/** An advertisement's text fills in the form, where its owner checks it. */
export function PasteAdvertisement({ onRead }: { onRead: (input: ComparableInput) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="grid gap-4">
      <TextArea
        label="The advertisement of the sold home"
        hint="It fills in the form. Ads name an asking price, so check the price and add the date of the sale."
        rows={6}
        maxLength={IMPORT_LIMITS.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        className="justify-self-start"
        disabled={text.trim() === ""}
        onClick={() => onRead(readSoldAdvertisement(text).input)}
      >
        Read it
      </Button>
    </div>
  );
}
