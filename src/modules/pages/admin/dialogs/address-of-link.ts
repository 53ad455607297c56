import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { type Link, linkResolver, NO_TARGETS, thingKey } from '#kernel/site/block/link.ts'
import { downloadPath } from '#modules/files/images/image-address.ts'
import { readPage } from '../../contract.ts'
import type { ThingSources } from '../blocks/inspector/fields/thing-field.tsx'

/** The whole address a link leads to; undefined where visitors would find nothing. */
export async function addressOfLink(
  link: Link,
  lang: Lang,
  things: ThingSources,
): Promise<string | undefined> {
  const to = linkResolver({ ...NO_TARGETS, ...(await targetOf(link, lang, things)) })(link)
  if (!to) return undefined
  return to.href.startsWith('/') ? location.origin + to.href : to.href
}

async function targetOf(link: Link, lang: Lang, things: ThingSources) {
  if (link.to === 'thing') {
    const source = await things.load(link.noun)
    const href = await source?.address(link.thing, lang)
    return href ? { things: { [thingKey(link)]: { href, label: '' } } } : {}
  }
  if (link.to === 'file')
    return { files: { [link.file]: { href: downloadPath(link.file), label: '' } } }
  if (link.to !== 'page' || !link.page) return {}
  const href = await liveAddress(link.page, lang)
  return href ? { pages: { [link.page]: { href, label: '' } } } : {}
}

/** Where visitors find a page: in this language, else in the other one. */
export async function liveAddress(page: string, lang: Lang): Promise<string | undefined> {
  const { page: found } = await call(readPage, { params: { id: page } })
  const { de, en } = found[0]?.languages ?? {}
  const [own, other] = lang === 'de' ? [de, en] : [en, de]
  return own?.liveRoute ?? other?.liveRoute ?? undefined
}
