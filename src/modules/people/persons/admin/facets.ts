import type { Option } from '#kernel/admin/fields/filter.ts'
import { call } from '#kernel/client/call.ts'
import { browsePersons } from '../person.calls.ts'

const facets = () => call(browsePersons, { body: { limit: 1 } })

export async function usedTags(): Promise<readonly string[]> {
  return (await facets()).availableTags
}

/** What somebody can be to the modules, in words. */
export async function roleOptions(): Promise<Option[]> {
  return (await facets()).availableRoles.map(({ role, label }) => ({ value: role, label }))
}

/** The modules that know persons. */
export async function moduleOptions(): Promise<Option[]> {
  const areas = (await facets()).availableRoles.map(({ module, area }) => [module, area] as const)
  return [...new Map(areas)].map(([value, label]) => ({ value, label }))
}
