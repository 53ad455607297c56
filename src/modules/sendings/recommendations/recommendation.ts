import { z } from 'zod'
import { field } from '#kernel/contract/noun/field.ts'
import { noun } from '#kernel/contract/noun/noun.ts'

/** How somebody passes a newsletter on. */
export const CHANNELS = ['share', 'mail', 'whatsapp', 'signal', 'telegram', 'qr', 'link'] as const
export type Channel = (typeof CHANNELS)[number]

/** How often a newsletter was passed on by one way on one day. Nobody is named: neither who nor to whom. */
export const newsletterRecommendation = noun({
  name: 'newsletter-recommendation',
  path: 'newsletter_recommend',
  module: 'sendings',
  title: { one: 'recommendation', many: 'recommendations' },
  fields: {
    channel: field.choice(CHANNELS, { readOnly: true }),
    /** null = the newsletter as such, no single issue. */
    sending: field.reference({ readOnly: true, column: 'sending_id' }),
    subject: field.derived(z.string(), 'text'),
    day: field.day({ readOnly: true }),
    shares: field.integer({ readOnly: true }),
  },
  list: { filters: ['channel', 'sending'], sort: ['day'] },
  calls: ['list', 'read', 'readMany', 'remove', 'removeById', 'removeMany'],
})
