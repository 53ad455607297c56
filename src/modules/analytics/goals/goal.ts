import { text } from '#kernel/contract/fields.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'

/** What a visit can lead to. */
const MANNERS = ['page', 'download', 'phone', 'mail', 'outside'] as const

/** Addresses as they are counted: '/%C3%BCber-uns' for '/über-uns#team'. */
const Target = text(300)
  .trim()
  .transform((typed) => (typed.startsWith('/') ? pathOf(typed) : typed))

/** What visits should lead to: an address that is reached, a file taken along, or a link that is followed. */
export const goal = noun({
  name: 'analytics-goal',
  path: 'analytics_goal',
  module: 'analytics',
  title: { one: 'goal', many: 'goals' },
  fields: {
    title: field.text({ required: true, max: 120 }),
    manner: field.choice(MANNERS, { required: true }),
    /** An address of this site, a number, a mail address or a host; '' is any, except of a page. */
    target: { ...field.text({ max: 300, code: true }), body: Target },
    /** Of downloads: which one, or any. */
    file: field.reference(),
  },
  list: { search: ['title', 'target'], filters: ['manner'], sort: ['title', 'created', 'updated'] },
})
export type Goal = ItemOf<typeof goal>

function pathOf(typed: string): string {
  return URL.parse(typed, 'http://site.invalid')?.pathname ?? typed
}
