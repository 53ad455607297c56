type FetchedPage = { url: string; html: string }
/** `isAhead`: it was fetched before anybody asked for it, so the server has not counted it. */
type TakenPage = FetchedPage & { isAhead?: true }
type Load = (href: string, isAhead?: boolean) => Promise<FetchedPage>
type Fetching = { at: number; page: Promise<FetchedPage> }

/** What hovering fetched ahead is good for this long, then a click asks again. */
export const AHEAD_MS = 10_000
const MAX_AHEAD = 6

export type PageSource = ReturnType<typeof createPageSource>

/** Fetches pages; what was fetched ahead is used once. */
export function createPageSource(load: Load = fetchPage) {
  const ahead = new Map<string, Fetching>()

  const take = (href: string) => {
    const known = ahead.get(href)
    ahead.delete(href)
    if (!known || Date.now() - known.at >= AHEAD_MS) return undefined
    return known.page.then((page): TakenPage => ({ ...page, isAhead: true }))
  }

  return {
    get: (href: string): Promise<TakenPage> => take(href) ?? load(href),
    fetchAhead: (href: string): void => {
      const known = ahead.get(href)
      if (known && Date.now() - known.at < AHEAD_MS) return
      const page = load(href, true)
      // Nobody may ever click: the failure then belongs to no one.
      page.catch(() => ahead.delete(href))
      ahead.set(href, { at: Date.now(), page })
      const [oldest] = ahead.keys()
      if (ahead.size > MAX_AHEAD && oldest !== undefined) ahead.delete(oldest)
    },
  }
}

async function fetchPage(href: string, isAhead = false): Promise<FetchedPage> {
  const headers = { accept: 'text/html', ...(isAhead && { 'x-kontor-ahead': '1' }) }
  const response = await fetch(href, { headers })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('text/html')) throw new Error(`${response.status} ${href}`)
  return { url: response.url || href, html: await response.text() }
}
