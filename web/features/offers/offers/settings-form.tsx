import type { OfferSettings } from "@domain/offers/offers.ts";
import { useQueryClient } from "@tanstack/react-query";
import { saveOfferSettings } from "@web/api/offers/offers.ts";
import { ownKey } from "@web/api/site/cache/keys.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { notify } from "@web/lib/notices.ts";
import { useWork } from "@web/lib/use-work.ts";
import { useState } from "react";

/** The owner's requirements for an offer, and the owner's choices for when a buyer accepts a counter. */
export function SettingsForm(props: {
  userId: string;
  listingId: string;
  settings: OfferSettings;
}) {
  const { userId, listingId } = props;
  const client = useQueryClient();
  const work = useWork();
  const [changes, setChanges] = useState<Partial<OfferSettings>>({});
  const settings = { ...props.settings, ...changes };
  const set = (change: Partial<OfferSettings>) => setChanges({ ...changes, ...change });

  async function save() {
    const isSaved = await work.run(
      "save",
      () => saveOfferSettings(listingId, settings),
      "offer_not_sent",
    );
    if (!isSaved) return;
    await client.invalidateQueries({ queryKey: ownKey(userId) });
    // Changes made while saving are not saved yet.
    setChanges((now) => (now === changes ? {} : now));
    notify({ tone: "success", text: "Saved. This applies to new offers." });
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-sm">Before an offer, a buyer has to</legend>
        {NEEDS.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={settings[name]}
            onChange={(event) => set({ [name]: event.target.checked })}
          />
        ))}
      </fieldset>
      <RadioGroup<OfferSettings["showings_then"]>
        label="When you and a buyer agree, upcoming showings are"
        value={settings.showings_then}
        onChange={(showings_then) => set({ showings_then })}
        options={[
          { value: "keep", label: "Kept" },
          { value: "cancel", label: "Cancelled" },
        ]}
      />
      <RadioGroup<OfferSettings["others_then"]>
        label="And other buyers are"
        value={settings.others_then}
        onChange={(others_then) => set({ others_then })}
        options={[
          { value: "ask", label: "Asked to stay as a backup" },
          { value: "decline", label: "Declined" },
        ]}
      />
      <Failure text={work.failureText} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        pending={work.doing === "save"}
        pendingText="Saving..."
      >
        Save
      </Button>
    </form>
  );
}

const NEEDS = [
  { name: "needs_disclosures", label: "Read and acknowledge your disclosures" },
  { name: "needs_showing", label: "Have seen the home" },
  { name: "needs_proof", label: "Attach proof of funds or a pre-approval" },
] as const;
