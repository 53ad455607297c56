/**
 * So many elements are drawn within seconds. The library itself gives up at half a million, after
 * ten; browsers of visitors never do.
 */
export const MOST_DRAWN = 100_000

const ID = /\sid="([^"]*)"/
const REFERENCE = /(?:href="|url\((?:&quot;|')?)#([^"'()&\s]+)/g

type Element = { uses: number[] }

/**
 * How many elements a cleaned drawing comes to when everything it refers to is drawn in its place:
 * a few lines that use one another tenfold are a million shapes. Endless when it uses itself.
 */
export function drawnElements(svg: string): number {
  const elements: Element[] = []
  const references: { from: number; to: string }[] = []
  const byId = new Map<string, number>()
  const open: number[] = []
  for (const tag of tagsOf(svg)) {
    if (tag.startsWith('/')) {
      open.pop()
      continue
    }
    const own = elements.push({ uses: [] }) - 1
    elements[open.at(-1) ?? -1]?.uses.push(own)
    if (!tag.endsWith('/')) open.push(own)
    const id = ID.exec(tag)?.[1]
    if (id && !byId.has(id)) byId.set(id, own)
    for (const [, to = ''] of tag.matchAll(REFERENCE)) references.push({ from: own, to })
    if (elements.length + references.length > MOST_DRAWN) return Number.POSITIVE_INFINITY
  }
  for (const { from, to } of references) {
    const target = byId.get(to)
    if (target !== undefined) elements[from]?.uses.push(target)
  }
  return countFrom(elements)
}

function* tagsOf(svg: string): Generator<string> {
  let end = 0
  for (let start = svg.indexOf('<'); start >= 0; start = svg.indexOf('<', end)) {
    end = svg.indexOf('>', start)
    if (end < 0) return
    yield svg.slice(start + 1, end)
  }
}

/** From those that use nothing to those that use them; the first, the drawing itself, is the last. */
function countFrom(elements: readonly Element[]): number {
  const counts = elements.map(() => 1)
  const missing = elements.map(({ uses }) => uses.length)
  const usedBy: number[][] = elements.map(() => [])
  for (const [user, { uses }] of elements.entries()) for (const one of uses) usedBy[one]?.push(user)
  const known = [...missing.keys()].filter((one) => missing[one] === 0)
  for (const one of known) {
    for (const user of usedBy[one] ?? []) {
      counts[user] = (counts[user] ?? 0) + (counts[one] ?? 0)
      missing[user] = (missing[user] ?? 0) - 1
      if (missing[user] === 0) known.push(user)
    }
  }
  return known.length === elements.length ? (counts[0] ?? 0) : Number.POSITIVE_INFINITY
}
