import { sayBroken } from "@web/components/error-boundary.tsx";
import { endReport, type Reportable, useReporting } from "@web/lib/ask-to-report.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { type ComponentType, useEffect, useState } from "react";

type Dialog = ComponentType<{ reported: Reportable; onClose: () => void }>;

/** The dialog for reporting something, for all parts that ask for it (lib/ask-to-report.ts). Loaded when needed. */
export function ReportHost() {
  const reported = useReporting((state) => state.reported);
  const [Loaded, setLoaded] = useState<Dialog>();
  const isNeeded = reported !== null && !Loaded;
  useEffect(() => {
    if (!isNeeded) return;
    arrivingCode(import("@web/features/talk/reports/report-dialog.tsx"))
      .then((module) => setLoaded(() => module.default))
      .catch((error) => {
        endReport();
        sayBroken(error);
      });
  }, [isNeeded]);
  if (!reported || !Loaded) return null;
  return <Loaded reported={reported} onClose={endReport} />;
}
