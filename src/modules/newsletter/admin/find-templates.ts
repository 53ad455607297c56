import type { SearchHit } from '#kernel/admin/module.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { newsletterTemplate } from '../templates/template.ts'
import { TEMPLATES } from './paths.ts'

const SHOWN = 6

export async function findTemplates(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const query = { search, limit: SHOWN, sort: 'name' } as const
  const { items } = await newsletterCall(newsletterTemplate.calls.list, { query })
  return items.map(({ _id, name, subject }) => ({
    label: name,
    hint: subject,
    path: `${TEMPLATES}/edit/${_id}`,
  }))
}
