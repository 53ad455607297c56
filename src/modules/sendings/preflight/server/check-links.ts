import type { DrawContext, MailSkeleton } from '#modules/newsletter/server/api.ts'
import type { Check } from '../preflight.calls.ts'
import { htmlOf } from './read-skeletons.ts'

/** More links nobody follows, and each costs a page. */
const MOST = 60

/**
 * Whether the links into the own website lead somewhere. Those to others are not followed: a click
 * counted elsewhere, or a server that is slow today, says nothing about the mail.
 */
export async function checkLinks(
  { context }: DrawContext,
  skeletons: readonly MailSkeleton[],
): Promise<Check> {
  const { origin } = new URL(context.settings.baseUrl)
  const found = skeletons.flatMap((skeleton) => ownPaths(skeleton, origin))
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
  return { name: 'links', level: closed.length > 0 ? 'warn' : 'good', details: closed }
}

/** Gaps are links of each reader alone, and there is nobody yet. */
function ownPaths(skeleton: MailSkeleton, origin: string): string[] {
  const links = htmlOf(skeleton).flatMap((html) =>
    html
      .split(' href="')
      .slice(1)
      .map((rest) => unescaped(rest.slice(0, rest.indexOf('"')))),
  )
  return links
    .filter((href) => href.startsWith(`${origin}/`) || href === origin)
    .map((href) => new URL(href))
    .map(({ pathname, search }) => pathname + search)
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
