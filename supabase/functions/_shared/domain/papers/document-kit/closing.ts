import { checks, fields, heading, type KitWriter, note, text } from "./blocks.ts";
import { parties } from "./parties.ts";

export const closingChecklist: KitWriter = (facts) => [
  parties(facts, { label: "Buyer" }, { label: "Closing date and place" }),
  fields("Title company or attorney", "Their phone", "Buyer's lender", "Their phone"),
  heading("In the first days after both have signed"),
  checks(
    "Send the lender and the title company (or attorney) the contract",
    "Confirm that the earnest money has arrived",
    "Mark the listing as pending, and we tell visitors with showings",
    "Write every deadline of the agreement into your calendar",
    "Order the payoff letter from your lender, and HOA documents",
  ),
  heading("Inspection and appraisal"),
  checks(
    "Make every room, the attic, the crawl space and the panel reachable",
    "Answer repair requests in writing within the deadline",
    "Have agreed repairs done by licensed contractors, and keep the bills",
    "Give the appraiser your list of sales and improvements",
    "Ask the buyer to confirm that financing is approved",
  ),
  heading("In the last two weeks"),
  checks(
    "Look through the title report; ask about everything you don't recognize",
    "Check the settlement statement line by line against the agreement",
    "Have insurance, utilities and mail end the day after closing",
    "Clean, patch and clear the house as agreed",
    "Walk through with the buyer within a day or two of closing",
  ),
  heading("On the day"),
  checks(
    "Bring a photo ID, keys, remotes and codes",
    "Confirm wire instructions by calling a number that you already had. Fraudsters send changed ones by email",
    "Sign the deed and the settlement statement, and take copies",
    "Check that the mortgage is paid off and the money has arrived",
    "Mark the listing as sold",
  ),
  note("Keep all documents of the sale with your tax records. Ask a tax adviser for how long."),
];

export const utilityHandover: KitWriter = (facts) => [
  parties(facts, { label: "Hand-over date" }),
  heading("Accounts and meters"),
  {
    kind: "table",
    head: ["What", "Company and phone", "Account or meter", "Reading", "Ends on"],
    widths: [0.18, 0.3, 0.22, 0.14, 0.16],
    rows: [
      ["Electricity", "", "", "", ""],
      ["Gas or oil", "", "", "", ""],
      ["Water and sewer", "", "", "", ""],
      ["Trash and recycling", "", "", "", ""],
      ["Internet", "", "", "", ""],
      ["Security", "", "", "", ""],
      ["HOA", "", "", "", ""],
    ],
    blank: 2,
  },
  heading("Keys, codes and remotes"),
  text("Hand codes over in person, and let the new owners change them the same day."),
  {
    kind: "table",
    head: ["For what", "How many", "Where it is"],
    widths: [0.4, 0.2, 0.4],
    rows: [["Front door"], ["Other doors"], ["Mailbox"], ["Garage"], ["Gate, pool, shed"]].map(
      ([what = ""]) => [what, "", ""],
    ),
    blank: 2,
  },
  heading("Good to know"),
  fields(
    "Main water shut-off",
    "Electrical panel",
    "Gas shut-off",
    "Sump pump or septic",
    "Filter sizes and when changed",
    "Trash days",
    "Paint colors",
    "People who know the house",
  ),
  heading("Manuals and warranties left in"),
  { kind: "lines", count: 2 },
  { kind: "signatures", parties: ["Seller", "Buyer"] },
];

export const movingPlan: KitWriter = (facts) => [
  parties(facts, { label: "Day the keys are handed over" }),
  heading("Eight weeks before"),
  checks(
    "Ask three moving companies for written quotes, or reserve a truck",
    "Sort room by room: keep, sell, give away, throw away",
    "Start a folder for everything that belongs to the sale",
  ),
  heading("Six weeks before"),
  checks(
    "Tell landlord, school, employer and insurers",
    "Use up what is in the freezer and the pantry",
    "Order boxes; pack what you don't need before the move",
  ),
  heading("Four weeks before"),
  checks(
    "File a change of address with the postal service",
    "Transfer or end utilities, internet and subscriptions",
    "Arrange care for children and pets on the day",
    "Collect medical, school and veterinary records",
  ),
  heading("Two weeks before"),
  checks(
    "Confirm the movers, the time and the parking",
    "Take apart furniture; keep screws in labeled bags",
    "Finish the repairs that you agreed to",
  ),
  heading("The last week"),
  checks(
    "Pack a bag for the first night, with documents, medicine and chargers",
    "Empty, defrost and clean the refrigerator if it goes",
    "Clean the house as you would like to find it",
    "Read the meters and take photos of them",
  ),
  heading("On the day"),
  checks(
    "Walk through every room, closet, attic and shed",
    "Switch off lights and water where agreed; lock up",
    "Leave keys, remotes, manuals and the hand-over sheet",
  ),
  note("If the closing date changes, count all of this back from the new day."),
];
