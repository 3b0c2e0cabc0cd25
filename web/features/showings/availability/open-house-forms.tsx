import { lengthText, shortTime, slotsEvery } from "@domain/showings/availability.ts";
import { MAX_PLACES, OPEN_HOUSE_MINUTES, type OpenHouse } from "@domain/showings/open-houses.ts";
import { formatCount, formatTime } from "@domain/site/text/format.ts";
import { readNumber } from "@domain/site/text/read-number.ts";
import { changeOpenHouse, holdOpenHouse } from "@web/api/showings/open-houses.ts";
import { Button } from "@web/components/button.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { DialogButtons } from "@web/components/dialog-buttons.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useAttempt } from "@web/lib/attempt.ts";
import { notify } from "@web/lib/notices.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useId } from "react";
import { NumberSelect } from "./number-select.tsx";
import type { CalendarProps } from "./use-own-calendar.ts";

type Input = { date: string; time: string; minutes: number; places: string };

const USUAL: Input = { date: "", time: "13:00", minutes: 120, places: "10" };

export function NewOpenHouse(props: CalendarProps) {
  const { userId, home, today, refresh } = props;
  const hold = useAttempt({ isOnlyOne: true });
  const form = useOpenHouseForm(USUAL, { today, taken: 0 }, async (house) => {
    await hold(house, (id) =>
      holdOpenHouse({ ...house, id, listing_id: home.id, user_id: home.firstOwner ?? userId }),
    ).finally(refresh);
    form.fill({ ...form.input, date: "" });
    notify({ tone: "success", text: "Visitors can book places now." });
  });
  return (
    <form {...form.form} className="grid gap-4 pt-3">
      <Fields form={form} today={today} />
      <Failure text={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pending={form.isPending}
        pendingText="Adding..."
      >
        Add open house
      </Button>
    </form>
  );
}

/** Visitors who have booked keep their places. */
export function ChangeOpenHouse(
  props: Pick<CalendarProps, "today" | "refresh"> & { house: OpenHouse; onClose: () => void },
) {
  const { house, today, refresh, onClose } = props;
  const formId = useId();
  const { taken } = house;
  const form = useOpenHouseForm(inputOf(house), { today, taken }, async (changed) => {
    await changeOpenHouse(house.id, changed);
    await refresh();
    notify({ tone: "success", text: "The open house is changed." });
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title="Change the open house"
      description={
        taken > 0
          ? `${formatCount(taken, "visitor has", "visitors have")} booked. They keep their places, and are told by email when the day, the time or the length changes.`
          : "No visitor has booked yet."
      }
      size="md"
      failure={form.failure}
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={formId}
          pending={form.isPending}
          pendingText="Saving..."
        >
          Save changes
        </DialogButtons>
      }
    >
      <form {...form.form} id={formId}>
        <Fields form={form} today={today} />
      </form>
    </Dialog>
  );
}

function useOpenHouseForm(
  initial: Input,
  rules: { today: string; taken: number },
  save: (house: Omit<Input, "places"> & { places: number }) => Promise<void>,
) {
  return useCheckedForm<Input>({
    initial,
    problemsOf: (input) => problemsOf(input, rules),
    submit: async (input) => {
      await save({ ...input, places: readNumber(input.places, "whole") ?? 0 });
    },
    fallback: "open_house_not_saved",
  });
}

function Fields(props: { form: ReturnType<typeof useOpenHouseForm>; today: string }) {
  const { field, choice } = props.form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField label="Day" type="date" min={props.today} {...field("date")} />
      <SelectField label="From" options={STARTS} {...field("time")} />
      <NumberSelect label="For" options={LENGTHS} {...choice("minutes")} />
      <TextField
        label="Places"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PLACES}
        {...field("places")}
      />
    </div>
  );
}

function problemsOf(
  { date, places }: Input,
  { today, taken }: { today: string; taken: number },
): { date?: string; places?: string } {
  const count = readNumber(places, "whole") ?? 0;
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_PLACES;
  const day = !date
    ? "Please choose a day."
    : date < today
      ? "Please choose today or a later day."
      : undefined;
  const seats = !isCount
    ? `Please enter a number from 1 to ${MAX_PLACES}.`
    : count < taken
      ? `${formatCount(taken, "place is", "places are")} booked already.`
      : undefined;
  return { ...(day && { date: day }), ...(seats && { places: seats }) };
}

function inputOf({ date, time, starts_at, ends_at, places }: OpenHouse): Input {
  const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
  return { date, time: shortTime(time), minutes, places: String(places) };
}

const STARTS = slotsEvery(30).map((slot) => ({ value: slot, label: formatTime(slot) }));
const LENGTHS = OPEN_HOUSE_MINUTES.map((minutes) => ({
  value: minutes,
  label: lengthText(minutes),
}));
