import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cloud } from "../../local/cloud.ts";
import { mailTo } from "../support/mailbox.ts";
import { operatorOf } from "../support/operator.ts";
import { startTestCloud } from "../support/test-cloud.ts";
import { until } from "../support/until.ts";
import { askAuth, newAddress, PASSWORD } from "./auth-steps.ts";

/** A telephone is proven over HTTP as at the hosted Auth; the text message lands in the mailbox. */
let cloud: Cloud;

beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud?.stop());

const operator = operatorOf(() => cloud);

const newNumber = () => `1303555${String(randomInt(10_000)).padStart(4, "0")}`;

async function signUp(): Promise<string> {
  const { body } = await askAuth(cloud, "POST /signup", {
    email: newAddress(),
    password: PASSWORD,
  });
  return body.access_token as string;
}

const ask = (phone: string, token: string) => askAuth(cloud, "PUT /user", { phone }, token);
const redeem = (phone: string, code: string) =>
  askAuth(cloud, "POST /verify", { type: "phone_change", phone, token: code });

/** The six digits of the newest text to a number, once there are so many texts. */
const codeTo = (number: string, count = 1) =>
  until(async () => {
    const texts = await mailTo(cloud.standinsUrl, `${number}@text-message.test`);
    if (texts.length < count) throw new Error(`${texts.length} texts to ${number}`);
    return texts[0]?.text.match(/\d{6}/)?.[0] ?? "";
  });

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const refusal = ({ status, body }: Awaited<ReturnType<typeof askAuth>>) => [
  status,
  body.error_code,
];

describe("a telephone", () => {
  it("is confirmed by its code, once, which begins a session", async () => {
    const [number, token] = [newNumber(), await signUp()];
    const asked = await ask(`+${number}`, token);
    expect([asked.status, asked.body.phone_confirmed_at ?? null]).toEqual([200, null]);
    const code = await codeTo(number);
    expect(refusal(await redeem(`+${number}`, another(code)))).toEqual([403, "otp_expired"]);
    expect(refusal(await redeem(`+${newNumber()}`, code))).toEqual([403, "otp_expired"]);
    const proven = await redeem(`+${number}`, code);
    expect([proven.status, proven.body.user]).toMatchObject([200, { phone: number }]);
    const again = await askAuth(cloud, "GET /user", undefined, String(proven.body.access_token));
    expect(again.body).toMatchObject({ phone: number });
    const rows = await cloud.sql.query(
      "select from auth.users where phone = $1 and phone_confirmed_at > now() - interval '1 minute'",
      [number],
    );
    expect(rows).toHaveLength(1);
    expect(refusal(await redeem(`+${number}`, code))).toEqual([403, "otp_expired"]);
  });

  it("gets another code after a minute, and is no one else's", async () => {
    const [number, token] = [newNumber(), await signUp()];
    await ask(`+${number}`, token);
    expect(refusal(await ask(`+${number}`, token))).toEqual([429, "over_sms_send_rate_limit"]);
    await redeem(`+${number}`, await codeTo(number));
    expect(refusal(await ask(`+${number}`, await signUp()))).toEqual([422, "phone_exists"]);
  });

  it("is refused without a session, or in another form", async () => {
    expect((await ask(`+${newNumber()}`, "nobody")).status).toBe(403);
    expect(refusal(await ask("303-555", await signUp()))).toEqual([400, "validation_failed"]);
  });
});

it("npm run operator -- telephone switches the proof on for everyone, then off", async () => {
  expect((await operator("telephone")).stdout).toMatch(/^off: /);
  expect((await operator("telephone", "on")).stdout).toMatch(/^on: /);
  expect((await operator("telephone")).stdout).toMatch(/^on: /);
  expect(await operator("telephone", "maybe")).toMatchObject({ code: 1 });
  expect((await operator("telephone", "off")).stdout).toMatch(/^off: /);
});
