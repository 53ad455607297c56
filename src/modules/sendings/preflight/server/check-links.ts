import type { DrawContext, MailSkeleton } from '#modules/newsletter/server/api.ts'
import type { Check } from '../preflight.calls.ts'
import { askOutside } from './outside-links.ts'
import { htmlOf } from './read-skeletons.ts'

/** More links nobody follows, and each costs a page. */
const MOST = 60

/**
 * Whether every link leads somewhere. A page that is not there keeps the mail back; a server that does
 * not answer is only named, because it may be slow today.
 */
export async function checkLinks(
  { context }: DrawContext,
  skeletons: readonly MailSkeleton[],
): Promise<Check> {
  const { origin } = new URL(context.settings.baseUrl)
  const links = skeletons.flatMap(linksIn)
  const found = links.filter((href) => isOwn(href, origin)).map(pathOf)
  const paths = [...new Set(found)].slice(0, MOST)
  const lost: string[] = []
  const closed: string[] = []
  for (const path of paths) {
    const { status, body } = await context.visit(path)
    body.resume()
    if (status === 404 || status === 410) lost.push(path)
    else if (status >= 400) closed.push(path)
  }
  if (lost.length > 0) return { name: 'links', level: 'bad', details: lost }
  const others = links.filter((href) => /^https?:/.test(href) && !isOwn(href, origin))
  const outside = await askOutside(context.settings, others)
  if (outside.lost.length > 0) return { name: 'links', level: 'bad', details: outside.lost }
  const silent = [...closed, ...outside.unanswered]
  if (silent.length === 0) return { name: 'links', level: 'good', details: [] }
  return { name: 'links', level: 'warn', reason: 'links-unanswered', details: silent }
}

/** Gaps are links of each reader alone, and there is nobody yet. */
function linksIn(skeleton: MailSkeleton): string[] {
  const links = htmlOf(skeleton).flatMap((html) =>
    html
      .split(' href="')
      .slice(1)
      .map((rest) => unescaped(rest.slice(0, rest.indexOf('"')))),
  )
  return links.filter((href) => !href.includes(skeleton.mark) && URL.canParse(href))
}

function isOwn(href: string, origin: string): boolean {
  return href.startsWith(`${origin}/`) || href === origin
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}

const SIGNS = [
  ['&#x27;', "'"],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  // Last, so that what stands behind it stays as it was written.
  ['&amp;', '&'],
] as const

/** As it stands in the link: '/suche?q=a&b' for '/suche?q=a&amp;b'. */
function unescaped(written: string): string {
  return SIGNS.reduce((text, [escaped, sign]) => text.replaceAll(escaped, sign), written)
}
