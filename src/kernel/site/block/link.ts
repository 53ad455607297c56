import { z } from 'zod'
import { Email, Id, text } from '#kernel/contract/fields.ts'
import { fieldMarks, fileRef, pageRef } from './field-marks.ts'

/** A place on a page, as it stands after '#'. */
export const Anchor = z.string().regex(/^[\p{L}\p{N}_-]{1,80}$/u, { error: 'address' })

/** A whole http(s) address, or a path of this site such as /Impressum. Nothing else is an address. */
export const WebAddress = z
  .string()
  .max(2000)
  .refine((value) => isSitePath(value) || isWebAddress(value), { error: 'address' })

/** What a module calls its things: 'product-group'. */
const Noun = z.string().regex(/^[a-z-]{1,40}$/, { error: 'address' })

/** As people write it: 04642 12 34-0. */
const PhoneNumber = z.string().regex(/^\+?[\d ()/-]{3,30}$/, { error: 'phone' })

/**
 * A fact that is filled in when the page is drawn: {{business.email}}. Whoever keeps the facts
 * answers for what they hold; an empty one leads nowhere.
 */
const factOf = (kind: 'email' | 'phone') =>
  z.union([
    z.literal(''),
    z.string().regex(new RegExp(`^\\{\\{\\s*[a-z]+(?:[._][a-z]+)*[._]${kind}\\s*\\}\\}$`)),
  ])
const OwnMail = Email.refine((mail) => !mail.includes('{{'), { error: 'email' })
const MailAddress = z.union([OwnMail, factOf('email')], { error: 'email' })
const Phone = z.union([PhoneNumber, factOf('phone')], { error: 'phone' })

/**
 * Where something leads. Pages, files and things of other modules are named by id and found when the
 * page is drawn, so no rename breaks a link. A page link without a page stays on the page it stands on.
 */
export const Link = z
  .discriminatedUnion('to', [
    z.object({
      to: z.literal('page'),
      page: pageRef().nullable(),
      anchor: Anchor.nullish(),
    }),
    z.object({ to: z.literal('file'), file: fileRef() }),
    z.object({ to: z.literal('thing'), noun: Noun, thing: Id }),
    z.object({ to: z.literal('url'), url: WebAddress, newTab: z.boolean().nullish() }),
    z.object({ to: z.literal('mail'), mail: MailAddress, subject: text(200).nullish() }),
    z.object({ to: z.literal('phone'), phone: Phone }),
  ])
  .register(fieldMarks, { kind: 'link' })
export type Link = z.infer<typeof Link>

/** What links lead to, found by id; what is not in here is gone, and its link with it. */
export type LinkTargets = {
  readonly pages: Readonly<Record<string, LinkTarget>>
  readonly files: Readonly<Record<string, LinkTarget>>
  /** By noun and id, see `thingKey`. */
  readonly things: Readonly<Record<string, LinkTarget>>
}
export type LinkTarget = { readonly href: string; readonly label: string }

export const NO_TARGETS: LinkTargets = { pages: {}, files: {}, things: {} }

/** Two nouns may have things of the same id. */
export function thingKey({ noun, thing }: { noun: string; thing: string }): string {
  return `${noun} ${thing}`
}

/** Attributes of an `a` element. */
export type LinkAttributes = { href: string; target?: '_blank'; rel?: string }
export type LinkTo = (link: Link | null | undefined) => LinkAttributes | undefined

/** @example const linkTo = linkResolver(data.links); const to = linkTo(props.link) */
export function linkResolver(targets: LinkTargets): LinkTo {
  return (link) => (link ? attributesOf(link, targets) : undefined)
}

function attributesOf(link: Link, targets: LinkTargets): LinkAttributes | undefined {
  switch (link.to) {
    case 'page':
      return pageAttributes(link, targets)
    case 'file':
      return target(targets.files, link.file)
    case 'thing':
      return target(targets.things, thingKey(link))
    case 'url':
      return webAttributes(link.url, link.newTab === true)
    case 'mail':
      return isFilled(link.mail) ? { href: mailAddress(link.mail, link.subject ?? '') } : undefined
    case 'phone':
      return isFilled(link.phone) ? { href: `tel:${link.phone.replace(/[^\d+]/g, '')}` } : undefined
  }
}

function pageAttributes(
  { page, anchor }: Extract<Link, { to: 'page' }>,
  { pages }: LinkTargets,
): LinkAttributes | undefined {
  const place = anchor ? `#${encodeURIComponent(anchor)}` : ''
  if (!page) return place ? { href: place } : undefined
  const found = target(pages, page)
  return found && { href: found.href + place }
}

function target(
  known: Readonly<Record<string, LinkTarget>>,
  id: string,
): LinkAttributes | undefined {
  const found = Object.hasOwn(known, id) ? known[id] : undefined
  return found && { href: found.href }
}

function webAttributes(url: string, isNewTab: boolean): LinkAttributes {
  const href = isSitePath(url) ? url : new URL(url).href
  return isNewTab ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href }
}

function isFilled(fact: string): boolean {
  return fact !== '' && !fact.startsWith('{{')
}

function mailAddress(mail: string, subject: string): string {
  const address = encodeURIComponent(mail).replace('%40', '@')
  return `mailto:${address}${subject && `?subject=${encodeURIComponent(subject)}`}`
}

function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(value)
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\\\s\p{C}]+$/iu.test(value) || !URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
