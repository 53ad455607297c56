import {
  choicesFilter,
  type Filter,
  referenceFilter,
  tagsFilter,
  yesNoFilter,
} from '#kernel/admin/fields/filter.ts'
import { call } from '#kernel/client/call.ts'
import { Id } from '#kernel/contract/fields.ts'
import { staffSource } from '../../../admin/pickers.tsx'
import { MessageState } from '../../message-values.ts'
import { listChoices } from '../../thread.calls.ts'

/** What narrows a box. */
export const INBOX_FILTERS = {
  state: choicesFilter(MessageState.options),
  tags: tagsFilter(async () => (await call(listChoices, {})).tags),
  assigned_to: referenceFilter(staffSource),
  read: yesNoFilter(),
} satisfies Record<string, Filter>

export type FilterName = keyof typeof INBOX_FILTERS
export const FILTER_NAMES = ['state', 'tags', 'assigned_to', 'read'] as const

/** As they stand in the address; a filter without words is open to anything. */
export type FilterWords = Readonly<Partial<Record<FilterName, readonly string[]>>>

export function filtersIn(params: URLSearchParams): FilterWords {
  const words = FILTER_NAMES.map((name) => [name, params.getAll(name)] as const)
  return Object.fromEntries(words.filter(([, found]) => found.length > 0))
}

/** What they ask of the server; words that mean nothing ask nothing. */
export function askedBy({ state = [], tags = [], assigned_to = [], read = [] }: FilterWords) {
  const assigned = Id.safeParse(assigned_to[0])
  const states = MessageState.options.filter((one) => state.includes(one))
  return {
    ...(states.length > 0 && { state: states }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(assigned.success && { assigned_to: assigned.data }),
    ...(read[0] === 'true' && { read: 'true' as const }),
    ...(read[0] === 'false' && { read: 'false' as const }),
  }
}
