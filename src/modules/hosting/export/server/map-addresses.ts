import type { Attributes, IOptions } from 'sanitize-html'

/** `form`: where a form is sent, which is the website itself whatever was copied. */
type MapAddress = (address: string, use?: 'form') => string

/** What only helps a browser that talks to the server. */
const USELESS = new Set(['preload', 'modulepreload', 'manifest', 'preconnect'])
const VOID = ['img', 'br', 'hr', 'area', 'base', 'input', 'link', 'meta', 'col', 'source', 'wbr']
const ADDRESSES = new Set(['href', 'src', 'poster'])
const MOST_IN_URL = 2000

/**
 * A page with other addresses and without scripts, so that it opens from a folder. Nothing else
 * changes; forms lead to the website itself, as `map` says.
 */
export async function mapPage(html: string, map: MapAddress): Promise<string> {
  const { default: rewrite } = await import('sanitize-html')
  const written = rewrite(html, { ...AS_IT_IS, transformTags: { '*': tagMapper(map) } })
  return `<!doctype html>${mapStyles(written, (css) => mapSheet(css, map))}`
}

/** Nothing is taken out but scripts and hints for the network. */
const AS_IT_IS: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  selfClosing: VOID,
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  exclusiveFilter: ({ tag, attribs }) => isUseless(tag, attribs),
}

function tagMapper(map: MapAddress) {
  return (tagName: string, given: Attributes) => {
    const attribs = { ...given }
    if (isUseless(tagName, attribs) || namesThePage(tagName, attribs)) return { tagName, attribs }
    for (const [name, value] of Object.entries(given)) {
      // Pages are written with capitals in some names: srcSet.
      const plain = name.toLowerCase()
      if (ADDRESSES.has(plain)) attribs[name] = map(value)
      if (plain === 'srcset') attribs[name] = mapSet(value, map)
    }
    if (tagName === 'form') attribs.action = map(attribs.action ?? '', 'form')
    return { tagName, attribs }
  }
}

function isUseless(tag: string, { rel = '' }: Attributes): boolean {
  return tag === 'script' || (tag === 'link' && USELESS.has(rel))
}

/** Where the page truly lives stays said. */
function namesThePage(tag: string, { rel }: Attributes): boolean {
  return tag === 'link' && (rel === 'canonical' || rel === 'alternate')
}

/** '/a 320w, /b 640w': our addresses hold no commas. */
function mapSet(srcset: string, map: MapAddress): string {
  return srcset
    .split(',')
    .map((candidate) => {
      const [address = '', ...width] = candidate.trim().split(' ')
      return [map(address), ...width].join(' ')
    })
    .join(', ')
}

function mapStyles(html: string, map: (css: string) => string): string {
  let written = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<style', at)
    const close = open < 0 ? -1 : html.indexOf('</style>', open)
    if (close < 0) return written + html.slice(at)
    written += html.slice(at, open) + map(html.slice(open, close))
    at = close
  }
}

/** A style sheet with other addresses of fonts and pictures. */
export function mapSheet(css: string, map: MapAddress): string {
  return css
    .split('url(')
    .map((part, index) => {
      const end = part.indexOf(')')
      if (index === 0 || end < 0 || end > MOST_IN_URL) return part
      const address = part.slice(0, end).replaceAll(/["']/g, '').trim()
      const isInside = address.startsWith('data:') || address.startsWith('#')
      return isInside ? part : `"${map(address)}"${part.slice(end)}`
    })
    .join('url(')
}
