/** Why a step failed, and what the reader can do about it. Never holds a secret. */
export class DeployError extends Error {
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "DeployError";
    this.advice = advice;
  }
}
