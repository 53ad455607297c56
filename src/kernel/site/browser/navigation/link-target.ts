/** What a link says about itself, apart from the page it stands on. */
type LinkFacts = {
  href: string
  target: string
  isDownload: boolean
  /** Marked as a way out of the site's pages, e.g. into the admin centre. */
  isPlain: boolean
}

type ClickFacts = {
  button: number
  hasModifier: boolean
  isHandled: boolean
}

/** Files and calls are no pages. */
const NOT_PAGES = /^\/(?:api|assets|download)(?:\/|$)/i

/** Where a link leads if it is a page of this site; undefined leaves it to the browser. */
export function pageBehind(link: LinkFacts, here: string): URL | undefined {
  if (link.isDownload || link.isPlain || (link.target && link.target !== '_self')) return undefined
  const url = URL.parse(link.href, here)
  const origin = URL.parse(here)?.origin
  if (!url || url.origin !== origin || !url.protocol.startsWith('http')) return undefined
  return NOT_PAGES.test(url.pathname) ? undefined : url
}

/** A jump within the page that is shown; browsers do that best themselves. */
export function isJump(url: URL, here: string): boolean {
  return url.hash !== '' && withoutHash(url.href) === withoutHash(here)
}

export function isPlainClick({ button, hasModifier, isHandled }: ClickFacts): boolean {
  return button === 0 && !hasModifier && !isHandled
}

export function withoutHash(href: string): string {
  return href.split('#', 1)[0] ?? ''
}
