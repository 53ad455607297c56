/**
 * Which navigation path a screen belongs to: the longest one that is the address itself, lies above
 * it, or stands beside it ('bugtracker/browse' is where 'bugtracker/edit/7' belongs). Beside lists
 * that are named one by one ('shop/orders', 'shop/products') nothing says to which a screen belongs.
 */
export function currentEntry(paths: readonly string[], address: string): string | undefined {
  const above = longest(paths.filter((path) => isWithin(address, path)))
  if (above !== undefined) return above
  const beside = paths.filter((path) => {
    const parent = parentOf(path)
    return parent !== '' && address.startsWith(`${parent}/`)
  })
  const nearest = Math.max(0, ...beside.map((path) => parentOf(path).length))
  const neighbours = beside.filter((path) => parentOf(path).length === nearest)
  const lists = neighbours.filter((path) => path.endsWith('/browse'))
  return lists[0] ?? (neighbours.length === 1 ? neighbours[0] : undefined)
}

function isWithin(address: string, path: string): boolean {
  return address === path || (path !== '' && address.startsWith(`${path}/`))
}

function longest(paths: readonly string[]): string | undefined {
  return paths.reduce<string | undefined>(
    (best, path) => (best === undefined || path.length > best.length ? path : best),
    undefined,
  )
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
