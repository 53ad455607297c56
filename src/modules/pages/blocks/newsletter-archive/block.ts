import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'

/** An issue as lists announce it; its address shows the mail itself. */
export type ArchivedMail = {
  subject: string
  preheader: string
  /** ISO. */
  sentAt: string
  href: string
}

/** What the module of sendings brings: the newest issues, and where all of them are. */
export type ArchivedMails = { mails: readonly ArchivedMail[]; archive: string }

export const newsletterArchive = blockType({
  name: 'newsletter-archive',
  v: 1,
  label: { de: 'Newsletter-Archiv', en: 'Newsletter archive' },
  group: 'business',
  icon: 'news',
  module: 'subscribers',
  schema: z.object({
    /** '' takes the usual words. */
    title: text(200).default(''),
    count: z.int().min(1).max(20).default(3),
  }),
  defaults: () => ({ count: 3 }),
  caps: { resizable: true, hasInline: true },
  data: dataOf<ArchivedMails>(),
})
