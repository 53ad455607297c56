/** What was acknowledged, by kind: written down by the client when the whole answer has arrived. */
export type Ledger = {
  ack(kind: Kind, id: string): void
  acked(kind: Kind): readonly string[]
  /** How many in all. */
  size(): number
  /** How many of each kind, in words. */
  words(): string
}

const KINDS = ['view', 'config', 'bug'] as const
export type Kind = (typeof KINDS)[number]

const WORDS = { view: 'views', config: 'settings', bug: 'bugs' }

export function createLedger(): Ledger {
  const rows: Record<Kind, string[]> = { view: [], config: [], bug: [] }
  return {
    ack: (kind, id) => void rows[kind].push(id),
    acked: (kind) => rows[kind],
    words: () => KINDS.map((kind) => `${rows[kind].length} ${WORDS[kind]}`).join(', '),
    size: () => KINDS.reduce((sum, kind) => sum + rows[kind].length, 0),
  }
}

/** What is there too often, and what was acknowledged but is not there. */
export function compare(acked: readonly string[], found: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const id of found) times.set(id, (times.get(id) ?? 0) + 1)
  const doubles = [...times].filter(([, count]) => count > 1).map(([id]) => `twice: ${id}`)
  const lost = acked.filter((id) => !times.has(id)).map((id) => `lost: ${id}`)
  return [...lost, ...doubles]
}
