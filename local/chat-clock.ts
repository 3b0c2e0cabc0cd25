import { type ClockCloud, startClock } from "./clock.ts";

/** Has `chatbot` delete the images that no conversation shows. */
export function startChatClock(cloud: ClockCloud) {
  return startClock(cloud, {
    path: "chatbot/sweep",
    isDue: "select cardinality(private.sweep_chat_images(1)) > 0 as is_due",
    name: "chat images",
    trouble: "Images that no conversation shows could not be deleted",
  });
}
