import type { SaleStepKind } from "@domain/sales/sale-steps.ts";
import type { SettlementLine } from "@domain/sales/settlement-lines.ts";
import {
  READING_PROBLEMS,
  type ReadingProblem,
  readingSummary,
  readSettlement,
  type SettlementReading,
} from "@domain/sales/settlement-reading.ts";
import type { Side } from "@domain/talk/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { saleFileBytes, saleFilesQuery } from "@web/api/sales/sale-files.ts";
import { Button } from "@web/components/button.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { FileInput } from "@web/components/file-input.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { arrivingCode } from "@web/lib/new-version.ts";
import type { OpenPdf } from "@web/lib/open-pdf.ts";
import { useStillWaiting } from "@web/lib/still-waiting.ts";
import { FileSearch } from "lucide-react";
import { useEffect, useRef, useState } from "react";

export type ReadFile = { name: string; file: OpenPdf; reading: SettlementReading };

/** Chooses the form's PDF and reads it on this device. */
export function SettlementReader(props: {
  userId: string;
  saleId: string;
  side: Side;
  lines: readonly SettlementLine[];
  read: ReadFile | null;
  onRead: (read: ReadFile | null) => void;
  /** How many figures can be taken into empty fields. */
  free: number;
  onTakeAll: () => void;
}) {
  const { userId, saleId, read, free } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [doing, setDoing] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReadingProblem | null>(null);
  const files = useQuery({ ...saleFilesQuery(userId, saleId), enabled: isOpen });
  const own = files.data?.filter(
    ({ kind, type }) => FORM_STEPS.includes(kind) && type === "application/pdf",
  );
  const last = useRef(0);
  useStillWaiting(doing === null ? undefined : "work");
  // A file that is still being read when the screen is left is closed once it is read.
  useEffect(() => {
    const turns = last;
    return () => {
      turns.current += 1;
    };
  }, []);

  async function take(name: string, bytes: () => Promise<Blob>) {
    last.current += 1;
    const turn = last.current;
    setDoing(name);
    setProblem(null);
    props.onRead(null);
    const result = await readFile(bytes, props);
    if (turn !== last.current) {
      if (typeof result !== "string") result.file.close();
      return;
    }
    setDoing(null);
    if (typeof result === "string") setProblem(result);
    else props.onRead({ name, ...result });
  }

  return (
    <Disclosure
      summary="Read the figures from a PDF"
      className="print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="grid max-w-2xl gap-3 py-2">
        <p className="max-w-prose text-ink-soft">
          The PDF is read on this device. Nothing is uploaded by this. You see each figure beside
          its page, and you decide.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            pending={doing !== null}
            pendingText="Reading..."
            onClick={() => picker.current?.click()}
          >
            <FileSearch aria-hidden="true" className="size-4" />
            Choose a PDF
          </Button>
          {own?.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              variant="secondary"
              pending={doing === name}
              pendingText="Reading..."
              onClick={() => void take(name, () => saleFileBytes(id))}
            >
              <span className="wrap-anywhere">Read {name}</span>
            </Button>
          ))}
        </div>
        <FileInput
          ref={picker}
          accept=".pdf,application/pdf"
          onFiles={([file]) => file && void take(file.name, async () => file)}
        />
        {problem && (
          <InlineNotice tone="error">
            {READING_PROBLEMS[problem]} You can enter the figures yourself.
          </InlineNotice>
        )}
        {read && (
          <div className="grid gap-2">
            <p role="status" className="wrap-anywhere">
              {read.name}: {readingSummary(read.reading)}
            </p>
            <div className="flex flex-wrap gap-2">
              {free > 0 && (
                <Button size="sm" onClick={props.onTakeAll}>
                  {free === 1 ? "Use the 1 clear figure" : `Use all ${free} clear figures`}
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => props.onRead(null)}>
                Close the PDF
              </Button>
            </div>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

const FORM_STEPS: readonly SaleStepKind[] = [
  "closing_disclosure",
  "settlement_statement",
  "closing",
];

/** @returns why not, if it can't be read. */
async function readFile(
  bytes: () => Promise<Blob>,
  { side, lines }: { side: Side; lines: readonly SettlementLine[] },
): Promise<{ file: OpenPdf; reading: SettlementReading } | ReadingProblem> {
  const blob = await bytes().catch(() => null);
  if (!blob) return "not_fetched";
  const reader = await arrivingCode(import("@web/lib/open-pdf.ts"), false).catch(() => null);
  if (!reader) return "not_loaded";
  try {
    const file = await reader.openPdf(blob);
    const reading = readSettlement(file.pages, { side, lines });
    if (!reading.problem) return { file, reading };
    file.close();
    return reading.problem;
  } catch (error) {
    return error instanceof reader.UnreadablePdf ? error.problem : "not_pdf";
  }
}
