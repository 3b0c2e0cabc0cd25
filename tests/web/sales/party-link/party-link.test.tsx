import type { AgreedSale } from "@domain/sales/agreed-terms.ts";
import type { OwnAppointment } from "@domain/sales/appointments.ts";
import type { PartyPage } from "@domain/sales/parties.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { enter } from "../../../support/user.ts";
import { type Call, functions, notedIn, startCloud } from "../../../support/web-cloud.ts";
import { HOME, SALE, version } from "../../offers/offers/offers.ts";

const cloud = startCloud();
const TOKEN = "t".repeat(43);

describe("a party's link", () => {
  let asked: Call[];
  let page: PartyPage | null;
  let agreed: AgreedSale | null;
  let forms: Record<string, unknown>[];

  beforeEach(() => {
    asked = [];
    forms = [];
    agreed = {
      ...{ title: HOME.title, home: HOME, versions: [version(1)], disclosures: [] },
      sale: SALE,
    };
    page = {
      ...{ role: "title_officer", name: "Ann Lee", invited_by: "owner", home: "Craftsman" },
      ...{ address: "1418 Maple St", sale_state: "open", link_until: "2050-01-01T00:00:00Z" },
      sides: [
        { side: "buyer", name: "Nora Buyer", email: null, phone: null },
        { side: "owner", name: "Dana Owner", email: "dana@example.com", phone: "303-555-0100" },
      ],
      steps: [
        {
          ...{ kind: "earnest_money", state: "open", due_on: "2050-12-04", settled_on: null },
          ...{ until_hour: 17, can: true, said_on: null, sum: 10_000 },
        },
        {
          ...{ kind: "closing", state: "open", due_on: "2050-12-30", settled_on: null },
          ...{ until_hour: 24, can: false, said_on: null, sum: null },
        },
      ],
      files: [],
      payoff: null,
      ...{ takes: null, appointment: null, phone: null, time_zone: "America/Boise" },
    };
    const rpc = notedIn(asked);
    cloud.use(
      rpc("party_by_token", () => page),
      rpc("agreed_sale_by_token", () => agreed),
      rpc("party_says", () => {
        const [first, ...others] = page?.steps ?? [];
        if (page && first)
          page = {
            ...page,
            steps: [
              {
                ...first,
                state: "done",
                settled_on: "2050-12-01",
                said_on: "2050-12-01",
                can: false,
              },
              ...others,
            ],
          };
        return page;
      }),
      rpc("refuse_invitation", () => null),
      http.post(functions("documents/parties/files"), async ({ request }) => {
        const form = await request.formData();
        forms.push({ token: form.get("token"), kind: form.get("kind") });
        if (page)
          page = {
            ...page,
            files: [
              {
                ...{ id: "f1", kind: "closing", name: "Statement.pdf", type: "application/pdf" },
                ...{ size: 9, created_at: "2050-12-01T00:00:00Z", is_own: true },
              },
            ],
          };
        return HttpResponse.json(page, { status: 201 });
      }),
    );
  });

  const open = (search = "") => renderWeb(<screens.party />, { path: `/party${search}#${TOKEN}` });
  /** The text beside a step's name. */
  const stateOf = (label: string) =>
    screen.getByText(label, { selector: "li p" }).nextSibling?.textContent;

  test("shows the dates of the part, and one press says that it is done", async () => {
    const { user } = open();
    expect(await screen.findByRole("heading", { level: 1, name: "Craftsman" })).toBeVisible();
    expect(screen.getByText("Dana Owner, dana@example.com, 303-555-0100")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^We have|^The closing/ })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "We have received the earnest money" }));
    expect(await screen.findByText(/^You said so on/)).toBeVisible();
    expect(stateOf("Earnest money paid")).toBe("Done Thu, Dec 1");
    expect(asked.find(({ name }) => name === "party_says")?.body).toEqual({
      token: TOKEN,
      kind: "earnest_money",
    });
  });

  test("a title officer has everything for the closing on the page, with the deposit's sum; a lender doesn't ask for it", async () => {
    if (page) page = { ...page, payoff: "Prairie Bank" };
    const { user, unmount } = open();
    expect(await screen.findByText("Agreed sum: $10,000")).toBeVisible();
    expect(screen.getByText("Dana Owner, dana@example.com, 303-555-0100")).toBeVisible();
    const part = within(await screen.findByRole("region", { name: "For the closing" }));
    expect(await part.findByText("Prairie Bank")).toBeVisible();
    const contract = part.getByText("Signed contract").closest("div") as HTMLElement;
    expect(within(contract).getByText("Not shared with you yet")).toBeVisible();
    await user.click(part.getByText("Agreed terms, in the order of a contract"));
    expect(part.getByText("$480,000")).toBeVisible();
    unmount();
    if (page) page = { ...page, role: "lender" };
    asked = [];
    open();
    await screen.findByRole("heading", { level: 1, name: "Craftsman" });
    expect(screen.queryByRole("region", { name: "For the closing" })).toBeNull();
    expect(asked.map(({ name }) => name)).not.toContain("agreed_sale_by_token");
  });

  test("one press saves all of it as a PDF, by the link alone", async () => {
    const sent: unknown[] = [];
    cloud.use(
      http.post(functions("documents/parties/hand-over"), async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse("%PDF-", { headers: { "content-type": "application/pdf" } });
      }),
    );
    const { user } = open();
    const part = within(await screen.findByRole("region", { name: "For the closing" }));
    await user.click(await part.findByRole("button", { name: "Save as PDF" }));
    await waitFor(() => expect(sent).toEqual([{ token: TOKEN }]));
  });

  test("the page begins with what is asked of the party, and says for what it waits when nothing is", async () => {
    const asks = () => screen.findByRole("region", { name: "Asked of you" });
    const { user } = open();
    const press = "We have received the earnest money";
    await user.click(within(await asks()).getByRole("button", { name: press }));
    expect(
      await screen.findByText("Nothing is asked of you now. Next: Closing, Fri, Dec 30."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: press })).not.toBeInTheDocument();
  });

  test("each step says by when it is due, that it has no date, or how it was settled", async () => {
    const [, closing] = page?.steps ?? [];
    if (!page || !closing) throw new Error("The page has two steps.");
    page.steps = [
      { ...closing, kind: "title", due_on: null },
      { ...closing, kind: "appraisal", state: "waived", settled_on: "2050-12-02" },
      { ...closing, kind: "contract", state: "done", settled_on: "2050-11-29" },
      closing,
    ];
    open();
    await screen.findByRole("heading", { level: 1, name: "Craftsman" });
    const shown = ["Title search ordered", "Appraisal", "Contract signed", "Closing"].map(stateOf);
    expect(shown).toEqual(["No date yet", "Waived", "Done Tue, Nov 29", "On Fri, Dec 30"]);
  });

  test("takes a file for a step, by the link alone", async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText("It belongs to"), "closing");
    const picker = document.querySelector("input[type=file]") as HTMLElement;
    const file = new File(["%PDF-1.7"], "Statement.pdf", { type: "application/pdf" });
    fireEvent.change(picker, { target: { files: [file] } });
    expect(await screen.findByRole("button", { name: "Save Statement.pdf" })).toBeVisible();
    expect(forms).toEqual([{ token: TOKEN, kind: "closing" }]);
  });

  test("a press says that the mail isn't meant for the person, from the top of the page", async () => {
    const { user } = open("?not-me");
    const asks = within(await screen.findByRole("region", { name: "Not meant for you?" }));
    await user.click(asks.getByRole("button", { name: "This isn't meant for me" }));
    expect(await screen.findByText(/We tell the person who invited you/)).toBeVisible();
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain("refuse_invitation"));
  });

  test("an ended link says so", async () => {
    page = null;
    open();
    expect(await screen.findByText("This link has ended")).toBeVisible();
    expect(screen.getByText(/ask the person who invited you/)).toBeVisible();
  });
});

/** The time at a home that an inspector takes by their link. */
describe("a party's time", () => {
  const DAYS = [
    { date: "2050-12-06", times: ["09:00", "10:00", "13:30"] },
    { date: "2050-12-07", times: ["09:00"] },
  ];
  let asked: Call[];
  let page: PartyPage;

  const taken = (more: Partial<OwnAppointment> = {}): OwnAppointment => ({
    ...{ id: "b1", purpose: "inspection", status: "confirmed", cancelled_by: null },
    ...{ date: "2050-12-06", time: "10:00", minutes: 180, can_change: true, entry_notes: null },
    ...{ starts_at: "2050-12-06T17:00:00Z", ends_at: "2050-12-06T20:00:00Z", proposal: null },
    ...more,
  });

  beforeEach(() => {
    asked = [];
    page = {
      ...{ role: "inspector", name: "Ivan", invited_by: "buyer", home: "Craftsman", files: [] },
      ...{ address: "1418 Maple St", sale_state: "open", link_until: "2050-12-31T00:00:00Z" },
      ...{ sides: [], steps: [], payoff: null, phone: null, time_zone: "America/Boise" },
      appointment: null,
      takes: { purpose: "inspection", minutes: [120, 180, 240] },
    };
    const rpc = notedIn(asked);
    cloud.use(
      rpc("party_by_token", () => page),
      rpc("free_appointments", () => ({ days: DAYS })),
      rpc("take_appointment", () => {
        page = { ...page, appointment: taken({ status: "pending" }) };
        return page;
      }),
      rpc("move_appointment", () => page),
      rpc("accept_appointment", () => {
        page = { ...page, appointment: taken({ date: "2050-12-07" }) };
        return page;
      }),
      rpc("cancel_appointment", () => {
        page = { ...page, appointment: taken({ status: "cancelled", can_change: false }) };
        return page;
      }),
      http.post(functions("send-booking-emails"), () => HttpResponse.json({})),
    );
  });

  async function open() {
    const shown = renderWeb(<screens.party />, { path: `/party#${TOKEN}` });
    const part = within(await screen.findByRole("region", { name: "Time for the inspection" }));
    return { ...shown, part };
  }

  const bodyOf = (name: string) => asked.find((call) => call.name === name)?.body;

  describe("a party without a time", () => {
    test("length, day and time are chosen, the phone is asked for, and the owner is told whom they meet; a time that another took meanwhile is named", async () => {
      const { user, part } = await open();
      await user.click(part.getByRole("button", { name: "Choose a time" }));
      await user.click(await part.findByRole("button", { name: "Take this time" }));
      expect(part.getByRole("alert")).toHaveTextContent("Please pick a day and a time.");
      await user.click(await part.findByRole("radio", { name: "3 hours" }));
      await user.click(await part.findByRole("button", { name: /December 6.*3 times/ }));
      await user.click(part.getByRole("button", { name: "10:00 AM" }));
      await user.click(part.getByRole("button", { name: "Take Tue, Dec 6 at 10:00 AM" }));
      expect(part.getByText("Please enter a phone number.")).toBeVisible();
      expect(bodyOf("take_appointment")).toBeUndefined();
      expect(part.getByText(/The owner sees your name, email address/)).toBeVisible();
      await enter(user, part.getByLabelText("Your phone number"), "303 555 0177");
      cloud.use(
        http.post(
          "*/rest/v1/rpc/take_appointment",
          () => HttpResponse.json({ code: "PT409", message: "slot_taken" }, { status: 409 }),
          { once: true },
        ),
      );
      await user.click(part.getByRole("button", { name: "Take Tue, Dec 6 at 10:00 AM" }));
      expect(await part.findByRole("alert")).toHaveTextContent(/Someone has just booked this time/);
      await user.click(part.getByRole("button", { name: "Take Tue, Dec 6 at 10:00 AM" }));
      expect(await part.findByText("Inspection · 3 hours · waits for the owner")).toBeVisible();
      expect(bodyOf("take_appointment")).toMatchObject({
        ...{ token: TOKEN, day: "2050-12-06", starts: "10:00", minutes: 180 },
        phone: expect.stringContaining("555"),
      });
      expect(bodyOf("free_appointments")).toEqual({ token: TOKEN, minutes: 120 });
    });

    test("a role that takes no time is offered none", async () => {
      page = { ...page, role: "lender", takes: null };
      renderWeb(<screens.party />, { path: `/party#${TOKEN}` });
      expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
      expect(screen.queryByRole("region", { name: /^Time for/ })).not.toBeInTheDocument();
    });
  });

  describe("a party with a time", () => {
    test("says when, how to get in, and moves to another time of the same length", async () => {
      page = { ...page, appointment: taken({ entry_notes: "The key is under the mat." }) };
      const { user, part } = await open();
      expect(
        part.getByText("Tuesday, December 6, 10:00 AM to 1:00 PM, Mountain Time"),
      ).toBeVisible();
      expect(part.getByText("The key is under the mat.")).toBeVisible();
      await user.click(part.getByRole("button", { name: "Choose another time" }));
      await user.click(await part.findByRole("button", { name: /December 7.*1 time/ }));
      expect(part.queryByRole("radio")).not.toBeInTheDocument();
      await user.click(part.getByRole("button", { name: "9:00 AM" }));
      await user.click(part.getByRole("button", { name: "Move to Wed, Dec 7 at 9:00 AM" }));
      await part.findByRole("button", { name: "Choose another time" });
      expect(bodyOf("move_appointment")).toEqual({
        ...{ token: TOKEN, id: "b1", day: "2050-12-07", starts: "09:00" },
      });
    });

    test("accepts a time that the owner proposes", async () => {
      const times = [{ date: "2050-12-07", time: "09:00" }];
      const proposal = { made_by: "owner", expires_at: "2050-12-05T00:00:00Z", times } as const;
      page = { ...page, appointment: taken({ proposal }) };
      const { user, part } = await open();
      await user.click(part.getByRole("button", { name: "Accept Wed, Dec 7 at 9:00 AM" }));
      const when = await part.findByText(/^Wednesday, December 7/);
      expect(document.activeElement).toContainElement(when);
      expect(bodyOf("accept_appointment")).toMatchObject({ id: "b1", starts: "09:00" });
    });

    test("cancels after a question, and another time can be taken", async () => {
      page = { ...page, appointment: taken() };
      const { user, part } = await open();
      await user.click(part.getByRole("button", { name: "Cancel the inspection" }));
      const dialog = within(await screen.findByRole("dialog"));
      await user.click(dialog.getByRole("button", { name: "Cancel the inspection" }));
      expect(await part.findByText("Inspection · 3 hours · cancelled")).toBeVisible();
      expect(part.getByRole("button", { name: "Choose a time" })).toBeVisible();
      expect(bodyOf("cancel_appointment")).toEqual({ token: TOKEN, id: "b1" });
    });
  });
});
