import {
  EXPORTED_BESIDES,
  type ExportedRows,
  PERSONAL_SUBJECTS,
} from "@domain/people/personal-data.ts";
import { textOf } from "@domain/site/errors/first-errors.ts";
import { useMutation } from "@tanstack/react-query";
import { exportMyData } from "@web/api/people/account.ts";
import type { ZipProgress } from "@web/api/site/transport/zip-files.ts";
import { Button } from "@web/components/button.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { saveFile } from "@web/lib/save-file.ts";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { writeArchive } from "./write-archive.ts";

export function ExportData() {
  // Kept, so that a retry after a failed file doesn't use up another of the day's exports.
  const rows = useRef<ExportedRows>(undefined);
  const [progress, setProgress] = useState<ZipProgress>();
  const work = useMutation({
    mutationFn: async () => {
      rows.current ??= await exportMyData();
      const archive = await writeArchive(rows.current, setProgress);
      rows.current = undefined;
      const name = `selfnvest-data-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(archive, name);
      return name;
    },
    onSettled: () => setProgress(undefined),
  });
  return (
    <div className="grid max-w-3xl gap-4">
      <div className="grid gap-2 text-ink-soft text-sm">
        <p>One ZIP file with everything we keep about you, data and files:</p>
        <PersonalSubjects more={EXPORTED_BESIDES} />
        <p>You can export it five times a day.</p>
      </div>
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
      {progress && progress.files > 0 && (
        <label className="grid gap-1 text-ink-soft text-sm">
          {progress.done} of {progress.files} files
          <progress className="w-full" max={progress.files} value={progress.done} />
        </label>
      )}
      {work.isError && (
        <InlineNotice tone="error">{textOf(work.error, "export_failed")}</InlineNotice>
      )}
      {work.isSuccess && (
        <InlineNotice tone="success">
          {work.data} is in your downloads. It contains what visitors told you, so keep it safe.
        </InlineNotice>
      )}
    </div>
  );
}

export function PersonalSubjects({ more = [] }: { more?: readonly string[] }) {
  const texts = [...PERSONAL_SUBJECTS.map(({ text }) => text), ...more];
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-ink-faint">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
