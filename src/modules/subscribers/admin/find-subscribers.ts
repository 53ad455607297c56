import type { SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { newsletterSubscriber } from '../subscribers/subscriber.ts'
import { subscriberPath } from './paths.ts'

const SHOWN = 6

export async function findHits(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const body = { search, limit: SHOWN }
  const { items } = await call(newsletterSubscriber.calls.search, { body })
  return items.map(({ _id, email, first_name, last_name }) => ({
    label: email,
    hint: `${first_name} ${last_name}`.trim(),
    path: subscriberPath(_id),
  }))
}
