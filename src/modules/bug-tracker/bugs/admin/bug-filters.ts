import { type Filter, type Option, referenceFilter } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { adminMessages } from '../../admin/messages.ts'
import { pageLang } from '../../admin/page-lang.ts'
import {
  anyMilestoneSource,
  anyProjectSource,
  developerSource,
  milestoneSource,
  typeSource,
} from '../../admin/pickers.tsx'
import { ALL_PROJECTS } from '../bug-values.ts'

const say = (key: 'me' | 'nobody' | 'unplanned') => translator(adminMessages, pageLang())(key)

/** Stands for "no developer" and "no milestone". */
export const NONE = 'none'
export const developerOrNone = withFirst(developerSource, () => [
  { value: NONE, label: say('nobody') },
])
const unplanned = () => [{ value: NONE, label: say('unplanned') }]
export const milestoneOrNone = withFirst(milestoneSource, unplanned)

/** No project chosen is 'alle' in the specification; in the address it need not be written. */
export const projectFilter: Filter<string> = {
  ...referenceFilter(anyProjectSource),
  parse: ([word]) => (word && word !== ALL_PROJECTS ? word : undefined),
}
export const developerFilter = referenceFilter(
  withFirst(developerOrNone, () => [{ value: 'me', label: say('me') }]),
)
export const milestoneFilter = referenceFilter(withFirst(anyMilestoneSource, unplanned))
export const typeFilter = referenceFilter(typeSource)

/** Words that stand for no thing of the collection come before those that do. */
function withFirst(source: ReferenceSource, first: () => Option[]): ReferenceSource {
  return {
    ...source,
    name: `${source.name}+`,
    find: async (search) => [
      ...first().filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase())),
      ...(await source.find(search)),
    ],
    read: async (id) => first().find(({ value }) => value === id) ?? source.read(id),
  }
}
