export type Values = Readonly<Record<string, unknown>>

/** Equal in content; an absent value equals null. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === undefined || one === null) return other === undefined || other === null
  if (typeof one !== 'object' || typeof other !== 'object' || other === null) {
    return typeof one === 'number' && Number.isNaN(one) && Number.isNaN(other)
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const [left, right] = [one as Values, other as Values]
  return [...names].every((name) => isSame(left[name], right[name]))
}

/** The values that differ from `before`. */
export function changesBetween(before: Values, after: Values): Values {
  const changed = Object.entries(after).filter(([name, value]) => !isSame(before[name], value))
  return Object.fromEntries(changed)
}

export type Side = 'mine' | 'theirs'

export type Difference = {
  name: string
  mine: unknown
  theirs: unknown
  /** Both sides changed it since it was read. */
  isConflict: boolean
  /** Whoever changed it; of two changes the own one, until someone chooses. */
  proposed: Side
}

/** Where the own version and the stored one differ, seen from what both began with. */
export function differencesBetween(base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(mine).flatMap((name) => {
    if (isSame(mine[name], theirs[name])) return []
    const isMine = !isSame(base[name], mine[name])
    const isTheirs = !isSame(base[name], theirs[name])
    return [
      {
        name,
        mine: mine[name],
        theirs: theirs[name],
        isConflict: isMine && isTheirs,
        proposed: isMine ? 'mine' : 'theirs',
      },
    ]
  })
}

/** What is saved after the comparison: the stored version with the own side where it was chosen. */
export function merged(
  theirs: Values,
  differences: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): Values {
  const own = differences.filter(({ name, proposed }) => (choices[name] ?? proposed) === 'mine')
  return { ...theirs, ...Object.fromEntries(own.map(({ name, mine }) => [name, mine])) }
}
