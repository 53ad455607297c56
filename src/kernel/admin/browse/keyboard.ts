export type BrowseCommand =
  | { do: 'move'; to: number }
  | { do: 'choose' }
  | { do: 'open' }
  | { do: 'search' }
  | { do: 'create' }
  | { do: 'clear' }

type Press = {
  key: string
  hasModifier: boolean
  /** The focus is in a field, so letters are text. */
  isTyping: boolean
  /** The focus is on a button, link or other control, so Enter is its own. */
  isOnControl: boolean
}

/** `at` is the current row, -1 for none. */
type ListCursor = { at: number; rows: number; isAnyChosen: boolean }

/** What a key means on a browse screen; undefined leaves it to the browser. */
export function browseCommand(press: Press, cursor: ListCursor): BrowseCommand | undefined {
  if (press.hasModifier || press.isTyping) return undefined
  switch (press.key) {
    case '/':
      return { do: 'search' }
    case 'n':
      return { do: 'create' }
    case 'j':
      return move(cursor, 1)
    case 'k':
      return move(cursor, -1)
    case 'x':
      return cursor.at >= 0 ? { do: 'choose' } : undefined
    case 'Enter':
      return cursor.at >= 0 && !press.isOnControl ? { do: 'open' } : undefined
    case 'Escape':
      return cursor.isAnyChosen ? { do: 'clear' } : undefined
    default:
      return undefined
  }
}

function move({ at, rows }: ListCursor, step: 1 | -1): BrowseCommand | undefined {
  if (rows === 0) return undefined
  if (at < 0) return { do: 'move', to: step === 1 ? 0 : rows - 1 }
  const to = Math.min(Math.max(at + step, 0), rows - 1)
  return { do: 'move', to }
}
