import { personColumns } from '#kernel/server/people/personal-data.ts'
import { forgetAddresses } from './forget-addresses.ts'
import type { AnalyticsTables } from './tables.ts'

/**
 * Of visitors nothing personal is kept; of staff, who wants the weekly mail. An address or number on our pages
 * that was clicked may be somebody's: it is counted on without saying whose it was.
 */
export const personal = personColumns<AnalyticsTables>({
  purpose: {
    for: {
      de: 'Wöchentliche E-Mail mit Besucherzahlen',
      en: 'Weekly email with visitor statistics',
    },
    basis: {
      de: 'Vertrag oder Beschäftigung (Art. 6 Abs. 1 lit. b DSGVO)',
      en: 'Contract or employment (Art. 6 (1) (b) GDPR)',
    },
    until: { de: 'Bis sie ausgeschaltet wird', en: 'Until it is switched off' },
  },
  tables: [
    {
      table: 'analytics_weekly_readers',
      account: 'user_id',
      exported: { as: 'weeklyNumbers', columns: ['sent_on'] },
      erase: 'delete',
      merge: 'stays',
    },
  ],
  erase: ({ db }, person) => forgetAddresses(db, person),
})
