import type { DashboardPanel } from "@domain/site/paths.ts";
import {
  CalendarClock,
  FileText,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  UserRound,
} from "lucide-react";

/** The sidebar's panels: their titles and contents. */
export const PANELS: Record<DashboardPanel, { title: string; lead: string; icon: LucideIcon }> = {
  documents: {
    title: "Documents",
    lead: "The documents of your sale. Only you can open them.",
    icon: FileText,
  },
  timeline: {
    title: "Timeline",
    lead: "Six steps from the first look around to the closing table.",
    icon: ListChecks,
  },
  profile: {
    title: "Profile",
    lead: "Your name, your contact details, and the home you are selling.",
    icon: UserRound,
  },
  availability: {
    title: "Availability",
    lead: "When people can see your home, and who is coming.",
    icon: CalendarClock,
  },
  questions: {
    title: "Questions",
    lead: "What buyers ask about your homes, and your public answers.",
    icon: MessageCircleQuestionMark,
  },
};
