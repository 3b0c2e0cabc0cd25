export function Mission() {
  return (
    <section aria-labelledby="mission" className="mt-24 bg-sunken py-20 sm:mt-36 sm:py-28">
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          <h2 id="mission" className="font-semibold text-ink-soft">
            Our mission
          </h2>
          <p className="mt-5 font-display text-title text-balance leading-[1.18]!">
            To sell a home, you take photos, fill in paperwork, answer questions and open the door.
            You can do that. We build the tools that make it manageable. The price, the buyers and
            the money stay with you.
          </p>
        </div>
        <ul className="self-end border-line-strong/50 border-t">
          {PROMISES.map((promise) => (
            <li key={promise} className="border-line-strong/50 border-b py-4">
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const PROMISES = [
  "Every showing request goes straight to the owner. We never sell it to anyone.",
  "Our prices are on this page, and we take no commission.",
  "Your photos stay yours, and we never alter them.",
  "You can export your data or delete your account yourself.",
];
