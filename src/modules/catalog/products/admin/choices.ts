import { useQuery } from '@tanstack/react-query'
import type { Option } from '#kernel/admin/fields/filter.ts'
import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { call } from '#kernel/client/call.ts'
import { type Choices, readChoices } from '../product.calls.ts'

const QUERY = {
  queryKey: ['collection', 'products', 'choices'],
  queryFn: () => call(readChoices, {}),
}

/** What products can be given; undefined until it is known. */
export function useChoices(): Choices | undefined {
  return useQuery({ ...QUERY, staleTime: 60_000 }).data
}

type Group = 'vat_groups' | 'shipping_groups'

export async function groupOptions(group: Group): Promise<Option[]> {
  const choices = await call(readChoices, {})
  return choices[group].map(({ _id, title }) => ({ value: _id, label: title }))
}

/** VAT or shipping groups of the shop's settings. */
export function settingSource(group: Group): ReferenceSource {
  return {
    name: `shop-${group}`,
    find: async (search) => {
      const wanted = search.trim().toLowerCase()
      return (await groupOptions(group)).filter(({ label }) => label.toLowerCase().includes(wanted))
    },
    read: async (id) =>
      (await groupOptions(group)).find(({ value }) => value === id) ?? { value: id, label: id },
  }
}

export async function usedTags(): Promise<readonly string[]> {
  return (await call(readChoices, {})).tags
}
