/** Addresses whose files come along. Everything else a page links is a page, or stays on the website. */
const FILES = /^\/(assets|download|icon)[./]/
const PAGING = /^\?page=\d{1,4}$/
const ENDING = /\.[a-z0-9]{2,5}$/i

export type Target = { kind: 'page' | 'file'; path: string }

/**
 * What an address of the website becomes in a copy of it; undefined for what stays where it is:
 * other hosts, calls, searches, the admin centre.
 */
export function targetOf(address: string, from: string, baseUrl: string): Target | undefined {
  const base = new URL(baseUrl)
  const url = URL.parse(address, new URL(from, base))
  if (!url || url.origin !== base.origin) return undefined
  const path = url.pathname + url.search
  if (FILES.test(path)) return { kind: 'file', path }
  if (url.search !== '' && !PAGING.test(url.search)) return undefined
  return { kind: 'page', path }
}

/** @example nameOf({ kind: 'page', path: '/en/contact' }) → 'en/contact.html' */
export function nameOf({ kind, path }: Target, type = ''): string {
  const [place = '', query = ''] = path.split('?', 2)
  const parts = place.split('/').map(plainPart).filter(Boolean)
  const plain = parts.join('/')
  const more = query === '' ? '' : `-${query.replaceAll(/[^\w-]/g, '-').slice(0, 60)}`
  if (kind === 'page') return `${plain === '' ? 'index' : plain}${more}.html`
  const ending = ENDING.exec(plain)?.[0]
  const body = ending ? plain.slice(0, -ending.length) : plain
  return `${body}${more}${ending ?? endingOf(type)}`
}

/** Readable, and a name on every system; what only dots make up leads nowhere else. */
function plainPart(part: string): string {
  let text = part
  try {
    text = decodeURIComponent(part)
  } catch {
    // Not written as an address should be: it stays as it is, which is unique as well.
  }
  return text.replaceAll(/[<>:"|*?/\\\p{Cc}]/gu, '_').replace(/^\.{1,9}$/, '_')
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/svg+xml': '.svg',
  'image/x-icon': '.ico',
  'text/css': '.css',
  'application/pdf': '.pdf',
  'video/mp4': '.mp4',
}

function endingOf(type: string): string {
  return ENDINGS[type.split(';', 1)[0]?.trim() ?? ''] ?? ''
}

/** @example relative('en/contact.html', 'download/x.avif') → '../download/x.avif' */
export function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1)
  return up + to.split('/').map(encodeURIComponent).join('/')
}
