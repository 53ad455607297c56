/**
 * Which navigation path a screen belongs to: the longest one that is the address itself or lies above
 * it; else the first list of those it shares most of its beginning with ('bugtracker/browse' is where
 * 'bugtracker/edit/7' belongs, 'newsletter/subscriber/browse' where 'newsletter/sendings' does). Beside
 * lists that are named one by one ('shop/orders', 'shop/products') nothing says to which it belongs.
 */
export function currentEntry(paths: readonly string[], address: string): string | undefined {
  const above = longest(paths.filter((path) => isWithin(address, path)))
  if (above !== undefined) return above
  const beside = paths.filter((path) => !isWithin(path, address))
  const nearest = Math.max(0, ...beside.map((path) => sharedParts(path, address)))
  const neighbours = beside.filter((path) => nearest > 0 && sharedParts(path, address) === nearest)
  const list = neighbours.find((path) => path.endsWith('/browse'))
  return list ?? (neighbours.length === 1 ? neighbours[0] : undefined)
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

function sharedParts(path: string, address: string): number {
  const parts = address.split('/')
  const firstOther = path.split('/').findIndex((part, place) => part !== parts[place])
  return firstOther === -1 ? path.split('/').length : firstOther
}
