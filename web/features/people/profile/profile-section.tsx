import { PageSection } from "@web/components/page-section.tsx";
import type { ReactNode } from "react";

/** A section of the profile; links can lead to it. */
export function ProfileSection(props: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <PageSection
      {...props}
      className="scroll-mt-(--header-height) lg:grid-cols-[18rem_minmax(0,1fr)]"
    />
  );
}
