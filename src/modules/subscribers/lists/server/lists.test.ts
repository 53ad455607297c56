import { describeNoun } from '#tests/describe-noun.ts'
import { newsletterList } from '../list.ts'

await describeNoun(newsletterList, {
  values: { name: 'Backstube', description: { de: 'Jeden Montag', en: 'Every Monday' } },
  change: { name: 'Backstube aktuell' },
  finds: 'aktuell',
})
