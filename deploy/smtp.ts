import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { DeployError } from "./problem.ts";
import type { Smtp } from "./settings.ts";

const PATIENCE_MS = 20_000;
const TLS_FROM_THE_START = 465;

/**
 * Signs in to a mail server and disconnects, so that a wrong password is found now and not by the
 * first visitor waiting for mail.
 * @throws DeployError
 */
export async function signInToSmtp(smtp: Smtp): Promise<void> {
  const { host, port } = smtp;
  const ours = (reason: string, advice: string) =>
    new DeployError(`The mail server ${host}:${port} ${reason}.`, advice);
  let socket: Socket | undefined;
  try {
    socket =
      port === TLS_FROM_THE_START
        ? connectTls({ host, port, servername: host })
        : connectPlain({ host, port });
    socket.setTimeout(PATIENCE_MS, () => socket?.destroy(new Error("no answer in time")));
    let talk = conversation(socket);
    await talk(undefined, 220);
    let abilities = await talk("EHLO localhost", 250);
    if (port !== TLS_FROM_THE_START && /STARTTLS/i.test(abilities)) {
      await talk("STARTTLS", 220);
      socket.removeAllListeners("data");
      socket = connectTls({ socket, servername: host });
      talk = conversation(socket);
      abilities = await talk("EHLO localhost", 250);
    } else if (port !== TLS_FROM_THE_START && host !== "127.0.0.1")
      throw ours("offers no encryption", "Use the port for TLS, usually 465 or 587.");
    if (!/AUTH[ =].*PLAIN/i.test(abilities))
      throw ours(
        "offers no sign-in with a password",
        "Compare SMTP_HOST and SMTP_PORT with its manual.",
      );
    const proof = Buffer.from(`\0${smtp.user}\0${smtp.password}`).toString("base64");
    await talk(`AUTH PLAIN ${proof}`, 235);
    socket.write("QUIT\r\n");
  } catch (error) {
    if (error instanceof DeployError) throw error;
    if (error instanceof Refused && error.code >= 500)
      throw ours(
        `refuses the user ${smtp.user} (${error.code})`,
        "Correct RESEND_API_KEY, or SMTP_USER and SMTP_PASS if mail goes through another server.",
      );
    throw ours(
      `can't be used (${(error as Error).message || (error as { code?: string }).code})`,
      "Correct SMTP_HOST and SMTP_PORT. Some networks block mail ports; then deploy from the workflow.",
    );
  } finally {
    socket?.destroy();
  }
}

class Refused extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`it answers ${code}`);
    this.code = code;
  }
}

/** Sends a line and returns the complete reply if it has the expected code. */
function conversation(socket: Socket) {
  let heard = "";
  let wake: () => void = () => {};
  let failure: Error | undefined;
  socket.on("data", (chunk) => {
    heard += chunk;
    wake();
  });
  socket.on("error", (error) => {
    failure = error;
    wake();
  });
  socket.on("close", () => {
    failure ??= new Error("it hung up");
    wake();
  });
  return async (line: string | undefined, wanted: number): Promise<string> => {
    if (line !== undefined) socket.write(`${line}\r\n`);
    // "250-…" lines; the last one has a space instead of the dash.
    let end = /^(\d{3}) .*\r\n/m.exec(heard);
    while (end === null) {
      if (failure) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      end = /^(\d{3}) .*\r\n/m.exec(heard);
    }
    const answer = heard;
    heard = "";
    if (Number(end[1]) !== wanted) throw new Refused(Number(end[1]));
    return answer;
  };
}
