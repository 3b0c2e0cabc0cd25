import { HIDE_STREET } from "@domain/homes/hidden-street.ts";
import { fullAddress } from "@domain/homes/listings.ts";
import { SHARE_WITH_PORTALS } from "@domain/homes/reso.ts";
import { isState, US_STATES } from "@domain/homes/us-states.ts";
import { PIN_TEXTS } from "@domain/search/map-tiles.ts";
import type { Place } from "@web/api/homes/listing-writes.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { LazyPart } from "@web/components/error-boundary.tsx";
import { FieldError } from "@web/components/field.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { useGround } from "@web/components/map/ground.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { MapPin } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { isSame } from "./listing-fields.ts";
import { fieldId, stepHref } from "./steps.ts";
import type { EditedHome } from "./use-edited-home.ts";
import type { WizardForm } from "./use-wizard-form.ts";

const PinMap = lazy(() => arrivingCode(import("./pin-map.tsx")));

/** The location: found from the address, corrected by the owner. */
export function PlaceStep({ form, edited }: { form: WizardForm; edited: EditedHome }) {
  const { fields } = form;
  const { location } = fields;
  const hasAddress = fields.address.trim() !== "" && fields.city.trim() !== "";
  const isFound = edited.found && location && isSame("location", location, edited.found);
  const isPublic = !form.isDraft;

  return (
    <div className="grid gap-6">
      <div>
        <p translate="no" className="font-medium">
          {fullAddress(fields)}
        </p>
        <p className="mt-1 text-sm">
          <TextLink to={stepHref("basics")}>Change the address</TextLink>
        </p>
      </div>
      <Explanation
        hasAddress={hasAddress}
        hasLocation={location !== null}
        isLooking={edited.phase === "saving" || (edited.phase === "waiting" && form.isDraft)}
        isUnsent={form.isDraft && !["saved", "gone"].includes(edited.phase)}
        isDraft={form.isDraft}
      />
      <div
        id={fieldId("location")}
        tabIndex={-1}
        className="h-80 overflow-hidden rounded-lg bg-sunken ring-1 ring-line sm:h-[400px]"
      >
        <LazyPart title="The map could not be shown">
          <PinMap
            place={location}
            area={areaOf(fields.state)}
            onMove={(moved: Place) => form.change({ location: moved })}
          />
        </LazyPart>
      </div>
      <FieldError id={`${fieldId("location")}-error`} text={form.errorOf("location")} />
      {location && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="text-ink-soft text-sm tabular-nums">
            Pin at {location.lat.toFixed(5)}, {location.lng.toFixed(5)}
          </p>
          {hasAddress && !isFound && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                form.change({ location: edited.found ?? null });
                if (form.isDraft) void edited.save().catch(() => {});
                // The button disappears, so the focus moves to the map.
                document.getElementById(fieldId("location"))?.focus();
              }}
            >
              <MapPin aria-hidden="true" className="size-4" />
              {edited.found ? "Use what we found" : "Look the address up again"}
            </Button>
          )}
        </div>
      )}
      <Choice form={form} name="address_hidden" legend="Who sees the street" texts={HIDE_STREET}>
        {fields.address_hidden && (
          <InlineNotice tone="info">
            {HIDE_STREET.atOnce}
            {isPublic && !edited.listing.address_hidden && ` ${HIDE_STREET.published}`}
          </InlineNotice>
        )}
      </Choice>
      <Choice
        form={form}
        name="shared_with_portals"
        legend="Who else may show it"
        texts={SHARE_WITH_PORTALS}
      >
        {isPublic && edited.listing.shared_with_portals && !fields.shared_with_portals && (
          <InlineNotice tone="info">{SHARE_WITH_PORTALS.withdrawn}</InlineNotice>
        )}
      </Choice>
    </div>
  );
}

function Choice(props: {
  form: WizardForm;
  name: "address_hidden" | "shared_with_portals";
  legend: string;
  texts: { label: string; hint: string };
  /** Explains the choice for a home that is already public. */
  children: ReactNode;
}) {
  const { form, name, texts } = props;
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} className="grid gap-3 border-line border-t pt-6">
      <legend className="sr-only">{props.legend}</legend>
      <Checkbox
        label={texts.label}
        hint={texts.hint}
        error={form.errorOf(name)}
        checked={form.fields[name]}
        onChange={({ target }) => form.change({ [name]: target.checked })}
      />
      {props.children}
    </fieldset>
  );
}

function Explanation(props: {
  hasAddress: boolean;
  hasLocation: boolean;
  isLooking: boolean;
  /** The address has not been looked up yet, for example offline. */
  isUnsent: boolean;
  isDraft: boolean;
}) {
  const texts = PIN_TEXTS[useGround() === "outlines" ? "outlines" : "streets"];
  if (props.hasLocation) {
    return (
      <p id="pin-help" className="text-ink-soft">
        {texts.isSet}
      </p>
    );
  }
  if (!props.hasAddress) {
    return (
      <InlineNotice tone="info">
        Once you enter the address, we look for it on the map.{" "}
        <TextLink to={stepHref("basics")}>Enter the address</TextLink>
      </InlineNotice>
    );
  }
  if (props.isLooking) {
    return (
      <p role="status" className="text-ink-soft">
        Looking for your address...
      </p>
    );
  }
  if (props.isUnsent) {
    return (
      <InlineNotice tone="info">
        Once your draft is saved, we look for the address on the map.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice tone="warn" title="We have not found this address on the map yet">
      {props.isDraft ? texts.notFound : texts.notFoundPublished}
    </InlineNotice>
  );
}

/** The state's area, for when there is no place yet: south, west, north, east. */
function areaOf(state: string): readonly [number, number, number, number] | null {
  return isState(state) ? US_STATES[state].box : null;
}
