import { screen, waitFor } from "@testing-library/react";
import { wishStore } from "@web/features/vesty/chat/ask-vesty.ts";
import { replaceChat } from "@web/features/vesty/chat/chat-store.ts";
import Conversation from "@web/features/vesty/chat/conversation.tsx";
import { sessionStore } from "@web/session/session.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { DANA } from "../../../support/web-cloud.ts";
import { become, type ChatCloud, type Line, signIn } from "./chat-cloud.ts";

/** A page with the conversation and a signed-in user. */

export async function openSignedIn(stored: Record<string, string> = {}) {
  become(null);
  signIn(stored);
  return open();
}

export async function open() {
  wishStore.setState({ wish: null });
  const view = renderWeb(<Conversation />);
  const field = () =>
    screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to Vesty" });
  await waitFor(field);
  return { ...view, field };
}

/** Simulates a reload: memory is cleared, storage stays. */
export function reload(): void {
  replaceChat({});
  become(DANA);
  sessionStore.setState({ status: "signed-in" });
}

/** The connection of the latest question, once it has arrived. */
export function lineOf(cloud: ChatCloud, number = 1): Promise<Line> {
  return waitFor(() => {
    const line = cloud.lines[number - 1];
    if (!line) throw new Error(`fewer than ${number} messages have arrived`);
    return line;
  });
}

/** The text that a screen reader would announce. */
export const spoken = () =>
  [...document.querySelectorAll("p[role=status]")].map((each) => each.textContent).join("");
