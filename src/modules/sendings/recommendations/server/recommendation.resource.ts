import { resourcesOf } from '#kernel/server/resource/resource.ts'
import type { SendingTables } from '../../server/tables.ts'
import { newsletterRecommendation } from '../recommendation.ts'

export const recommendationResource = resourcesOf<SendingTables>()(newsletterRecommendation, {
  table: 'newsletter_recommendations',
  derive: async (db, ids) => {
    const rows = await db
      .selectFrom('newsletter_recommendations as r')
      .leftJoin('newsletter_sendings as g', 'g.id', 'r.sending_id')
      .select(['r.id', 'g.shown_subject'])
      .where('r.id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, shown_subject }) => [id, { subject: shown_subject ?? '' }]))
  },
})
