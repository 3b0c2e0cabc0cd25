import { type Finding, type Group, ok, unchecked, wrong } from "../check.ts";
import type { Deployment } from "../deployment.ts";
import { jsonOf, member, request } from "../request.ts";

/** Signing online is optional. */
export const signing: Group = {
  name: "Signing online",
  checks: () => [
    { name: "Papers can be signed online", look: isSetUp },
    { name: "A report without the secret is refused", look: unsigned },
    { name: "Documenso accepts the key", look: accepts },
  ],
};

const NOT_SET_UP = unchecked("not set up: the closing room says how to sign instead");
const AGAIN = "npx supabase functions deploy documents";

async function statusOf({ ask }: Deployment) {
  const response = await ask("/functions/v1/documents/signings/status");
  return { status: response.status, isOn: member(await jsonOf(response), "is_set_up") };
}

async function isSetUp(deployment: Deployment): Promise<Finding> {
  const { status, isOn } = await statusOf(deployment);
  if (isOn === true) return ok();
  return isOn === false ? NOT_SET_UP : wrong(`the function answers ${status}`, AGAIN);
}

async function unsigned(deployment: Deployment): Promise<Finding> {
  if ((await statusOf(deployment)).isOn !== true) return NOT_SET_UP;
  const { status } = await deployment.ask("/functions/v1/documents/signings/webhook", {
    method: "POST",
    key: false,
    headers: { "x-documenso-secret": "made up" },
    body: { event: "DOCUMENT_COMPLETED", payload: {} },
  });
  return status === 400 ? ok() : wrong(`the webhook answers ${status}`, AGAIN);
}

async function accepts(deployment: Deployment): Promise<Finding> {
  if ((await statusOf(deployment)).isOn !== true) return NOT_SET_UP;
  const { secret, unset } = deployment;
  const missing = unset("DOCUMENSO_API_KEY");
  if (missing) return unchecked(missing);
  const url = (secret("DOCUMENSO_URL") || "https://app.documenso.com").replace(/\/+$/, "");
  const response = await request(`${url}/api/v2/envelope?perPage=1`, {
    headers: { authorization: secret("DOCUMENSO_API_KEY") },
  });
  if (response.ok) return ok(url);
  return wrong(
    `${url} answers ${response.status}`,
    "Compare DOCUMENSO_URL and DOCUMENSO_API_KEY with Documenso's.",
  );
}
