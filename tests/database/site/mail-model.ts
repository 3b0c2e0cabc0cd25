/**
 * The mail that the outbox owes a person, written without looking at how it is stored: each event is mailed once for
 * each time it was news, as its reader prefers, only while it is unread and true, and none is lost. Times are minutes.
 */
export type Act =
  | { act: "tell"; kind: Kind; subject: number; home: number }
  | { act: "read"; kind: Kind; subject: number }
  | { act: "see finds" | "withdraw" | "relist" | "use up" | "new day" | "retry" | "leave" }
  | { act: "prefer"; kind: Kind; mail: Cadence }
  | { act: "frequency"; frequency: "instant" | "daily" | "off" }
  | { act: "reprice"; home: number }
  | { act: "pass"; minutes: number }
  | { act: "send"; outcome: Outcome };
/** `question` is told once; `message` renews, as does `rumor`, which is true while its home is public. */
export type Kind = "question" | "message" | "rumor";
export type Cadence = "at_once" | "daily" | "none";
/** The outcome of an email: a sender may die before the mail service has it, or before it says so. */
export type Outcome = "sent" | "dies" | "dies late" | "refused" | "busy" | "later";

/** An email that a sender leased, with what it says. */
export type Leased = {
  stream: "at_once" | "daily" | "finds";
  id: string;
  attempt: number;
  outcome: Outcome;
  things: { thing: string; version: number }[];
};

type Thing = {
  version: number;
  /** Since when the row has waited to be mailed. */
  since: number;
  /** When its kind of mail was changed last. */
  changed: number;
  owed: boolean;
  isRead: boolean;
  /** A row that was once unwanted or untrue while it waited is not owed. */
  isExcused: boolean;
  /** The row's email was refused, and an operator has not retried it. */
  isGivenUp: boolean;
};

const DISTANCE = { at_once: 5, daily: 20 * 60, instant: 15, off: 0 };

export class MailModel {
  readonly wrong: string[] = [];
  #now = 0;
  #n = 0;
  #isPublic = true;
  #hasLeft = false;
  #frequency: "instant" | "daily" | "off" = "instant";
  readonly #prefers = new Map<string, Cadence>();
  readonly #things = new Map<string, Thing>();
  readonly #accepted = new Map<string, string>();
  readonly #lastSent = new Map<string, number>();
  readonly #ahead = new Map<string, Leased>();
  #retriedAt = Number.NEGATIVE_INFINITY;
  #counted = 0;
  #isCountable = true;
  readonly #held = new Set<string>();

  /** @param untilMorning how long daily mail waits, at least. */
  constructor(readonly untilMorning: number) {}

  /** The version of what is told or repriced next. */
  get next(): number {
    return this.#n + 1;
  }

  do(act: Act): void {
    if (act.act === "tell") this.#tell(`${act.kind} ${act.subject}`, act.kind !== "question");
    else if (act.act === "reprice") {
      if (this.#isPublic && this.#frequency !== "off") this.#tell(`find ${act.home}`, true);
      else this.#n += 1;
    } else if (act.act === "read") this.#read(`${act.kind} ${act.subject}`);
    else if (act.act === "see finds") {
      for (const thing of this.#things.keys()) if (thing.startsWith("find")) this.#read(thing);
    } else if (act.act === "withdraw") {
      this.#isPublic = false;
      this.#excuse((thing) => /^(find|rumor)/.test(thing));
    } else if (act.act === "relist") this.#isPublic = true;
    else if (act.act === "prefer") this.#prefer(act.kind, act.mail);
    else if (act.act === "frequency") this.#setFrequency(act.frequency);
    else if (act.act === "pass") this.#now += act.minutes;
    else if (act.act === "retry") this.#retry();
    else if (act.act === "use up" || act.act === "new day") this.#isCountable = false;
    else if (act.act === "leave") {
      this.#hasLeft = true;
      this.#isCountable = false;
      this.#things.clear();
    }
  }

  /** A sender leased this. */
  lease(mail: Leased): void {
    const before = this.wrong.length;
    if (this.#hasLeft) this.#is("mailed to somebody who left", mail);
    if (mail.things.length === 0) this.#is("empty", mail);
    for (const { thing, version } of mail.things) this.#check(mail, thing, version);
    if (mail.attempt === 1 && !this.#held.has(mail.id)) this.#checkTime(mail);
    if (this.wrong.length > before) return;
    this.#held.add(mail.id);
    this.#ahead.set(mail.id, mail);
    for (const { thing } of mail.things) {
      const known = this.#things.get(thing);
      if (known) known.since = Number.POSITIVE_INFINITY;
    }
    this.#settle(mail);
  }

  /** Each person has been mailed everything that was owed. */
  end(counted: number): void {
    for (const [thing, { version, owed, isRead, isExcused, isGivenUp }] of this.#things)
      if (owed && !isRead && !isExcused && !isGivenUp && !this.#accepted.has(`${thing} ${version}`))
        this.wrong.push(`lost: ${thing} ${version}`);
    if (this.#isCountable && counted !== this.#counted)
      this.wrong.push(`${counted} counted against the shares, of ${this.#counted}`);
  }

  #tell(thing: string, renews: boolean): void {
    this.#n += 1;
    const known = this.#things.get(thing);
    if (known && !renews) return;
    const isWanted = thing.startsWith("find") || this.#wish(thing) !== "none";
    const waits = known?.owed && !known.isRead && !known.isGivenUp && known.since <= this.#now;
    this.#things.set(thing, {
      version: this.#n,
      since: waits ? known.since : this.#now,
      changed: waits ? known.changed : this.#now,
      owed: isWanted,
      isRead: false,
      isExcused: !this.#isPublic && /^(find|rumor)/.test(thing),
      isGivenUp: false,
    });
  }

  #read(thing: string): void {
    const known = this.#things.get(thing);
    if (known) known.isRead = true;
  }

  #wish(thing: string): Cadence {
    return this.#prefers.get(thing.split(" ")[0] ?? "") ?? "at_once";
  }

  #excuse(which: (thing: string) => boolean): void {
    for (const [name, thing] of this.#things) if (which(name)) thing.isExcused = true;
  }

  #prefer(kind: Kind, mail: Cadence): void {
    this.#prefers.set(kind, mail);
    for (const [name, thing] of this.#things)
      if (name.startsWith(kind)) {
        thing.changed = this.#now;
        if (mail === "none") thing.isExcused = true;
      }
  }

  #setFrequency(frequency: "instant" | "daily" | "off"): void {
    this.#frequency = frequency;
    for (const [name, thing] of this.#things)
      if (name.startsWith("find")) {
        thing.changed = this.#now;
        if (frequency === "off") thing.isExcused = true;
      }
    if (frequency !== "off") return;
    this.#isCountable = false;
    this.#lastSent.delete("finds");
    for (const [id, { stream }] of this.#ahead) if (stream === "finds") this.#ahead.delete(id);
  }

  #retry(): void {
    this.#retriedAt = this.#now;
    for (const thing of this.#things.values()) {
      if (thing.isGivenUp) thing.since = Number.NEGATIVE_INFINITY;
      thing.isGivenUp = false;
    }
  }

  #check(mail: Leased, thing: string, version: number): void {
    const known = this.#things.get(thing);
    if (!known) {
      this.#is(`about nothing: ${thing}`, mail);
      return;
    }
    if (known.version !== version) this.#is(`${thing} as it was: ${version}`, mail);
    if (known.isRead && !thing.startsWith("find")) this.#is(`${thing}, which was read`, mail);
    if (!this.#isPublic && /^(find|rumor)/.test(thing)) this.#is(`${thing}, untrue`, mail);
    const other = this.#accepted.get(`${thing} ${version}`);
    if (other !== undefined && other !== mail.id) this.#is(`${thing} again`, mail);
    if (mail.attempt > 1 || this.#held.has(mail.id)) return;
    if (thing.startsWith("find")) {
      if (known.isRead && this.#retriedAt === Number.NEGATIVE_INFINITY)
        this.#is(`${thing}, which was seen`, mail);
      return;
    }
    const wish = this.#wish(thing);
    if (wish === "none" || (wish === "daily" && mail.stream !== "daily"))
      this.#is(`${thing}, which was to be mailed ${wish}`, mail);
    if (mail.stream === "at_once" && known.since > this.#now - 2)
      this.#is(`${thing} within two minutes`, mail);
  }

  #checkTime(mail: Leased): void {
    const things = mail.things.map(({ thing }) => this.#things.get(thing) as Thing);
    const cadence = mail.stream === "finds" ? this.#frequency : mail.stream;
    const isRetried = this.#retriedAt > Number.NEGATIVE_INFINITY;
    if (!isRetried) {
      const last = this.#lastSent.get(mail.stream) ?? Number.NEGATIVE_INFINITY;
      if (this.#now < last + DISTANCE[cadence]) this.#is("too soon after the last one", mail);
      const wait = cadence === "daily" ? this.untilMorning : 2;
      const isDue = things.some(
        ({ since, changed }) =>
          (cadence === "daily" ? Math.max(since, changed) : since) <= this.#now - wait,
      );
      const isOld = things.some(({ isExcused }) => isExcused) || cadence !== "daily";
      if (
        mail.stream === "finds"
          ? !things.some(({ since }) => since <= this.#now - 2)
          : !isDue && !isOld
      )
        this.#is("before it was due", mail);
    }
    for (const other of this.#ahead.values())
      if (other.stream === mail.stream && other.things.some((each) => this.#isNews(each)))
        this.#is(`while ${other.id} is on its way`, mail);
  }

  #isNews({ thing, version }: { thing: string; version: number }): boolean {
    const known = this.#things.get(thing);
    const isTrue = this.#isPublic || !/^(find|rumor)/.test(thing);
    return (
      known !== undefined &&
      known.version === version &&
      isTrue &&
      !known.isExcused &&
      (!known.isRead || thing.startsWith("find"))
    );
  }

  #settle(mail: Leased): void {
    const isKnown = [...this.#accepted.values()].includes(mail.id);
    // The mail service recognizes what it has accepted.
    const outcome = isKnown && /refused|busy|later/.test(mail.outcome) ? "sent" : mail.outcome;
    if (outcome === "sent" || outcome === "dies late")
      for (const { thing, version } of mail.things)
        this.#accepted.set(`${thing} ${version}`, mail.id);
    if (outcome === "sent") {
      this.#counted += 1;
      this.#lastSent.set(mail.stream, this.#now);
      this.#ahead.delete(mail.id);
    } else if (outcome === "refused") {
      for (const { thing, version } of mail.things) {
        const known = this.#things.get(thing);
        if (known?.version === version) known.isGivenUp = true;
      }
      this.#ahead.delete(mail.id);
    }
  }

  #is(what: string, { stream, id, attempt }: Leased): void {
    this.wrong.push(`at ${this.#now}, ${stream} ${id} (${attempt}): ${what}`);
  }
}
