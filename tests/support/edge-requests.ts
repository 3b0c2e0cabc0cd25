/** How tests talk to functions. */

export function postJson(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

export function bearer(token: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${token}` } };
}

// biome-ignore lint/suspicious/noExplicitAny: each test checks the shape it needs.
export async function jsonOf(response: Response): Promise<any> {
  return response.json();
}

/** The status and code of a refusal. */
export async function codeOf(answer: Response): Promise<[status: number, code: string]> {
  return [answer.status, (await jsonOf(answer)).code];
}

/** Runs `ask` for every item, a few at a time, as browsers do. */
export async function forEachFew<T>(items: T[], ask: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await ask(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
