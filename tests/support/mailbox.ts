/** A message as the local mailbox lists it. */
export interface MailMessage {
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content_type: string; content: string }[];
}

/** The messages to one address, newest first. @param standins the stand-ins' base address. */
export async function mailTo(standins: string, address: string): Promise<MailMessage[]> {
  const answer = await fetch(`${standins}/mail/messages`);
  const messages = (await answer.json()) as MailMessage[];
  return messages.filter((message) => message.to.some((to) => to.includes(address)));
}
