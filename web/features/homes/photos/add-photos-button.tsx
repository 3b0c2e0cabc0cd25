import { useQueryClient } from "@tanstack/react-query";
import { LISTINGS_KEY, ownKey } from "@web/api/site/cache/keys.ts";
import { sayBroken } from "@web/components/error-boundary.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import { useSession } from "@web/session/session.ts";
import { useOwns } from "@web/session/use-owns.ts";
import { Camera } from "lucide-react";
import { useRef } from "react";
import { usePhotoMarkers } from "./photo-markers.ts";

/** Loaded on press, to keep cards light. The page stays: files may have been chosen. */
const machinery = () => arrivingCode(import("./add-photos.ts"), false);

/** The camera on an owner's own card: adds photos without leaving the list. */
export function AddPhotosButton({ listing }: { listing: { id: string; user_id: string } }) {
  const { user } = useSession();
  const isOwn = useOwns(listing);
  const picker = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const progress = usePhotoMarkers((markers) => markers[listing.id]);
  const isUploading = progress !== undefined;

  function press() {
    if (isUploading) return;
    // The picker opens only during the press itself, so it can't wait for the code.
    if (isOwn) picker.current?.click();
    void machinery().then(({ mayAddPhotos }) => mayAddPhotos(isOwn), sayBroken);
  }

  async function take(files: File[]) {
    const { addPhotos } = await machinery();
    await addPhotos({ id: listing.id, isOwn }, files, () => {
      void queryClient.invalidateQueries({ queryKey: LISTINGS_KEY });
      if (user) void queryClient.invalidateQueries({ queryKey: ownKey(user.id) });
    });
  }

  return (
    <>
      <IconButton
        label={isUploading ? `Uploading photos, ${Math.round(progress * 100)}%` : "Add photos"}
        icon={isUploading ? <Spinner wait={null} /> : <Camera />}
        variant="photo"
        size="sm"
        aria-disabled={isUploading || undefined}
        onClick={press}
      />
      <FileInput
        ref={picker}
        accept="image/*,.heic,.heif"
        multiple
        onFiles={(files) => void take(files).catch(sayBroken)}
      />
    </>
  );
}
