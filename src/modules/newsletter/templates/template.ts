import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import { Blocks } from '#kernel/site/block/block.ts'

/** Nothing in it can begin a new header. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** Where a mail is read in the browser; what follows says which one, and as whom. */
export const WEB_VIEW = { de: '/Newsletter/webview', en: '/en/newsletter/webview' } as const

/** Where a newsletter is passed on; what follows says which issue. */
export const RECOMMEND = { de: '/Newsletter/recommend', en: '/en/newsletter/recommend' } as const

/** A mail made of blocks, as it is written again and again. */
export const newsletterTemplate = noun({
  name: 'newsletter-template',
  path: 'newsletter_template',
  module: 'newsletter',
  title: { one: 'template', many: 'templates' },
  fields: {
    /** For those who write it; readers never see it. */
    name: field.text({ required: true, max: 120 }),
    lang: field.choice(['de', 'en']),
    subject: field.text({ max: 200, pattern: ONE_LINE }),
    /** Shown by mail programs beside the subject. */
    preheader: field.text({ max: 200, pattern: ONE_LINE }),
    modules: field.json(Blocks),
    /** `ready` has a subject and something to say. */
    status: field.choice(['draft', 'ready'], { readOnly: true }),
    /** Rises with every change of what is sent. */
    revision: field.integer({ readOnly: true }),
  },
  list: {
    search: ['name', 'subject'],
    filters: ['lang', 'status'],
    sort: ['updated', 'created', 'name'],
  },
  trash: true,
})
export type NewsletterTemplate = ItemOf<typeof newsletterTemplate>
