import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { adminWords } from '../../admin/messages.ts'
import { RECOMMENDATIONS } from '../../admin/paths.ts'
import { newsletterRecommendation } from '../recommendation.ts'

/** How often newsletters were passed on, by way and day. */
export const recommendations = nounCollection(newsletterRecommendation, {
  name: 'newsletter-recommendations',
  path: RECOMMENDATIONS,
  words: wordsOf(adminWords, 'recommendations'),
  columns: ['subject', 'channel', 'day', 'shares'],
  filters: { channel: 'channel' },
  sort: '-day',
  label: ({ subject, channel }) => subject || channel,
  load: undefined,
})
