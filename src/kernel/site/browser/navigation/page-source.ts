type FetchedPage = { url: string; html: string }
type Fetching = { at: number; page: Promise<FetchedPage> }

/** What hovering fetched ahead is good for this long, then a click asks again. */
export const AHEAD_MS = 10_000
const MAX_AHEAD = 6

export type PageSource = ReturnType<typeof createPageSource>

/** Fetches pages; what was fetched ahead is used once. */
export function createPageSource(load: (href: string) => Promise<FetchedPage> = fetchPage) {
  const ahead = new Map<string, Fetching>()

  const take = (href: string) => {
    const known = ahead.get(href)
    ahead.delete(href)
    return known && Date.now() - known.at < AHEAD_MS ? known.page : undefined
  }

  return {
    get: (href: string): Promise<FetchedPage> => take(href) ?? load(href),
    fetchAhead: (href: string): void => {
      const known = ahead.get(href)
      if (known && Date.now() - known.at < AHEAD_MS) return
      const page = load(href)
      // Nobody may ever click: the failure then belongs to no one.
      page.catch(() => ahead.delete(href))
      ahead.set(href, { at: Date.now(), page })
      const [oldest] = ahead.keys()
      if (ahead.size > MAX_AHEAD && oldest !== undefined) ahead.delete(oldest)
    },
  }
}

async function fetchPage(href: string): Promise<FetchedPage> {
  const response = await fetch(href, { headers: { accept: 'text/html' } })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('text/html')) throw new Error(`${response.status} ${href}`)
  return { url: response.url || href, html: await response.text() }
}
