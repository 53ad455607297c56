import type { SearchHit } from '#kernel/admin/module.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { newsletterSending } from '../sendings/sending.ts'
import { sendingPath } from './paths.ts'

const SHOWN = 6

export async function findSendings(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const query = { search, limit: SHOWN } as const
  const { items } = await newsletterCall(newsletterSending.calls.list, { query })
  return items.map(({ _id, name }) => ({ label: name, hint: '', path: sendingPath(_id) }))
}
