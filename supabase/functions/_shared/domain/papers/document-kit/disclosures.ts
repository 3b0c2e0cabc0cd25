import { checks, fields, heading, type KitWriter, note, text } from "./blocks.ts";
import { parties } from "./parties.ts";

const ANSWERS = ["Yes", "No", "Don't know"];

export const sellerDisclosure: KitWriter = (facts) => [
  parties(facts, { label: "Year built", value: facts.home?.year_built?.toString() }),
  fields("Seller has owned the home since", "Seller lives in the home (yes / no)"),
  note(
    "Many states have their own form that you must use. This one helps you collect the answers. Say what you know today. You don't have to look for defects, but you must not hide the ones you know about.",
  ),
  ...section("Structure and roof", [
    "Leaks or stains on the roof, ceilings or walls, now or in the past",
    "Cracks or movement in the foundation, walls or floors",
    "Water or damp in the basement, cellar or crawl space",
    "Damage by termites or other pests, or treatment against them",
  ]),
  ...section("Systems", [
    "Faults in the heating or cooling",
    "Faults in the electrical system, or wiring done without a permit",
    "Faults in the plumbing, drains or water heater",
    "Fireplace or chimney not in working order",
    "Well, septic tank or sewage pump on the property",
    "Solar panels or equipment that is leased or financed",
  ]),
  ...section("Environment", [
    "Asbestos, radon, mold or underground tanks, tested or known",
    "Flooding of the home or the lot, or the lot in a flood zone",
    "Fire, wind, hail or earthquake damage, or insurance claims for it",
    "Lead paint (homes built before 1978 need the separate lead paint disclosure)",
  ]),
  ...section("Land and law", [
    "Additions or changes made without a permit",
    "Disputes about boundaries, fences, easements or access",
    "Homeowners' association, common areas or shared driveways",
    "Liens, unpaid assessments or lawsuits that concern the home",
    "Rights of third parties: leases, rights of first refusal, life estates",
  ]),
  heading("Explain every yes"),
  { kind: "lines", count: 10 },
  heading("Appliances and equipment that don't work"),
  { kind: "lines", count: 3 },
  text(
    "The seller has answered as well as they know on the date above. This is not a warranty. It does not replace an inspection. If something changes before closing, the seller corrects this page in writing.",
  ),
  { kind: "signatures", parties: ["Seller", "Seller", "Buyer (received)", "Buyer (received)"] },
];

function section(title: string, items: string[]): ReturnType<KitWriter> {
  return [heading(title), { kind: "choices", answers: ANSWERS, items }];
}

/** The exact statement prescribed by 40 CFR 745.113. */
const LEAD_WARNING =
  "Every purchaser of any interest in residential real property on which a residential dwelling was built prior to 1978 is notified that such property may present exposure to lead from lead-based paint that may place young children at risk of developing lead poisoning. Lead poisoning in young children may produce permanent neurological damage, including learning disabilities, reduced intelligence quotient, behavioral problems, and impaired memory. Lead poisoning also poses a particular risk to pregnant women. The seller of any interest in residential real property is required to provide the buyer with any information on lead-based paint hazards from risk assessments or inspections in the seller's possession and notify the buyer of any known lead-based paint hazards. A risk assessment or inspection for possible lead-based paint hazards is recommended prior to purchase.";

export const leadPaintDisclosure: KitWriter = (facts) => {
  const year = facts.home?.year_built;
  return [
    parties(facts, { label: "Year built", value: year?.toString() }),
    note(
      year && year >= 1978
        ? `Your listing says that the home was built in ${year}. Federal law asks for this form only for homes built before 1978.`
        : "Federal law asks for this form when a home was built before 1978. Give the buyer the EPA's booklet “Protect Your Family From Lead in Your Home” with it. Keep a signed copy for three years.",
    ),
    heading("Lead Warning Statement"),
    text(LEAD_WARNING),
    heading("Seller's disclosure"),
    checks(
      "Known lead-based paint or lead-based paint hazards are present in the housing (explain below).",
      "Seller has no knowledge of lead-based paint or lead-based paint hazards in the housing.",
      "Seller has given the buyer all available records and reports (list them below).",
      "Seller has no reports or records pertaining to lead-based paint in the housing.",
    ),
    { kind: "lines", count: 3 },
    heading("Buyer's acknowledgment"),
    checks(
      "Buyer has received copies of all information listed above.",
      "Buyer has received the pamphlet “Protect Your Family From Lead in Your Home”.",
      "Buyer has received a 10-day opportunity (or another period agreed in writing) to conduct a risk assessment or inspection for lead-based paint.",
      "Buyer has waived the opportunity to conduct such an assessment or inspection.",
    ),
    heading("Agent's acknowledgment, where an agent takes part"),
    checks(
      "Agent has informed the seller of the seller's obligations under 42 U.S.C. 4852d and is aware of the duty to ensure compliance.",
    ),
    text(
      "The following parties have reviewed the information above and certify, to the best of their knowledge, that the information they have provided is true and accurate.",
    ),
    { kind: "signatures", parties: ["Seller", "Buyer", "Seller", "Buyer", "Agent", "Agent"] },
  ];
};
