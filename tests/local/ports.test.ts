import { describe, expect, it } from "vitest";
import { checkPorts } from "../../local/ports.ts";
import { listen } from "../../local/web-server.ts";

describe("checkPorts", () => {
  it("says which port is taken and which variable changes it", async () => {
    const other = await listen(0, async () => {});
    await expect(checkPorts({ API_PORT: other.port })).rejects.toThrow(
      `Port ${other.port} is taken. Set API_PORT to another one.`,
    );
    await other.close();
    await expect(checkPorts({ API_PORT: other.port })).resolves.toBeUndefined();
  });

  it("notices two of our own on one port", async () => {
    const free = await listen(0, async () => {});
    await free.close();
    await expect(checkPorts({ WEB_PORT: free.port, API_PORT: free.port })).rejects.toThrow(
      `WEB_PORT and API_PORT are both ${free.port}.`,
    );
  });
});
