import { AppError, ERRORS } from "@domain/errors.ts";
import { useMutation } from "@tanstack/react-query";
import { exportMyData } from "@web/api/account.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { saveFile } from "@web/lib/save-file.ts";
import { getAccessToken } from "@web/session/token.ts";
import { Download } from "lucide-react";

/** All that is kept of somebody, as one file. */
export function ExportData() {
  const work = useMutation({
    mutationFn: async () => save(await exportMyData(await getAccessToken())),
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">
        One JSON file: your profile, your homes with the addresses of their photos, when they can be
        viewed, the viewings with what visitors told you, your favorites and searches, and your
        payments. You can export it five times a day.
      </p>
      <Button
        variant="secondary"
        onClick={() => work.mutate()}
        pending={work.isPending}
        pendingText="Preparing your file..."
        className="justify-self-start max-sm:w-full"
      >
        <Download aria-hidden="true" className="size-4" />
        Export my data
      </Button>
      {work.isError && <InlineNotice tone="error">{textOf(work.error)}</InlineNotice>}
      {work.isSuccess && (
        <InlineNotice tone="success">
          {work.data} is in your downloads. It holds what visitors told you: keep it safe.
        </InlineNotice>
      )}
    </div>
  );
}

/** Hands the file to the browser. @returns its name. */
function save(data: Record<string, unknown>): string {
  const name = `selfnvest-data-${new Date().toISOString().slice(0, 10)}.json`;
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  saveFile(blob, name);
  return name;
}

function textOf(error: Error): string {
  return error instanceof AppError ? error.text : ERRORS.export_failed.text;
}
