import { createServer, type Socket } from "node:net";

/** A mail server that implements signing in, for one user. */
export async function startSmtpServer(user: string, password: string) {
  const proof = Buffer.from(`\0${user}\0${password}`).toString("base64");
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.write("220 mail.test ESMTP\r\n");
    socket.on("data", (chunk) => {
      const line = String(chunk).trim();
      if (line.startsWith("EHLO"))
        socket.write("250-mail.test\r\n250-AUTH PLAIN LOGIN\r\n250 SIZE 1000\r\n");
      else if (line === `AUTH PLAIN ${proof}`) socket.write("235 2.7.0 Accepted\r\n");
      else if (line.startsWith("AUTH")) socket.write("535 5.7.8 Bad credentials\r\n");
      else socket.end("221 Bye\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
