/**
 * The rules of offers, written independently of the SQL: a home, its owner, three buyers, and a clock that the test
 * moves. Every act first does everything that is due, then is refused with a code or takes effect; a refused act leaves
 * nothing behind, not even the due changes.
 */
type Who = "owner" | 0 | 1 | 2;

export type Act =
  | { act: "make"; buyer: 0 | 1 | 2; knows: boolean; seesSale: boolean }
  | { act: "improve"; buyer: 0 | 1 | 2; stale: boolean; knows: boolean }
  | { act: "again"; buyer: 0 | 1 | 2 }
  | { act: "counter"; buyer: 0 | 1 | 2; stale: boolean }
  | { act: "accept"; by: "owner" | "buyer"; buyer: 0 | 1 | 2; stale: boolean; ask: boolean }
  | { act: "decline"; by: "owner" | "buyer"; buyer: 0 | 1 | 2; stale: boolean }
  | { act: "withdraw"; buyer: 0 | 1 | 2 }
  | { act: "stay"; buyer: 0 | 1 | 2; stays: boolean }
  | {
      act: "announce" | "agree" | "go on";
      by: "owner" | "buyer";
      buyer: 0 | 1 | 2;
      stale: boolean;
    }
  | { act: "rank"; first: 0 | 1 | 2; stale: boolean }
  | { act: "round" | "call off" }
  | { act: "withdraw home" | "relist" | "sell elsewhere" }
  | { act: "outdate" | "day over"; buyer: 0 | 1 | 2 }
  | { act: "deadline" | "tick" };

type State =
  | "open"
  | "countered"
  | "asked"
  | "backup"
  | "accepted"
  | "declined"
  | "withdrawn"
  | "expired"
  | "fell_through";

type Version = { by: "owner" | "buyer"; price: number; seen: number; round: string | null };
type Offer = {
  name: string;
  buyer: 0 | 1 | 2;
  state: State;
  versions: Version[];
  /** The latest version that both sides may read. */
  shown: number;
  isDue: boolean;
  place: number | null;
  wasCalled: boolean;
  /** A round's offers have been opened since its latest version was sent. */
  isFinal: boolean;
  sale: Sale | null;
};
/** Once accepted; an announced end is due when its day is over. */
type Sale = {
  endings: number;
  by: "owner" | "buyer" | null;
  wants: "owner" | "buyer" | null;
  isDue: boolean;
  lastAct: string;
};
type World = {
  home: "active" | "pending" | "withdrawn";
  offers: Offer[];
  round: { name: string; isOver: boolean } | null;
  /** The latest round, and what became of it. */
  called: { name: string; fate: "runs" | "opened" | "off" | "gone" } | null;
  prices: number;
};

/** The call that is sent to the database; `offer` and `round` are names. */
export type Sent = {
  as: Who | "clock";
  do: string;
  offer: string;
  round: string | null;
  n: number;
  price: number;
  flag: boolean;
  /** The line of backups as the owner has seen it, and as they want it. */
  seen: string[];
  ranked: string[];
};

const LIVE: State[] = ["open", "countered", "asked", "backup"];

export class OfferModel {
  private world: World = { home: "active", offers: [], round: null, called: null, prices: 0 };

  /** @returns what to send, and the answer: "done" or the code of the refusal. */
  play(act: Act): { sent: Sent; answer: string } {
    const world = structuredClone(this.world);
    const sent: Sent = {
      as: "clock",
      do: act.act,
      offer: "none",
      round: null,
      n: 0,
      price: 0,
      flag: false,
      seen: [],
      ranked: [],
    };
    const answer = new Turn(world, sent).take(act);
    // A refused act uses up prices, too, from which rounds have their names.
    if (answer === "done") this.world = world;
    else this.world = { ...this.world, prices: world.prices };
    return { sent, answer };
  }

  /** The state of everything, in the form the database reports it. */
  tell(): string[] {
    return [
      `home ${this.world.home}`,
      ...this.world.offers
        .map(({ name, state, shown, place, versions, sale }) =>
          [
            name,
            state,
            shown,
            versions.length,
            place ?? "-",
            sale ? `${sale.endings}/${sale.by ?? "-"}/${sale.wants ?? "-"}` : "-",
          ].join(" "),
        )
        .sort(),
    ];
  }
}

class Turn {
  constructor(
    private readonly world: World,
    private readonly sent: Sent,
  ) {}

  take(act: Act): string {
    const { world, sent } = this;
    switch (act.act) {
      case "make":
        return this.make(act);
      case "improve":
      case "again":
        return this.propose("buyer", act.buyer, act);
      case "counter":
        return this.propose("owner", act.buyer, act);
      case "accept":
        return this.accept(act);
      case "decline":
        return this.decline(act);
      case "withdraw": {
        const offer = this.hold("buyer", act.buyer);
        if (!offer) return "offer_unknown";
        if (offer.state === "withdrawn") return "done";
        if (!LIVE.includes(offer.state)) return "offer_not_open";
        end(offer, "withdrawn");
        this.settle();
        return "done";
      }
      case "stay": {
        sent.flag = act.stays;
        const offer = this.hold("buyer", act.buyer);
        if (!offer) return "offer_unknown";
        if (offer.state === (act.stays ? "backup" : "withdrawn")) return "done";
        if (offer.state !== "asked") return "offer_not_open";
        if (!act.stays) end(offer, "withdrawn");
        else {
          offer.place = this.endOfLine();
          offer.state = "backup";
        }
        return "done";
      }
      case "announce":
      case "agree":
      case "go on":
        return this.endSale(act);
      case "rank":
        return this.rank(act);
      case "round":
        return this.callRound();
      case "call off":
        return this.callOff();
      case "withdraw home":
        sent.as = "owner";
        if (world.home === "withdrawn") return "done";
        if (this.accepted()) return "listing_has_sale";
        world.home = "withdrawn";
        // Offers sealed by it are never read.
        if (world.round) this.endRound("gone");
        for (const offer of world.offers) if (LIVE.includes(offer.state)) end(offer, "declined");
        return "done";
      case "sell elsewhere":
        sent.as = "owner";
        if (world.home === "active") world.home = "pending";
        return "done";
      case "relist":
        sent.as = "owner";
        if (world.home === "active") return "done";
        if (this.accepted()) return "listing_has_sale";
        world.home = "active";
        return "done";
      case "outdate": {
        const offer = this.find(act.buyer);
        sent.offer = offer?.name ?? "none";
        if (offer && ["open", "countered", "asked"].includes(offer.state)) offer.isDue = true;
        return "done";
      }
      case "day over": {
        const offer = this.find(act.buyer);
        sent.offer = offer?.name ?? "none";
        if (offer?.state === "accepted" && offer.sale?.by) offer.sale.isDue = true;
        return "done";
      }
      case "deadline":
        if (world.round) world.round.isOver = true;
        return "done";
      case "tick":
        if (
          world.round?.isOver ||
          world.offers.some(isSaleDue) ||
          // A home is back on the market that was pending for a sale made elsewhere.
          (this.callsNext() && world.offers.some(({ state }) => state === "backup")) ||
          (!world.round &&
            world.offers.some(
              (offer) => offer.isDue && ["open", "countered", "asked"].includes(offer.state),
            ))
        )
          this.settle();
        return "done";
    }
  }

  private make({ buyer, knows, seesSale }: Act & { act: "make" }): string {
    const { world, sent } = this;
    sent.as = buyer;
    sent.offer = `offer ${world.offers.length} of ${buyer}`;
    sent.price = this.newPrice();
    sent.round = this.roundKnown(knows);
    sent.flag = (world.home === "pending") === seesSale;
    this.settle();
    if (world.home === "withdrawn") return "listing_not_found";
    if (
      world.offers.some(
        ({ buyer: of, state }) => of === buyer && (LIVE.includes(state) || state === "accepted"),
      )
    )
      return "offer_exists";
    const refusal = this.roundRefusal();
    if (refusal) return refusal;
    const isBackup = world.home === "pending" && !world.round;
    if (isBackup && !sent.flag) return "home_has_sale";
    world.offers.push({
      name: sent.offer,
      buyer,
      state: isBackup ? "backup" : "open",
      versions: [{ by: "buyer", price: sent.price, seen: 0, round: world.round?.name ?? null }],
      shown: world.round ? 0 : 1,
      isDue: false,
      place: isBackup ? this.endOfLine() : null,
      wasCalled: false,
      isFinal: false,
      sale: null,
    });
    return "done";
  }

  private propose(by: "owner" | "buyer", buyer: 0 | 1 | 2, act: Act): string {
    const { world, sent } = this;
    const before = this.find(buyer);
    const last = before?.versions.at(-1);
    const isAgain = act.act === "again" && last?.by === "buyer" && last.seen > 0;
    sent.do = by === "owner" ? "counter" : "improve";
    const known = by === "owner" ? (before?.shown ?? 0) : (before?.versions.length ?? 0);
    sent.n = isAgain ? last.seen : known - ("stale" in act && act.stale ? 1 : 0);
    sent.price = isAgain ? last.price : this.newPrice();
    sent.round = isAgain
      ? last.round
      : by === "owner"
        ? null
        : this.roundKnown(!("knows" in act) || act.knows);
    const offer = this.hold(by, buyer);
    if (!offer) return "offer_unknown";
    const count = by === "owner" ? offer.shown : offer.versions.length;
    const latest = offer.versions[count - 1];
    if (latest && latest.by === by && count === sent.n + 1)
      return latest.price === sent.price ? "done" : "already_stored";
    if (!this.isAnswered(offer)) return "offer_not_open";
    if (sent.n !== count) return "offer_changed";
    const refusal = this.roundRefusal();
    if (refusal) return refusal;
    if (latest?.by === "buyer" && by === "buyer" && !world.round && offer.isFinal)
      return "round_over";
    offer.versions.push({ by, price: sent.price, seen: sent.n, round: world.round?.name ?? null });
    if (world.round) return "done";
    offer.shown = offer.versions.length;
    offer.isFinal = false;
    offer.state = by === "buyer" ? "open" : "countered";
    offer.place = null;
    offer.isDue = false;
    return "done";
  }

  private accept({ by, buyer, stale, ask }: Act & { act: "accept" }): string {
    const { world, sent } = this;
    sent.flag = ask;
    sent.n = (this.find(buyer)?.shown ?? 0) - (stale ? 1 : 0);
    const offer = this.hold(by, buyer);
    if (!offer) return "offer_unknown";
    if (offer.state === "accepted" && offer.shown === sent.n) return "done";
    if (this.answeredAs(offer) !== (by === "owner" ? "open" : "countered")) return "offer_not_open";
    if (offer.shown !== sent.n) return "offer_changed";
    if (world.round) return "round_running";
    offer.state = "accepted";
    offer.sale = { endings: 0, by: null, wants: null, isDue: false, lastAct: "accepted" };
    offer.place = null;
    world.home = "pending";
    for (const other of world.offers)
      if (other.state === "open" || other.state === "countered") {
        // The owner's setting for what follows a buyer's acceptance: ask.
        if (ask || by === "buyer") other.state = "asked";
        else end(other, "declined");
      }
    return "done";
  }

  private decline({ by, buyer, stale }: Act & { act: "decline" }): string {
    const { world, sent } = this;
    sent.n = (this.find(buyer)?.shown ?? 0) - (stale ? 1 : 0);
    const offer = this.hold(by, buyer);
    if (!offer) return "offer_unknown";
    if (offer.state === "declined" && offer.shown === sent.n) return "done";
    const may: State[] = by === "owner" ? LIVE : ["countered"];
    if (!may.includes(by === "owner" ? offer.state : this.answeredAs(offer)))
      return "offer_not_open";
    if (offer.shown !== sent.n) return "offer_changed";
    if (world.round) return "round_running";
    end(offer, "declined");
    this.settle();
    return "done";
  }

  private endSale({ act, by, buyer, stale }: Act & { act: "announce" | "agree" | "go on" }) {
    const { sent } = this;
    sent.n = (this.find(buyer)?.sale?.endings ?? 0) - (stale ? 1 : 0);
    const offer = this.hold(by, buyer);
    if (!offer) return "offer_unknown";
    const { sale } = offer;
    const isAgain =
      (act === "announce" && sale?.lastAct === `ending ${by}` && sale.endings === sent.n + 1) ||
      (act === "agree" && sale?.lastAct === `fell_through ${by}`);
    if (isAgain) return "done";
    if (offer.state !== "accepted" || !sale) return "offer_not_open";
    if (sale.endings !== sent.n) return "sale_changed";
    if (act === "announce") {
      if (sale.by) return "sale_changed";
      Object.assign(sale, { endings: sale.endings + 1, by, lastAct: `ending ${by}` });
    } else if (act === "agree") {
      if (!sale.by || sale.by === by || (sale.wants && sale.wants !== by)) return "sale_changed";
      sale.lastAct = `fell_through ${by}`;
      this.fall(offer);
      this.settle();
    } else if (!sale.by) {
      return sale.endings > 0 ? "done" : "sale_changed";
    } else if (sale.wants !== by) {
      const isAgreed = sale.wants !== null;
      sale.lastAct = isAgreed ? `kept ${by}` : `wants_on ${by}`;
      if (isAgreed) Object.assign(sale, { by: null, wants: null, isDue: false });
      else sale.wants = by;
    }
    return "done";
  }

  private fall(offer: Offer): void {
    const { world } = this;
    end(offer, "fell_through");
    for (const other of world.offers) if (other.state === "asked") other.state = inTurn(other);
    if (world.home === "pending") world.home = "active";
  }

  private rank({ first, stale }: Act & { act: "rank" }): string {
    const { sent } = this;
    sent.as = "owner";
    const before = this.line();
    sent.seen = stale ? before.slice(1) : before;
    const isFirst = (name: string) => name.endsWith(`of ${first}`);
    sent.ranked = [...before.filter(isFirst), ...before.filter((name) => !isFirst(name))];
    this.settle();
    const stored = this.line();
    if (stored.join() === sent.ranked.join()) return "done";
    if (stored.join() !== sent.seen.join()) return "line_changed";
    if ([...stored].sort().join() !== [...sent.ranked].sort().join()) return "bad_request";
    for (const offer of this.world.offers)
      if (offer.state === "backup") offer.place = sent.ranked.indexOf(offer.name) + 1;
    return "done";
  }

  private line(): string[] {
    return this.world.offers
      .filter(({ state }) => state === "backup")
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ name }) => name);
  }

  private endOfLine(): number {
    return Math.max(0, ...this.world.offers.map(({ place }) => place ?? 0)) + 1;
  }

  /** A backup can be answered like any other once no offer is accepted. */
  private answeredAs(offer: Offer): State {
    return offer.state === "backup" && !this.accepted() ? inTurn(offer) : offer.state;
  }

  private isAnswered(offer: Offer): boolean {
    return ["open", "countered"].includes(this.answeredAs(offer));
  }

  private callRound(): string {
    const { world, sent } = this;
    sent.as = "owner";
    sent.round = `round ${world.prices}`;
    world.prices += 1;
    this.settle();
    if (world.round) return "round_running";
    const open = world.offers.filter((offer) => this.isAnswered(offer));
    if (world.home === "withdrawn" || open.length < 2) return "round_needs_offers";
    if (open.some((offer) => offer.isFinal && this.answeredAs(offer) === "open"))
      return "round_took_place";
    world.round = { name: sent.round, isOver: false };
    world.called = { name: sent.round, fate: "runs" };
    return "done";
  }

  private callOff(): string {
    const { world, sent } = this;
    sent.as = "owner";
    sent.round = world.called?.name ?? "no round";
    if (!world.called || world.called.fate === "gone") return "round_unknown";
    this.settle();
    if (world.called.fate === "off") return "done";
    if (world.called.fate === "opened") return "round_over";
    this.endRound("off");
    for (const offer of world.offers)
      if (LIVE.includes(offer.state)) {
        // Only its buyer has ever read it.
        if (offer.shown === 0) end(offer, "expired");
        // There is time again to answer.
        else if (offer.state !== "backup") offer.isDue = false;
      }
    this.settle();
    return "done";
  }

  private endRound(fate: "opened" | "off" | "gone"): void {
    this.world.round = null;
    if (this.world.called) this.world.called.fate = fate;
  }

  /** The running round as the buyer sends it, who may or may not know of it. */
  private roundKnown(knows: boolean): string | null {
    const { round } = this.world;
    return knows ? (round?.name ?? null) : round ? null : "no round";
  }

  private roundRefusal(): string | undefined {
    const { round } = this.sent;
    const running = this.world.round?.name ?? null;
    if (round !== null && round !== running) return "round_over";
    return round === null && running !== null ? "round_running" : undefined;
  }

  /** The buyer's latest offer. */
  private find(buyer: 0 | 1 | 2): Offer | undefined {
    return this.world.offers.findLast((each) => each.buyer === buyer);
  }

  private hold(by: "owner" | "buyer", buyer: 0 | 1 | 2): Offer | undefined {
    const { sent } = this;
    const offer = this.find(buyer);
    sent.as = by === "owner" ? "owner" : buyer;
    sent.offer = offer?.name ?? "none";
    if (!offer) return undefined;
    this.settle();
    // The owner knows nothing of sealed offers.
    return by === "owner" && offer.shown === 0 ? undefined : offer;
  }

  private accepted(): boolean {
    return this.world.offers.some(({ state }) => state === "accepted");
  }

  private newPrice(): number {
    this.world.prices += 1;
    return 400_000 + this.world.prices;
  }

  /** Whether the first backup's turn has come: no backup that was called before waits for an answer. */
  private callsNext(): boolean {
    const { round, home, offers } = this.world;
    const isTaken = offers.some(
      ({ state, wasCalled }) =>
        state === "accepted" || (wasCalled && (state === "open" || state === "countered")),
    );
    return !isTaken && !round && home === "active";
  }

  private settle(): void {
    const { world } = this;
    if (world.round?.isOver) {
      for (const offer of world.offers) {
        offer.isFinal = true;
        if (offer.versions.at(-1)?.round === world.round.name && LIVE.includes(offer.state)) {
          offer.shown = offer.versions.length;
          offer.state = "open";
          offer.place = null;
          offer.isDue = false;
        }
      }
      this.endRound("opened");
      // The owner's proposals from before the round can no longer be accepted.
      for (const offer of world.offers)
        if (this.answeredAs(offer) === "countered") end(offer, "expired");
    }
    for (const offer of world.offers)
      if (offer.isDue && !world.round && ["open", "countered", "asked"].includes(offer.state))
        end(offer, "expired");
    const due = world.offers.find(isSaleDue);
    if (due) {
      if (due.sale) due.sale.lastAct = "fell_through";
      this.fall(due);
    }
    if (!this.callsNext()) return;
    const [next] = world.offers
      .filter(({ state }) => state === "backup")
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
    if (!next) return;
    next.state = inTurn(next);
    next.place = null;
    next.wasCalled = true;
    next.isDue = false;
  }
}

function end(offer: Offer, state: State): void {
  offer.state = state;
  offer.place = null;
}

function isSaleDue({ state, sale }: Offer): boolean {
  return state === "accepted" && sale?.isDue === true;
}

function inTurn({ versions, shown }: Offer): State {
  return versions[shown - 1]?.by === "owner" ? "countered" : "open";
}
