import {
  NOT_SAID,
  OUTCOME_PLACES,
  OUTCOME_TEXTS,
  type OutcomeInput,
  type OutcomeStatus,
  outcomeProblems,
  readOutcome,
} from "@domain/homes/home-outcomes.ts";
import { dateInZone } from "@domain/site/time/time-zones.ts";
import { useQuery } from "@tanstack/react-query";
import { type OwnHome, showingsToComeQuery } from "@web/api/homes/own-homes.ts";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { type StatusChange, showingsText } from "./listing-actions.ts";

/** Asks for price, date and where, before a home without an agreed sale here is marked as pending or sold. */
export function OutcomeDialog(props: {
  userId: string;
  home: OwnHome;
  change: StatusChange & { to: OutcomeStatus };
  /** @throws AppError */
  onNote: (said: ReturnType<typeof readOutcome>) => Promise<void>;
  onClose: () => void;
}) {
  const { userId, home, onClose } = props;
  const status = props.change.to;
  const texts = OUTCOME_TEXTS[status];
  const isSold = status === "sold";
  const { data: showings } = useQuery({
    ...showingsToComeQuery(userId, home.id),
    enabled: isSold,
  });
  const today = dateInZone(new Date(), home.time_zone ?? "UTC");
  const form = useCheckedForm<OutcomeInput>({
    initial: { price: "", happened_on: isSold ? today : "", place: "" },
    problemsOf: (input) => outcomeProblems(input, status, today),
    submit: async (input) => {
      await props.onNote(readOutcome(input));
      return undefined;
    },
    fallback: "outcome_not_saved",
  });
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      phone="card"
      title={texts.title}
      failure={form.failure}
      stake={
        <>
          <p>
            {texts.lead} {isSold && showingsText(showings)}
            {isSold && showings !== 0 && ` ${OUTCOME_TEXTS.sold.soon}`}
          </p>
          <p>{OUTCOME_TEXTS.undo}</p>
        </>
      }
      footer={
        <DialogButtons
          cancelLabel="Not yet"
          onCancel={onClose}
          onClick={() => void form.submit()}
          pending={form.isPending}
          pendingText="Saving..."
        >
          {props.change.label}
        </DialogButtons>
      }
    >
      <form {...form.form} className="mt-5 grid gap-4">
        <div className="two-columns grid items-start gap-4">
          <TextField
            {...form.field("price")}
            label={texts.price}
            optional
            leading="$"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...form.field("happened_on")}
            label={texts.date}
            optional={!isSold}
            type="date"
            {...(isSold && { max: today })}
          />
        </div>
        <SelectField
          {...form.field("place")}
          label={OUTCOME_TEXTS.place}
          hint={OUTCOME_TEXTS.hint}
          options={[
            { value: "", label: NOT_SAID },
            ...Object.entries(OUTCOME_PLACES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </form>
    </Dialog>
  );
}
