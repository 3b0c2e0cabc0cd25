import { screen } from "@testing-library/react";
import type { User } from "../../../support/user.ts";

/** Opens a step as a person does: first the group that it is folded into, then its row. @returns the row. */
export async function openStep(user: User, name: string): Promise<HTMLElement> {
  const title = await screen.findByText(name, { selector: "li[id^=step-] summary span" });
  const row = title.closest("li") as HTMLElement;
  const group = row.parentElement?.closest("details");
  if (group && !group.open) await user.click(group.querySelector("summary") as HTMLElement);
  await user.click(title);
  return row;
}
