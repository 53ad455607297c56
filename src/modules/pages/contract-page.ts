import { z } from 'zod'
import { Id, Lang, Timestamp, Version } from '#kernel/contract/fields.ts'
import { listReply } from '#kernel/contract/list.ts'
import { publishState } from '#kernel/contract/publishing.ts'
import { StoredFile } from '#modules/files/files/file.ts'
import { PageAccess, PageType, PageViewName } from './contract-values.ts'

/** How a page stands in one language. Title and address are those of the draft. */
export const LangState = z.object({
  title: z.string(),
  slug: z.string(),
  path: z.string(),
  linktext: z.string(),
  /** The address the draft would have. */
  route: z.string(),
  /** The address visitors use; null while it is not live. */
  liveRoute: z.string().nullable(),
  ...publishState,
})
export type LangState = z.infer<typeof LangState>

/** A page; the names at the top are the specification's (section 3), of the German version first. */
export const Page = z.object({
  _id: Id,
  title: z.string(),
  slug: z.string(),
  route: z.string(),
  tags: z.array(z.string()),
  type: PageType,
  parent_page: Id.nullable(),
  order: z.int(),
  /** Live in no language. */
  offline: z.boolean(),
  showInMenu: z.boolean(),
  showInFooter: z.boolean(),
  linktext: z.string(),
  meta_keywords: z.string(),
  meta_description: z.string(),
  template: z.object({ view: PageViewName }),
  access: PageAccess,
  languages: z.partialRecord(Lang, LangState),
  numChildren: z.int(),
  version: Version,
  created: Timestamp,
  updated: Timestamp,
  /** When it went to the trash. */
  deleted: Timestamp.nullable(),
})
export type Page = z.infer<typeof Page>

/** `collection` holds every page whose address or place changed along with it. */
export const OnePage = z.object({
  page: z.array(Page),
  file: z.array(StoredFile),
  collection: z.array(Page).optional(),
})
export const PageList = z.object({ page: z.array(Page), file: z.array(StoredFile), ...listReply })
export const PageCollection = z.object({ collection: z.array(Page) })
export const Gone = z.object({ ids: z.array(Id), collection: z.array(Page).optional() })
