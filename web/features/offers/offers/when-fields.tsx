import { formatTime } from "@domain/site/text/format.ts";
import { zoneName } from "@domain/site/time/zone-names.ts";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import type { ComponentProps } from "react";

/** A day and an hour in the home's time zone. */
export function WhenFields(props: {
  label: string;
  timeZone: string;
  day: ComponentProps<"input"> & { error?: string | undefined };
  hour: ComponentProps<"select">;
}) {
  const { label, timeZone, day, hour } = props;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-3 max-[22rem]:grid-cols-1">
        <TextField {...day} label={label} type="date" />
        <SelectField {...hour} label="At" options={HOURS} />
      </div>
      <p className="text-ink-faint text-xs">In the home's time zone, {zoneName(timeZone)}.</p>
    </div>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const value = `${String(hour).padStart(2, "0")}:00`;
  return { value, label: formatTime(value) };
});
