import { mailSection } from '#kernel/contract/sections/mail.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { subscriberFailures } from '../../errors.ts'
import type { Db, SubscriberChange, SubscriberTables } from '../../server/tables.ts'
import { newsletterList } from '../list.ts'

export const listResource = resourcesOf<SubscriberTables>()(newsletterList, {
  table: 'newsletter_lists',
  check: async ({ scope }, { mailbox, is_public }, before) => {
    // Who subscribes reads name, description and wording at once.
    if (before?.is_public || (is_public ?? !before)) mustPublishLists(scope)
    const { mailboxes } = scope.config.get(mailSection)
    if (mailbox && !mailboxes.some(({ uuid }) => uuid === mailbox))
      throw subscriberFailures.unknownMailbox()
  },
  removing: async ({ scope }, lists) => {
    if (lists.some((list) => list.is_public)) mustPublishLists(scope)
  },
  restoring: async ({ scope }, list) => {
    if (list.is_public) mustPublishLists(scope)
  },
  derive: countSubscribers,
  tags: () => ['newsletter-lists'],
})

function mustPublishLists(scope: SubscriberChange['scope']): void {
  mustPublish(scope, 'subscribers', subscriberFailures.publishAccess)
}

/** Unconfirmed addresses are counted apart: they are nobody's subscribers yet. */
async function countSubscribers(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['list_id', 'state', (eb) => eb.fn.countAll<string>().as('n')])
    .where('list_id', 'in', [...ids])
    .where('state', 'in', ['confirmed', 'paused', 'pending'])
    .groupBy(['list_id', 'state'])
    .execute()
  const sum = (id: string, isPending: boolean) =>
    rows
      .filter(({ list_id, state }) => list_id === id && (state === 'pending') === isPending)
      .reduce((total, { n }) => total + Number(n), 0)
  const counts = ids.map((id): [string, object] => [
    id,
    { numConfirmed: sum(id, false), numPending: sum(id, true) },
  ])
  return new Map(counts)
}
