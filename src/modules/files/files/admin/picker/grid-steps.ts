type Place = { at: number; count: number; columns: number }

/** Where a key leads in a grid of tiles; undefined leaves the key to the browser. */
export function stepInGrid(key: string, { at, count, columns }: Place): number | undefined {
  if (at < 0 || count === 0) return undefined
  const target = targetOf(key, { at, count, columns })
  return target === undefined || target < 0 || target >= count ? undefined : target
}

function targetOf(key: string, { at, count, columns }: Place): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return at + 1
    case 'ArrowLeft':
      return at - 1
    case 'ArrowDown':
      return at + columns
    case 'ArrowUp':
      return at - columns
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** How many tiles lie in the first row. */
export function columnsOf(tiles: readonly { offsetTop: number }[]): number {
  const [first] = tiles
  const next = tiles.findIndex(({ offsetTop }) => offsetTop !== first?.offsetTop)
  return next < 0 ? Math.max(1, tiles.length) : next
}
