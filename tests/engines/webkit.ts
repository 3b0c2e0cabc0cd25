import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import getPort from "get-port";
import { Builder, By, Capabilities } from "selenium-webdriver";
import { type Engine, Missing } from "./engine.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const BROWSERS = ["x86_64", "aarch64"].flatMap((machine) =>
  ["4.1", "4.0", "6.0"].map(
    (version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  ),
);

/** WebKitGTK, Safari's engine on Linux, over W3C WebDriver, on a screen that no person sees. @throws Missing */
export async function startWebKit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!existsSync(DRIVER) || !binary) throw new Missing("WebKitGTK", "webkit2gtk-driver");
  if (!existsSync(SCREEN)) throw new Missing("Xvfb", "xvfb");
  const display = `:${await getPort()}`;
  const port = await getPort();
  const children = [
    spawn(SCREEN, [display, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]),
    spawn(DRIVER, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display },
    }),
  ];
  const end = () => children.forEach(kill);
  try {
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    });
    const server = `http://127.0.0.1:${port}`;
    await answering(`${server}/status`);
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    const version = (await driver.getCapabilities()).getBrowserVersion();
    const find = (selector: string) => driver.findElement(By.css(selector));
    return {
      name: `WebKitGTK ${version}`,
      open: (address) => driver.get(address),
      read: <T>(expression: string) => driver.executeScript<T>(`return (${expression});`),
      press: async (selector) => {
        const element = await find(selector);
        // The driver hangs at a press out of view.
        await driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
          element,
        );
        await element.click();
      },
      type: async (selector, text) => (await find(selector)).sendKeys(text),
      async resize(width, height) {
        await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
      },
      async close() {
        await driver.quit();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

function kill(child: ChildProcess): void {
  child.kill();
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} doesn't answer.`);
}
