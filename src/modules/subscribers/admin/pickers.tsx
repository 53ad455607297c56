import type { ReferenceSource } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { newsletterList } from '../lists/list.ts'
import { newsletterSubscriber } from '../subscribers/subscriber.ts'
import { newsletterCall } from './newsletter-call.ts'
import { LISTS, subscriberPath } from './paths.ts'

export { newsletterCall } from './newsletter-call.ts'
export { NewsletterNav } from './newsletter-nav.tsx'

const FOUND = 50

/** The lists of the newsletter, by name. */
export const newsletterListSource: ReferenceSource = {
  name: 'newsletter-list',
  find: async (search) => {
    const query = { search, limit: FOUND, sort: 'name' } as const
    const { items } = await newsletterCall(newsletterList.calls.list, { query })
    return items.map(({ _id, name }) => ({ value: _id, label: name }))
  },
  read: async (id) => {
    const [found] = (await newsletterCall(newsletterList.calls.read, { params: { id } })).items
    return { value: id, label: found?.name ?? id }
  },
  path: (id) => `${LISTS}/edit/${id}`,
}

/** Subscribers, by address and name. */
export const subscriberSource: ReferenceSource = {
  name: 'newsletter-subscriber',
  find: async (search) => {
    const { items } = await newsletterCall(newsletterSubscriber.calls.search, {
      body: { search, limit: FOUND },
    })
    return items.map(({ _id, email }) => ({ value: _id, label: email }))
  },
  read: async (id) => {
    const [found] = (await newsletterCall(newsletterSubscriber.calls.read, { params: { id } }))
      .items
    return { value: id, label: found?.email ?? id }
  },
  path: subscriberPath,
}
