import { type Kysely, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import type { Db, SubscriberTables } from '../../server/tables.ts'
import { newsletterSubscriber, type Subscription } from '../subscriber.ts'
import { REASONS } from '../subscriber-values.ts'

export const subscriberResource = resourcesOf<SubscriberTables>()(newsletterSubscriber, {
  table: 'newsletter_subscribers',
  derive: readDerived,
  where: ({ list, state, user }) => [
    ...(list ? [isOn(list, state)] : state.length > 0 ? [isIn(state)] : []),
    ...(user ? [isOf(user)] : []),
  ],
})

/** Those who have a list, or with whom it stands in one of these ways. */
function isOn(list: string, asked: readonly string[]) {
  const states = asked.length > 0 ? asked : ['confirmed', 'paused']
  return sql<boolean>`newsletter_subscribers.id in (
    select subscriber_id from newsletter_subscriptions
    where list_id = ${list} and state = any(${[...states]}::text[]))`
}

function isIn(states: readonly string[]) {
  return sql<boolean>`newsletter_subscribers.state = any(${[...states]}::text[])`
}

/** Those of the person with this account. */
function isOf(account: string) {
  return sql<boolean>`newsletter_subscribers.id in (
    select item_id from person_links join people on people.id = person_id
    where module = 'subscribers' and people.account = ${account})`
}

type Derived = {
  id: string
  created_at: Date
  subscriptions: Subscription[]
  account: string | null
  person_id: string | null
  blocked: string | null
}

async function readDerived(db: Kysely<SubscriberTables>, ids: readonly string[]) {
  const { rows } = await sql<Derived>`
    select s.id, s.created_at, people.account, people.id as person_id,
      (select reason from newsletter_suppressions x where x.address_hash = s.address_hash
        and x.list_id is null) as blocked,
      coalesce((select json_agg(json_build_object('list', list_id, 'state', state, 'since', since,
          'source', source, 'basis', basis, 'paused_until', paused_until) order by since, list_id)
        from newsletter_subscriptions where subscriber_id = s.id), '[]') as subscriptions
    from newsletter_subscribers s
    left join person_links l on l.module = 'subscribers' and l.noun = 'newsletter-subscriber'
      and l.item_id = s.id and l.role = 'subscriber'
    left join people on people.id = l.person_id
    where s.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row): [string, object] => [row.id, toWire(row)]))
}

function toWire({ created_at, subscriptions, account, person_id, blocked }: Derived) {
  const confirmed = subscriptions.filter(({ state }) => state === 'confirmed' || state === 'paused')
  return {
    created_at: created_at.toISOString(),
    subscriptions: subscriptions.map(({ since, paused_until, ...rest }) => ({
      ...rest,
      since: new Date(since).toISOString(),
      paused_until: paused_until && new Date(paused_until).toISOString(),
    })),
    userData: { newsletter: { subscribed_lists: confirmed.map(({ list }) => list) } },
    user: account,
    person: person_id,
    blocked: REASONS.find((reason) => reason === blocked) ?? null,
  }
}

/** One subscriber as the calls answer it. */
export async function readSubscriber(db: Db, id: string) {
  const [item] = await subscriberResource.read(db, [id])
  if (!item) throw failures.notFound()
  return item
}
