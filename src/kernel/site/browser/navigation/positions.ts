export type Positions = ReturnType<typeof createPositions>

/** How far each entry of the history was scrolled, so that going back returns to the same line. */
export function createPositions() {
  const scrolled = new Map<number, number>()
  let entry = Date.now()

  const leave = () => scrolled.set(entry, window.scrollY)

  return {
    /** The history has come to another entry; returns how far it was scrolled, if it is known. */
    arrive: (state: unknown): number | undefined => {
      leave()
      const known = entryOf(state)
      entry = known ?? later(entry)
      if (known === undefined) history.replaceState({ entry }, '')
      return known === undefined ? undefined : (scrolled.get(known) ?? 0)
    },
    push: (href: string) => {
      leave()
      entry = later(entry)
      history.pushState({ entry }, '', href)
    },
  }
}

function later(entry: number): number {
  return Math.max(entry + 1, Date.now())
}

function entryOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined
  return typeof state.entry === 'number' ? state.entry : undefined
}
