import { Link } from '#kernel/site/block/link.ts'

/** Things of modules that may be switched off; the name of a noun is the kind of its links. */
export const THING_KINDS = ['product', 'product-group'] as const
type ThingKind = (typeof THING_KINDS)[number]
export const LINK_KINDS = ['page', 'file', 'url', 'mail', 'phone', ...THING_KINDS] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** What the form of a link holds; only the parts of its kind count. */
export type LinkValues = Readonly<Record<string, unknown>>

const PARTS: Readonly<Record<Exclude<LinkKind, ThingKind>, readonly string[]>> = {
  page: ['page', 'anchor'],
  file: ['file'],
  url: ['url', 'newTab'],
  mail: ['mail', 'subject'],
  phone: ['phone'],
}

/** The link a form holds; undefined while it leads nowhere yet. */
export function linkOf(values: LinkValues): Link | undefined {
  const kind = LINK_KINDS.find((known) => known === values.to)
  if (!kind) return undefined
  if (kind === 'product' || kind === 'product-group')
    return Link.safeParse({ to: 'thing', noun: kind, thing: values[kind] }).data
  const parts = PARTS[kind].flatMap((name) => {
    const value = values[name]
    const isGiven = value !== undefined && value !== '' && value !== false && value !== null
    return isGiven ? [[name, typeof value === 'string' ? value.trim() : value]] : []
  })
  const link = { to: kind, ...(kind === 'page' && { page: null }), ...Object.fromEntries(parts) }
  const isNowhere = kind === 'page' && parts.length === 0
  return isNowhere ? undefined : Link.safeParse(link).data
}

/** A link as its form shows it. */
export function valuesOfLink(link: Link | null): LinkValues {
  return link?.to === 'thing' ? { to: link.noun, [link.noun]: link.thing } : { ...link }
}

/** An address as someone pasted it. */
export function linkOfHref(href: string): Link | undefined {
  if (href.startsWith('mailto:')) {
    return linkOf({ to: 'mail', mail: decodeURIComponent(href.slice(7).split('?')[0] ?? '') })
  }
  if (href.startsWith('tel:')) return linkOf({ to: 'phone', phone: href.slice(4) })
  return linkOf({ to: 'url', url: href })
}
