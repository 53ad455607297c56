import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Lang, text } from '#kernel/contract/fields.ts'
import { publishState } from '#kernel/contract/publishing.ts'

/** The stored page at an address, as those who work on it need to know it. */
export const StaffPage = z.object({ _id: Id, lang: Lang, title: z.string(), ...publishState })
export type StaffPage = z.infer<typeof StaffPage>

/** What the controls on the public page are drawn from. */
export const StaffPlace = z.object({
  /** Null where no stored page answers: built-in pages, news, accounts. */
  page: StaffPage.nullable(),
  canEdit: z.boolean(),
  /** Names of the modules that are switched on. */
  modules: z.array(z.string()),
  /** A page access token is configured (specification, section 6). */
  hasFacebook: z.boolean(),
})
export type StaffPlace = z.infer<typeof StaffPlace>

/** What the tokens of texts stand for, by their names. */
export const readTokens = endpoint({
  method: 'GET',
  path: '/api/v0/page/tokens/',
  access: anyStaff,
  narrows: true,
  query: z.strictObject({ lang: Lang }),
  reply: z.record(z.string(), z.string()),
  summary: 'The facts that texts may name, as {{business.name}}, and what stands there for them',
})

/** Members get it as far as the matrix lets them see pages; looking at a page is no activity. */
export const readPlace = endpoint({
  method: 'GET',
  path: '/api/v0/page/at/',
  access: anyStaff,
  narrows: true,
  passive: true,
  query: z.strictObject({ path: text(2000) }),
  reply: StaffPlace,
  summary: 'What staff may do with the page at an address of the website',
})
