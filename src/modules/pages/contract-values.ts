import { z } from 'zod'
import { ROLES } from '#kernel/access/roles.ts'
import { Id, text } from '#kernel/contract/fields.ts'
import { PUBLISH_STATUSES, PublishStatus } from '#kernel/contract/publishing.ts'
import { SiteAddress } from '#kernel/contract/sections/address-fields.ts'

export const PAGE_STATUSES = PUBLISH_STATUSES
export const PageStatus = PublishStatus
export type PageStatus = PublishStatus

/** What a page is drawn with. */
export const PAGE_VIEWS = ['standard', 'wide', 'landing', 'sidebar', 'news'] as const
export const PageViewName = z.enum(PAGE_VIEWS)
export type PageViewName = z.infer<typeof PageViewName>

/** A page of type `imprint` or `privacy` takes the place of the built-in one, at its address. */
export const PAGE_TYPES = ['page', 'imprint', 'privacy'] as const
export const PageType = z.enum(PAGE_TYPES)
export type PageType = z.infer<typeof PageType>

export const ACCESS_KINDS = ['public', 'signed-in', 'roles', 'password'] as const
export const AccessKind = z.enum(ACCESS_KINDS)
export type AccessKind = z.infer<typeof AccessKind>

/** Who may see a page; roles only for `roles`. */
export const PageAccess = z.object({
  kind: AccessKind,
  roles: z.array(z.enum(ROLES)),
  hasPassword: z.boolean(),
})
export type PageAccess = z.infer<typeof PageAccess>

/** Without a password the one that is set stays. */
export const NewAccess = z.strictObject({
  kind: AccessKind,
  roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  password: text(200).min(4).optional(),
})
export type NewAccess = z.output<typeof NewAccess>

/** A CSS class, one of those in `components.pages.custom_classes`. */
const ClassName = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/)

/** What a page says in one language; draft and live are two of these. */
export const PageFields = z.strictObject({
  title: text(200).trim().min(1),
  /** The page's part of its address; '' takes the id. Umlauts are written out when saved. */
  slug: text(120).trim(),
  /** Wins over the slug and may have several parts; '/' is the home page. */
  path: text(300).trim(),
  /** Shorter than the title, for menus; '' takes the title. */
  linktext: text(100),
  /** '' takes the title. */
  meta_title: text(200),
  meta_description: text(500),
  meta_keywords: text(500),
  og_image: z.union([z.literal(''), Id], { error: 'address' }),
  noindex: z.boolean(),
  /** Where search engines find the original; '' means: here. */
  canonical: SiteAddress,
  classes: z.array(ClassName).max(20),
})
export type PageFields = z.infer<typeof PageFields>

export const NO_FIELDS: PageFields = {
  title: '',
  slug: '',
  path: '',
  linktext: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  og_image: '',
  noindex: false,
  canonical: '',
  classes: [],
}
