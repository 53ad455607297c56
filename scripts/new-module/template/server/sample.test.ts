import { describeNoun } from '#tests/describe-noun.ts'
import { sample } from '../sample.ts'

await describeNoun(sample, {
  values: { title: 'Erster Eintrag', state: 'active', due: '2027-03-31', notes: 'Wichtig' },
  change: { title: 'Neuer Titel' },
  finds: 'NEUER',
})
