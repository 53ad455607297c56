type BoardCommand =
  | { do: 'focus'; across: -1 | 0 | 1; down: -1 | 0 | 1 }
  | { do: 'move'; step: -1 | 1 }
  | { do: 'menu' }

type Press = { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

const ARROWS: Readonly<Record<string, { across: -1 | 0 | 1; down: -1 | 0 | 1 }>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
}

/** What a key means on a card; undefined leaves it to the browser. */
export function boardCommand(press: Press): BoardCommand | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  if (press.key.toLowerCase() === 'm') return { do: 'menu' }
  const arrow = ARROWS[press.key]
  if (!arrow) return undefined
  if (!press.shiftKey) return { do: 'focus', ...arrow }
  if (arrow.across === 0) return undefined
  return { do: 'move', step: arrow.across }
}

/**
 * The card to go to: `columns` holds the ids of each column's cards. Empty columns are passed over,
 * and a shorter column gives its last card.
 */
export function neighbour(
  columns: readonly (readonly string[])[],
  from: string,
  { across, down }: { across: number; down: number },
): string | undefined {
  const at = columns.findIndex((cards) => cards.includes(from))
  const row = columns[at]?.indexOf(from) ?? -1
  if (across === 0) return columns[at]?.[row + down]
  for (let place = at + across; columns[place]; place += across) {
    const cards = columns[place] ?? []
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)]
  }
  return undefined
}
