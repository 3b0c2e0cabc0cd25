type Joined<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Others extends readonly [string, ...string[]],
]
  ? `${First},${Joined<Others>}`
  : Names[0];

/** A PostgREST column list whose literal type makes a wrong name a type error. */
export function columns<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return names.join() as Joined<Names>;
}
