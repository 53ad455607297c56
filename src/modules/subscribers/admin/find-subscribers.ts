import type { SearchHit } from '#kernel/admin/module.ts'
import { newsletterList } from '../lists/list.ts'
import { newsletterSubscriber } from '../subscribers/subscriber.ts'
import { newsletterCall } from './newsletter-call.ts'
import { LISTS, subscriberPath } from './paths.ts'

const SHOWN = 6

export async function findHits(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const body = { search, limit: SHOWN }
  const { items } = await newsletterCall(newsletterSubscriber.calls.search, { body })
  return items.map(({ _id, email, first_name, last_name }) => ({
    label: email,
    hint: `${first_name} ${last_name}`.trim(),
    path: subscriberPath(_id),
  }))
}

export async function findLists(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const query = { search, limit: SHOWN, sort: 'name' } as const
  const { items } = await newsletterCall(newsletterList.calls.list, { query })
  return items.map(({ _id, name }) => ({ label: name, hint: '', path: `${LISTS}/edit/${_id}` }))
}
