/** A house in elevation, in the site's colors, for when no home has a photograph. */
export function HouseDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 720 720"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A drawing of a house"
      className={className}
    >
      <path className="fill-evergreen-soft" d="M0 0h720v720H0z" />
      <circle className="fill-clay-soft" cx="560" cy="190" r="74" />
      <path className="fill-paper" d="M0 560c160-50 300-62 420-46s220 20 300-10v216H0z" />
      <path className="fill-surface" d="M170 330h330v250H170z" />
      <path className="fill-evergreen" d="m140 338 195-150 195 150-14 18-181-138-181 138z" />
      <path className="fill-surface" d="M500 420h110v160H500z" />
      <path className="fill-evergreen" d="M490 408h132v16H490z" />
      <path className="fill-clay" d="M310 450h62v130h-62z" />
      <circle className="fill-paper" cx="360" cy="518" r="4" />
      <g className="fill-sunken stroke-evergreen" strokeWidth="4">
        <path d="M212 384h62v82h-62zM406 384h62v82h-62zM532 456h48v58h-48z" />
        <path d="M243 384v82M437 384v82M212 425h62M406 425h62M556 456v58" fill="none" />
      </g>
      <path
        className="stroke-evergreen"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M60 580h600M96 580c0-60 4-96 4-118m0 60c-14-10-22-22-24-36m24 22c12-8 20-18 22-30M290 580h102"
      />
      <circle className="fill-evergreen" cx="100" cy="440" r="44" opacity="0.85" />
    </svg>
  );
}
