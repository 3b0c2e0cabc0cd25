import { HIDE_STREET } from "@domain/hidden-street.ts";
import { fullAddress } from "@domain/listings.ts";
import { PIN_TEXTS } from "@domain/map-tiles.ts";
import { SHARE_WITH_PORTALS } from "@domain/reso.ts";
import { isState, US_STATES } from "@domain/us-states.ts";
import type { Place } from "@web/api/listing-writes.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { FieldError } from "@web/components/field.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { useGround } from "@web/components/map/ground.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { MapPin } from "lucide-react";
import { lazy, Suspense } from "react";
import { isSame } from "./listing-fields.ts";
import { fieldId, stepHref } from "./steps.ts";
import type { Draft } from "./use-draft.ts";
import type { WizardForm } from "./use-wizard-form.ts";

// If its code can't be loaded (offline), the address still works.
const PinMap = lazy(() => import("./pin-map.tsx").catch(() => ({ default: MapUnavailable })));

/** The location: found from the address, corrected by the owner. */
export function PlaceStep({ form, draft }: { form: WizardForm; draft: Draft }) {
  const { fields } = form;
  const { location } = fields;
  const hasAddress = fields.address.trim() !== "" && fields.city.trim() !== "";
  const isFound = draft.found && location && isSame("location", location, draft.found);
  const error = form.errorOf("location");

  return (
    <div className="grid gap-6">
      <div>
        <p className="font-medium">{fullAddress(fields)}</p>
        <p className="mt-1 text-sm">
          <TextLink to={stepHref("basics")}>Change the address</TextLink>
        </p>
      </div>
      <Explanation
        hasAddress={hasAddress}
        hasLocation={location !== null}
        isLooking={draft.phase === "saving" || (draft.phase === "waiting" && form.isDraft)}
        isDraft={form.isDraft}
      />
      <div
        id={fieldId("location")}
        tabIndex={-1}
        className="h-80 overflow-hidden rounded-lg bg-sunken ring-1 ring-line sm:h-[400px]"
      >
        <Suspense fallback={null}>
          <PinMap
            place={location}
            area={areaOf(fields.state)}
            onMove={(moved: Place) => form.change({ location: moved })}
          />
        </Suspense>
      </div>
      <FieldError id={`${fieldId("location")}-error`} text={error} />
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
                form.change({ location: draft.found ?? null });
                if (form.isDraft) void draft.save().catch(() => {});
                // The button disappears: the focus goes to the map.
                document.getElementById(fieldId("location"))?.focus();
              }}
            >
              <MapPin aria-hidden="true" className="size-4" />
              Use what we found
            </Button>
          )}
        </div>
      )}
      <StreetChoice form={form} isShown={!form.isDraft && !draft.listing.address_hidden} />
      <SharingChoice form={form} wasShared={!form.isDraft && draft.listing.shared_with_portals} />
    </div>
  );
}

/** @param isShown whether everyone can read the street until this is saved. */
function StreetChoice({ form, isShown }: { form: WizardForm; isShown: boolean }) {
  const { address_hidden: isHidden } = form.fields;
  return (
    <fieldset
      id={fieldId("address_hidden")}
      tabIndex={-1}
      className="grid gap-3 border-line border-t pt-6"
    >
      <legend className="sr-only">Who sees the street</legend>
      <Checkbox
        label={HIDE_STREET.label}
        hint={HIDE_STREET.hint}
        error={form.errorOf("address_hidden")}
        checked={isHidden}
        onChange={({ target }) => form.change({ address_hidden: target.checked })}
      />
      {isHidden && (
        <InlineNotice tone="info">
          {HIDE_STREET.atOnce}
          {isShown && ` ${HIDE_STREET.published}`}
        </InlineNotice>
      )}
    </fieldset>
  );
}

/** @param wasShared whether other sites may already show the home. */
function SharingChoice({ form, wasShared }: { form: WizardForm; wasShared: boolean }) {
  const { shared_with_portals: isShared } = form.fields;
  return (
    <fieldset
      id={fieldId("shared_with_portals")}
      tabIndex={-1}
      className="grid gap-3 border-line border-t pt-6"
    >
      <legend className="sr-only">Who else may show it</legend>
      <Checkbox
        label={SHARE_WITH_PORTALS.label}
        hint={SHARE_WITH_PORTALS.hint}
        error={form.errorOf("shared_with_portals")}
        checked={isShared}
        onChange={({ target }) => form.change({ shared_with_portals: target.checked })}
      />
      {wasShared && !isShared && (
        <InlineNotice tone="info">{SHARE_WITH_PORTALS.withdrawn}</InlineNotice>
      )}
    </fieldset>
  );
}

function Explanation(props: {
  hasAddress: boolean;
  hasLocation: boolean;
  isLooking: boolean;
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
        Once the address is there, we look for it on the map.{" "}
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
  return (
    <InlineNotice tone="warn" title="We have no place for this address yet">
      {props.isDraft ? texts.notFound : texts.notFoundPublished}
    </InlineNotice>
  );
}

/** The state's area, for when there is no place yet: south, west, north, east. */
function areaOf(state: string): readonly [number, number, number, number] | null {
  return isState(state) ? US_STATES[state].box : null;
}

function MapUnavailable() {
  return (
    <p className="flex h-full items-center justify-center px-4 text-center text-ink-faint text-sm">
      The map could not be loaded. You can set the pin later.
    </p>
  );
}
