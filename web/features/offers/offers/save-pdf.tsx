import { paperName } from "@domain/papers/document-kit/catalogue.ts";
import { Button } from "@web/components/button.tsx";
import { useDownload } from "@web/lib/use-download.ts";
import { Download } from "lucide-react";

/** Downloads a PDF about offers, made by the server. */
export function SavePdf({ title, make }: { title: string; make: () => Promise<Blob> }) {
  const { isDownloading, download } = useDownload(make, paperName(title));
  return (
    <Button
      variant="quiet"
      className="print:hidden"
      pending={isDownloading}
      pendingText="Preparing..."
      onClick={() => void download()}
    >
      <Download aria-hidden="true" className="size-4" />
      Save as PDF
    </Button>
  );
}
