/**
 * What is made from a value that does not change (a section of the configuration, say) and asked for
 * by every page: made at the first question, kept as long as the value lives.
 */
export function madeOnce<From extends object, Made>(
  make: (from: From) => Made,
): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from) => {
    const kept = known.get(from) ?? { made: make(from) }
    known.set(from, kept)
    return kept.made
  }
}
