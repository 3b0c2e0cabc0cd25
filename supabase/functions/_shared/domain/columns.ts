type Joined<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Others extends readonly [string, ...string[]],
]
  ? `${First},${Joined<Others>}`
  : Names[0];

/** Columns as PostgREST is asked for them; the type is the text, so that a wrong name is an error. */
export function columns<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return names.join() as Joined<Names>;
}
