/**
 * Which navigation path a screen belongs to: the longest one that is the address itself, lies above
 * it, or stands beside it ('bugtracker/browse' is where 'bugtracker/edit/7' belongs).
 */
export function currentEntry(paths: readonly string[], address: string): string | undefined {
  const above = longest(paths.filter((path) => isWithin(address, path)))
  if (above !== undefined) return above
  const beside = paths.filter((path) => {
    const parent = parentOf(path)
    return parent !== '' && address.startsWith(`${parent}/`)
  })
  const nearest = Math.max(0, ...beside.map((path) => parentOf(path).length))
  return beside.find((path) => parentOf(path).length === nearest)
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
