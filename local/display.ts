interface Display {
  /** Shows the current step and marks the previous one done. */
  step(text: string): void;
  /** Prints a line of its own, during the steps or after them. */
  line(text: string): void;
  /** Ends the steps and prints a block. */
  finish(block: string): void;
  /** Ends the steps and prints what went wrong. */
  fail(message: string): void;
}

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 120;

/**
 * The display is a single line that updates in a terminal; elsewhere (a log, CI), it is a plain line for every step.
 */
export function createDisplay(stream: NodeJS.WriteStream): Display {
  const began = Date.now();
  return stream.isTTY ? movingDisplay(stream, began) : plainDisplay(stream, began);
}

function plainDisplay(stream: NodeJS.WritableStream, began: number): Display {
  const print = (text: string) => stream.write(`${text}\n`);
  return {
    step: (text) => print(`[${secondsSince(began)} s] ${text}`),
    line: print,
    finish: print,
    fail: print,
  };
}

function movingDisplay(stream: NodeJS.WriteStream, began: number): Display {
  let current: string | undefined;
  let frame = 0;
  const clear = () => stream.write("\r\x1b[2K");
  const draw = () => {
    if (current === undefined) return;
    const text = `${FRAMES[frame++ % FRAMES.length]} ${current} · ${secondsSince(began)} s`;
    clear();
    stream.write(text.slice(0, (stream.columns || 80) - 1));
  };
  const timer = setInterval(draw, FRAME_MS);
  timer.unref();
  const end = (text: string) => {
    clearInterval(timer);
    if (current !== undefined) clear();
    current = undefined;
    stream.write(`${text}\n`);
  };
  return {
    step(text) {
      current = text;
      draw();
    },
    line(text) {
      if (current !== undefined) clear();
      stream.write(`${text}\n`);
      draw();
    },
    finish: end,
    fail: end,
  };
}

function secondsSince(began: number): string {
  return ((Date.now() - began) / 1000).toFixed(1);
}
