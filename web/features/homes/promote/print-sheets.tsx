import { publicImageUrl } from "@domain/homes/images.ts";
import type { ListingDetails } from "@domain/homes/listings.ts";
import { PAPERS, type Paper, SHEET_NAMES, type SheetKind } from "@domain/homes/sheets.ts";
import { paperName } from "@domain/papers/document-kit/catalogue.ts";
import { useQuery } from "@tanstack/react-query";
import { downloadSheet } from "@web/api/homes/promote.ts";
import { shortAddressQuery } from "@web/api/homes/signs.ts";
import { profileQuery } from "@web/api/people/profile.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { env } from "@web/lib/env.ts";
import { redrawPicture } from "@web/lib/redraw-picture.ts";
import { useDownload } from "@web/lib/use-download.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { ShortAddress } from "./short-address.tsx";

/** A flyer to hand out and a sign for the yard, as PDFs to print. */
export function PrintSheets({ userId, home }: { userId: string; home: ListingDetails }) {
  const { data: profile } = useQuery(profileQuery(userId));
  const { data: letters } = useQuery(shortAddressQuery(userId, home.id));
  const [withPhone, setWithPhone] = useState(false);
  const [paper, setPaper] = useState<Paper>("letter");
  return (
    <div className="grid gap-5">
      {letters && <ShortAddress letters={letters} />}
      {profile?.phone && (
        <Checkbox
          label={`Print my phone number, ${profile.phone}`}
          hint="Everyone who walks by can read it. Without it, people scan the code and write to you here."
          checked={withPhone}
          onChange={({ target }) => setWithPhone(target.checked)}
        />
      )}
      <SegmentedControl
        label="Size of the sheets"
        options={SIZES}
        value={paper}
        onChange={setPaper}
      />
      <div className="flex flex-wrap gap-3">
        <SheetButton kind="flyer" home={home} withPhone={withPhone} paper={paper} />
        <SheetButton kind="sign" home={home} withPhone={withPhone} paper={paper} />
      </div>
      <p className="text-ink-soft text-sm">
        Print them at full size. The code opens your home's page, and its visits are counted above.
        Scan it once before you print many.
      </p>
    </div>
  );
}

const SIZES = Object.entries(PAPERS).map(([value, { name }]) => ({
  value: value as Paper,
  label: name,
}));

function SheetButton(props: {
  kind: SheetKind;
  home: ListingDetails;
  withPhone: boolean;
  paper: Paper;
}) {
  const { kind, home, withPhone, paper } = props;
  const { isDownloading, download } = useDownload(
    async () =>
      downloadSheet(home.id, kind, {
        photo: kind === "flyer" ? await photoOf(home) : undefined,
        withPhone,
        paper,
      }),
    paperName(`${SHEET_NAMES[kind]} ${home.title}`),
  );
  return (
    <Button
      variant="secondary"
      pending={isDownloading}
      pendingText="Preparing..."
      onClick={() => void download()}
    >
      <Download aria-hidden="true" className="size-4" />
      {SHEET_NAMES[kind]}
    </Button>
  );
}

/** Sharp enough for the width of a page. */
const PHOTO_WIDTH = 1200;

/** The first photo as an uncropped JPEG. A flyer without a photo is better than none. */
async function photoOf({ images }: ListingDetails): Promise<Blob | undefined> {
  const [first] = images;
  if (!first) return undefined;
  try {
    const answer = await fetch(publicImageUrl(env.supabaseUrl, first.path));
    if (!answer.ok) return undefined;
    return await redrawPicture(
      await answer.blob(),
      (fromWidth, fromHeight) => {
        const width = Math.min(PHOTO_WIDTH, fromWidth);
        const height = Math.max(1, Math.round((fromHeight * width) / fromWidth));
        return { x: 0, y: 0, fromWidth, fromHeight, width, height };
      },
      true,
    );
  } catch {
    return undefined;
  }
}
