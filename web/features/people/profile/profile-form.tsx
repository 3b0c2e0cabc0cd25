import { PROFILE_PROPERTY_TYPES, type Profile } from "@domain/people/profile.ts";
import { PROFILE_LIMITS } from "@domain/people/profile-input.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { useProfileForm } from "./use-profile-form.ts";

export function ProfileForm({ userId, profile }: { userId: string; profile: Profile }) {
  const { form, field, failure, isPending, isChanged } = useProfileForm(userId, profile);
  return (
    <form {...form} className="grid gap-5 lg:grid-cols-2" aria-label="Your details">
      <Failure text={failure} className="lg:col-span-2" />
      <TextField
        {...field("name")}
        label="Full name"
        autoComplete="name"
        maxLength={PROFILE_LIMITS.name * 2}
        optional
      />
      <TextField
        {...field("phone")}
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PROFILE_LIMITS.phone * 2}
        optional
      />
      <TextField
        {...field("propertyAddress")}
        label="Address of your property"
        autoComplete="street-address"
        maxLength={PROFILE_LIMITS.propertyAddress * 2}
        optional
      />
      <SelectField {...field("propertyType")} label="Kind of property" options={TYPES} optional />
      <div className="flex flex-wrap items-center gap-4 lg:col-span-2">
        <Button type="submit" pending={isPending} pendingText="Saving..." className="max-sm:w-full">
          Save profile
        </Button>
        {isChanged && !isPending && <p className="text-ink-faint text-sm">Not saved yet</p>}
      </div>
    </form>
  );
}

const TYPES = [
  { value: "", label: "Not chosen" },
  ...PROFILE_PROPERTY_TYPES.map((value) => ({
    value,
    label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
  })),
];
