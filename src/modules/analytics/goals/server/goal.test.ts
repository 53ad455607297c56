import { describeNoun } from '#tests/describe-noun.ts'
import { goal } from '../goal.ts'

await describeNoun(goal, {
  values: { title: 'Anfrage gesendet', manner: 'page', target: '/danke' },
  change: { title: 'Anfrage', target: '/vielen-dank' },
  finds: 'vielen-dank',
})
