import { Random } from "./random.ts";

/**
 * The demo's logins: two own homes, one is looking for one, two are selling and buying one, one runs the site, and one
 * decides on reports.
 */
export const DEMO_PASSWORD = "demo-password-1";
export const DEMO_OWNERS = [
  { email: "owner@selfnvest.demo", name: "Maya Castillo" },
  { email: "owner2@selfnvest.demo", name: "Daniel Reyes" },
] as const;
export const DEMO_BUYER = { email: "buyer@selfnvest.demo", name: "Nora Lindqvist" } as const;

/** The two sides of the demo's sale (sale.ts). */
export const DEMO_SALE = {
  owner: { email: "owner3@selfnvest.demo", name: "Walter Novak" },
  buyer: { email: "buyer2@selfnvest.demo", name: "Priya Raman" },
} as const;

export const DEMO_OPERATOR = { email: "operator@selfnvest.demo", name: "Imani Okafor" } as const;

export const DEMO_MODERATOR = { email: "moderator@selfnvest.demo", name: "Tomás Vidal" } as const;

export const demoAccounts = [
  ...DEMO_OWNERS.map(({ email }) => ({ email, password: DEMO_PASSWORD, role: "owner" })),
  { email: DEMO_BUYER.email, password: DEMO_PASSWORD, role: "buyer" },
  { email: DEMO_SALE.owner.email, password: DEMO_PASSWORD, role: "owner" },
  { email: DEMO_SALE.buyer.email, password: DEMO_PASSWORD, role: "buyer" },
  { email: DEMO_OPERATOR.email, password: DEMO_PASSWORD, role: "operator" },
  { email: DEMO_MODERATOR.email, password: DEMO_PASSWORD, role: "moderator" },
];

interface Person {
  name: string;
  email: string;
  phone: string;
}

/**
 * An invented person. Addresses end in .example and numbers are 555-01xx, so they belong to no one.
 */
export function person(key: string): Person {
  const random = new Random(`person-${key}`);
  const first = random.pick(FIRST);
  const last = random.pick(LAST);
  const email = `${first}.${last}.${key.replace(/\W+/g, "")}@mail.example`
    .normalize("NFD")
    .replace(/[^\w.@-]/g, "")
    .toLowerCase();
  const phone = `(${random.int(201, 989)}) 555-01${String(random.int(0, 99)).padStart(2, "0")}`;
  return { name: `${first} ${last}`, email, phone };
}

const FIRST = (
  "Amara Ben Carmen Dmitri Elena Farid Grace Hugo Ingrid Jamal Keiko Liam Mireille Nikhil " +
  "Olivia Pedro Quinn Rosa Samuel Tess Uma Victor Wren Ximena Yusuf Zoe Anders Beatriz Callum " +
  "Dalia"
).split(" ");
const LAST = (
  "Abbott Bergstrom Chen Delgado Eriksen Fontaine Garza Haddad Ito Johnson Kowalski Levine " +
  "Morales Nguyen Okafor Patel Quintero Rossi Sullivan Tanaka Ueda Vance Walker Xu Young " +
  "Zielinski Park Silva"
).split(" ");
