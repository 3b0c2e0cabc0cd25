import { Button } from "@web/components/button.tsx";
import { ConfirmDialog } from "@web/components/confirm-dialog.tsx";
import { Dialog } from "@web/components/dialog.tsx";
import { PhotoCarousel } from "@web/components/photo-carousel.tsx";
import { Price } from "@web/components/price.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { notify } from "@web/lib/notices.ts";
import { useState } from "react";
import { Chapter } from "./sample.tsx";
import { SAMPLE_PHOTOS } from "./sample-photos.ts";

export function DialogSamples() {
  const [open, setOpen] = useState<"form" | "confirm" | "details" | null>(null);
  const close = () => setOpen(null);
  return (
    <Chapter title="Dialogs">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen("form")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("details")}>
          Dialog with its own head
        </Button>
        <Button variant="secondary" onClick={() => setOpen("confirm")}>
          ConfirmDialog
        </Button>
      </div>
      <Dialog
        open={open === "form"}
        onClose={close}
        title="Book Your Viewing"
        description="Saturday, November 28, 10:00 AM"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => notify({ tone: "success", text: "Showing requested." })}>
              Request showing
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <TextField label="Your name" autoComplete="name" />
          <TextField label="Your email" type="email" autoComplete="email" />
        </div>
      </Dialog>
      <Dialog
        open={open === "details"}
        onClose={close}
        title="Craftsman on a quiet street"
        hideTitle
        size="xl"
      >
        <PhotoCarousel
          images={SAMPLE_PHOTOS}
          label="Photos of the craftsman"
          sizes="(min-width: 72rem) 72rem, 100vw"
          className="aspect-[4/3] sm:aspect-[21/9]"
          priority
        />
        <div className="grid gap-3 p-5 sm:p-8">
          <Price price={485_000} size="lg" />
          <p className="font-display text-heading">Craftsman on a quiet street</p>
          <p className="max-w-prose text-ink-soft">
            Three minutes from the river, with a deep porch that keeps the summer out and a kitchen
            that looks at the old maple.
          </p>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title="Cancel this showing?"
        confirmLabel="Cancel showing"
        cancelLabel="Keep it"
      >
        <p>Maria Lopez gets an email, and the time is offered again.</p>
      </ConfirmDialog>
    </Chapter>
  );
}
