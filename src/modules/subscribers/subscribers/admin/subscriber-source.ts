import type { z } from 'zod'
import type { ListAsk, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { newsletterCall } from '../../admin/newsletter-call.ts'
import { createSubscriber, removeSubscriberById } from '../subscriber.calls.ts'
import { newsletterSubscriber, type Subscriber } from '../subscriber.ts'

export type SubscriberQuery = z.input<typeof newsletterSubscriber.Query>

/** What the form edits; address, lists and basis only of a new one. */
export type SubscriberDraft = Pick<
  Subscriber,
  'email' | 'first_name' | 'last_name' | 'lang' | 'tags' | 'groups'
> & { address: string; lists: string[]; basis: 'ask' | 'customer' | 'documented'; proof: string }

export async function findSubscribers({ filters, ...request }: ListAsk<SubscriberQuery>) {
  const query = { ...filters, ...request }
  const { items, numItems, numItemsExact, next } = await newsletterCall(
    newsletterSubscriber.calls.list,
    {
      query,
    },
  )
  return { rows: items, total: numItems, isExact: numItemsExact, next }
}

export async function loadSubscriber(id: string): Promise<Subscriber> {
  return first(await newsletterCall(newsletterSubscriber.calls.read, { params: { id } }))
}

export async function saveSubscriber(
  ask: SaveAsk<Subscriber, SubscriberDraft>,
): Promise<Subscriber> {
  const { id, version = 0, values, changes } = ask
  if (id !== undefined) {
    const { first_name, last_name, lang, tags, groups } = changes
    const body = { first_name, last_name, lang, tags, groups, version }
    return first(
      await newsletterCall(newsletterSubscriber.calls.updateById, { params: { id }, body }),
    )
  }
  const { address, lists, basis, proof, first_name, last_name, lang, tags, groups } = values
  const body = {
    email: address,
    ...{ first_name, last_name, lang, tags, groups },
    ...(lists.length > 0 && { lists }),
    basis: basis === 'ask' ? null : { kind: basis, proof },
  }
  return first(await newsletterCall(createSubscriber, { body }))
}

export function removeSubscriber({ _id }: Subscriber): Promise<unknown> {
  return newsletterCall(removeSubscriberById, { params: { id: _id } })
}

function first({ items: [item] }: { items: Subscriber[] }): Subscriber {
  if (!item) throw new Error('The server answered without the subscriber')
  return item
}
