type Link = { manner: 'tel' | 'mailto' | 'https'; value: string }

/**
 * Where a link leads out of the website: 'tel:+4934112345', 'mailto:info@holm.example',
 * 'https://elsewhere.example'. Undefined for all that stays here, or is no such link.
 */
export function readLink(href: string, ownHosts: readonly string[]): Link | undefined {
  const url = URL.parse(href)
  if (url?.protocol === 'tel:') {
    const number = url.pathname.replace(/[^\d+]/g, '')
    return { manner: 'tel', value: `tel:${number}` }
  }
  if (url?.protocol === 'mailto:')
    return { manner: 'mailto', value: `mailto:${url.pathname.toLowerCase()}` }
  if (!url?.protocol.startsWith('http') || ownHosts.includes(url.host)) return undefined
  return { manner: 'https', value: `https://${url.hostname.replace(/^www\./, '')}` }
}

/** The ways a page writes the address of a link. */
export function writtenLinks(href: string): string[] {
  const escaped = href
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
  return [escaped, href].map((written) => `href="${written}"`)
}
