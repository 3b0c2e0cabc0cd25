/** A browser that a journey drives, whichever protocol it speaks. */
export type Engine = {
  name: string;
  open(address: string): Promise<void>;
  /** Runs an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Presses what this selector finds, as a person does. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** The programs that a machine lacks for an engine, and their Debian packages. */
export class Missing extends Error {
  override name = "Missing";
  constructor(file: string, install: string) {
    super(`${file} is missing: apt-get install ${install}`);
  }
}
