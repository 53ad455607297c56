type InboxCommand = { do: 'open'; id: string } | { do: 'done' } | { do: 'reply' } | { do: 'search' }

type Press = { key: string; hasModifier: boolean; isTyping: boolean }

/** What a key means in the inbox; undefined leaves it to the browser. */
export function inboxCommand(
  press: Press,
  { ids, open }: { ids: readonly string[]; open: string | undefined },
): InboxCommand | undefined {
  if (press.hasModifier || press.isTyping) return undefined
  switch (press.key) {
    case 'j':
      return neighbour(ids, open, 1)
    case 'k':
      return neighbour(ids, open, -1)
    case 'e':
      return open ? { do: 'done' } : undefined
    case 'r':
      return open ? { do: 'reply' } : undefined
    case '/':
      return { do: 'search' }
    default:
      return undefined
  }
}

function neighbour(
  ids: readonly string[],
  open: string | undefined,
  step: 1 | -1,
): InboxCommand | undefined {
  const at = open ? ids.indexOf(open) : -1
  const id = at < 0 ? ids[0] : ids[at + step]
  return id ? { do: 'open', id } : undefined
}
