import { checks, fields, heading, type KitWriter, note, text } from "./blocks.ts";
import { addressOf, parties } from "./parties.ts";

export const showingSignIn: KitWriter = (facts) => [
  fields({ label: "Property", value: addressOf(facts.home) }, "Date"),
  text(
    "Welcome. Please sign in before you look around. The owner uses this to know who was in their home and to reply to you. They don't share it.",
  ),
  {
    kind: "table",
    head: ["Time", "Name", "Phone or email", "With an agent? Name", "Pre-approved?"],
    widths: [0.1, 0.26, 0.28, 0.22, 0.14],
    rows: [],
    blank: 16,
  },
];

export const showingFeedback: KitWriter = (facts) => [
  fields({ label: "Property", value: addressOf(facts.home) }, "Date"),
  text(
    "Thank you for coming. Please answer three questions. An honest answer helps more than a kind one.",
  ),
  heading("1. What did you like most?"),
  { kind: "lines", count: 3 },
  heading("2. What would keep you from buying it?"),
  { kind: "lines", count: 3 },
  heading("3. For what I saw, the price is …"),
  checks("about right", "too high", "low"),
  heading("Would you like to come back?"),
  checks("Yes, please call or write to me", "Not now"),
  fields("Name (if you like)", "Phone or email"),
];

export const openHouseChecklist: KitWriter = (facts) => [
  parties(facts, { label: "Day and hours" }),
  heading("The week before"),
  checks(
    "Choose two hours on a weekend, and announce the open house in your calendar",
    "Tell the neighbors. They know people, and they will see the cars",
    "Ask a friend to be there with you. Don't show a house alone",
    "Print the sign-in sheet, feedback cards and answers for buyers",
    "Post the link of your listing where your town talks",
    "Check that insurance covers visitors",
  ),
  heading("The morning"),
  checks(
    "Lock away medicine, keys, mail, jewelry, passports and laptops",
    "Open the curtains, switch on every light, air out each room",
    "Clear counters and floors; empty the trash",
    "Take pets elsewhere, with their bowls and beds",
    "Put up signs where the town allows them",
    "Unlock all rooms that may be seen, and close those that may not",
  ),
  heading("While people are there"),
  checks(
    "Greet each group at the door, and have it sign in before it looks around",
    "Let people look, and answer what they ask",
    "Talk about the house, never about who lives nearby",
    "Keep your phone on you, and the front door in sight",
    "Write down what several people say",
  ),
  heading("Afterwards"),
  checks(
    "Walk through all rooms, windows and doors",
    "Write to everyone who signed in, the same day",
    "Note what was said about price and condition",
    "Take down the signs",
  ),
  note("Treat every visitor alike. The Fair Housing Act protects them, and it protects you."),
];
