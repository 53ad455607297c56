import { text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

/** As many as are read at a glance. */
export const STEPS = { least: 2, most: 8 } as const
const LONGEST = 2400

/** One address a line, as pages are counted: '/%C3%BCber-uns' for '/über-uns#team'; '/shop/*' is all below. */
const Steps = text(LONGEST).transform((typed) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('/') ? pathOf(line) : line))
    .join('\n'),
)

/** Pages that visits should lead through, one after the other, whatever is read in between. */
export const funnel = noun({
  name: 'analytics-funnel',
  path: 'analytics_funnel',
  module: 'analytics',
  title: { one: 'funnel', many: 'funnels' },
  fields: {
    title: field.text({ required: true, max: 120 }),
    steps: { ...field.multiline({ required: true, max: LONGEST, code: true }), body: Steps },
  },
  list: { search: ['title', 'steps'], sort: ['title', 'created', 'updated'] },
})
export type Funnel = ItemOf<typeof funnel>

/** @example stepsOf({ steps: '/shop\n/danke' }) // ['/shop', '/danke'] */
export function stepsOf({ steps }: Pick<Funnel, 'steps'>): string[] {
  return steps === '' ? [] : steps.split('\n')
}

function pathOf(typed: string): string {
  return URL.parse(typed, 'http://site.invalid')?.pathname ?? typed
}
