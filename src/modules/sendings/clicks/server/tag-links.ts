import { gapOf, type MailSkeleton, PATTERNS } from '#modules/newsletter/server/api.ts'
import { slugOf } from '#modules/pages/server/api.ts'

type Tagged = { sending: string; subject: string; baseUrl: string }

/**
 * Says in every link to the own website which newsletter it stands in, the same for all readers. Links to
 * others stay as they are: counting them would take a detour over this server.
 */
export function tagLinks(
  { mark, drawn }: MailSkeleton,
  { sending, subject, baseUrl }: Tagged,
): MailSkeleton {
  const { origin } = new URL(baseUrl)
  const tag = [
    'utm_source=newsletter',
    `utm_campaign=${encodeURIComponent(slugOf(subject))}`,
    `utm_id=${sending}`,
    `utm_content=${gapOf(mark, 'variant')}`,
  ].join('&amp;')
  const isOwn = (href: string) =>
    (href === origin || href.startsWith(`${origin}/`)) && !href.includes(mark)
  const tagged = (html: string) => {
    const [start = '', ...links] = html.split(' href="')
    const rest = links.map((link) => {
      const end = link.indexOf('"')
      const href = link.slice(0, end)
      return isOwn(href) ? withTag(href, tag) + link.slice(end) : link
    })
    return [start, ...rest].join(' href="')
  }
  const mails: MailSkeleton['drawn'] = {}
  for (const pattern of PATTERNS) {
    const mail = drawn[pattern]
    if (mail) mails[pattern] = { ...mail, html: tagged(mail.html) }
  }
  return { mark, drawn: mails }
}

/** Of an address as it is written in HTML, where an apostrophe is '&#x27;' and no beginning of an anchor. */
function withTag(href: string, tag: string): string {
  const anchor = href.search(/#(?!x27;)/)
  const [address, rest] = anchor < 0 ? [href, ''] : [href.slice(0, anchor), href.slice(anchor)]
  return `${address}${address.includes('?') ? '&amp;' : '?'}${tag}${rest}`
}
