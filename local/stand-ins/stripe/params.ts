import { z } from "zod";

/** The parameters that the calls accept, as strictly as Stripe: an unknown parameter is an error there too. */

export function orderOf(params: z.infer<typeof sessionParams>) {
  const [line] = params.line_items;
  const { unit_amount, currency, product_data } = line.price_data;
  return {
    mode: params.mode,
    customer: params.customer,
    client_reference_id: params.client_reference_id ?? null,
    amount: unit_amount * line.quantity,
    currency,
    product_name: product_data.name,
    metadata: params.metadata ?? {},
    handed_on:
      (params.mode === "payment" ? params.payment_intent_data : params.subscription_data)
        ?.metadata ?? {},
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    custom_text: params.custom_text?.submit?.message ?? null,
  };
}

const metadata = z.record(z.string().max(40), z.string().max(500)).optional();
const expand = z.array(z.string()).optional();
const address = z.url({ protocol: /^https?$/ });
const integer = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number);
const handedOn = z
  .strictObject({ metadata, description: z.string().max(500).optional() })
  .optional();

export const customerParams = z.strictObject({ email: z.email().optional(), metadata, expand });
export const sessionParams = z
  .strictObject({
    mode: z.enum(["payment", "subscription"]),
    customer: z.string(),
    client_reference_id: z.string().max(200).optional(),
    metadata,
    line_items: z.tuple([
      z.strictObject({
        quantity: integer,
        price_data: z.strictObject({
          currency: z.literal("usd"),
          unit_amount: integer,
          product_data: z.strictObject({ name: z.string().min(1) }),
          recurring: z.strictObject({ interval: z.literal("month") }).optional(),
        }),
      }),
    ]),
    adaptive_pricing: z.strictObject({ enabled: z.enum(["true", "false"]) }).optional(),
    payment_intent_data: handedOn,
    subscription_data: handedOn,
    custom_text: z
      .strictObject({ submit: z.strictObject({ message: z.string().max(1200) }).optional() })
      .optional(),
    success_url: address,
    cancel_url: address.optional(),
    expand,
  })
  .refine(
    ({ mode, line_items: [line] }) => (mode === "subscription") === !!line.price_data.recurring,
    "The price does not fit the mode.",
  )
  .refine(
    ({ mode, payment_intent_data, subscription_data }) =>
      !(mode === "payment" ? subscription_data : payment_intent_data),
    "You can not pass both modes' data.",
  );
export const cancelParams = z.strictObject({
  prorate: z.enum(["true", "false"]).optional(),
  invoice_now: z.enum(["true", "false"]).optional(),
  expand,
});
export const portalParams = z.strictObject({ customer: z.string(), return_url: address, expand });
export const refundParams = z.strictObject({
  payment_intent: z.string(),
  metadata,
  expand,
});
