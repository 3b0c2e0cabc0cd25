import { html, raw } from "hono/html";
import type { Message } from "./mail-store.ts";
import { page } from "./page.ts";

const REFRESH_SECONDS = 5;

export function mailboxPage(messages: Message[]) {
  const rows = messages.map(
    (message) => html`<tr>
      <td><time datetime="${message.created_at}">${shortTime(message.created_at)}</time></td>
      <td>${message.to.join(", ")}</td>
      <td><a href="/mail/messages/${message.id}">${message.subject}</a></td>
    </tr>`,
  );
  const table = html`<table>
    <thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
  return page(
    "Mailbox",
    html`<p>Mail that the product sent; nothing here left this machine.
      <a href="/mail/messages">As JSON</a></p>
      ${messages.length > 0 ? table : html`<p>No mail yet. Book a showing or reset a password.</p>`}`,
    { refreshSeconds: REFRESH_SECONDS },
  );
}

export function messagePage(message: Message) {
  const files = message.attachments.map(
    (attachment, index) => html`<li>
      <a href="/mail/messages/${message.id}/attachments/${index}">${attachment.filename}</a>
      (${attachment.content_type})</li>`,
  );
  return page(
    message.subject,
    html`<p><a href="/mail">All mail</a></p>
      <p>From ${message.from}<br />To ${message.to.join(", ")}<br />
        <time datetime="${message.created_at}">${message.created_at}</time></p>
      ${files.length > 0 ? html`<h2>Attachments</h2><ul>${files}</ul>` : ""}
      ${
        message.html
          ? html`<h2>HTML</h2><iframe title="HTML version of the mail"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/mail/messages/${message.id}/body"></iframe>`
          : ""
      }
      ${message.text ? html`<h2>Text</h2><pre>${message.text}</pre>` : ""}`,
  );
}

/** The mail's own HTML for the sandboxed frame; its links open next to the mailbox. */
export function bodyPage(message: Message) {
  return html`<!doctype html><base target="_blank" />${raw(message.html)}`;
}

function shortTime(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}
