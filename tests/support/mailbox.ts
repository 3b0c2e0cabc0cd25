/** A message as the local mailbox lists it. */
export interface MailMessage {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; content_type: string; content: string }[];
}

/** All messages, newest first. @param standins the stand-ins' base address. */
export async function allMail(standins: string): Promise<MailMessage[]> {
  return (await fetch(`${standins}/mail/messages`)).json() as Promise<MailMessage[]>;
}

/** Those to one address. */
export async function mailTo(standins: string, address: string): Promise<MailMessage[]> {
  const messages = await allMail(standins);
  return messages.filter((message) => message.to.some((to) => to.includes(address)));
}

export async function emptyMailbox(standins: string): Promise<void> {
  await fetch(`${standins}/mail/messages`, { method: "DELETE" });
}
