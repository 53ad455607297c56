import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'

/**
 * Whoever signed off, complained or was blocked since the archive was made stays so, and whoever took back
 * that opening may be noticed. By the hash of
 * the address, and by the address itself where the archive comes from a house with another secret.
 */
export const carryOver: CarryOver = {
  save: [
    `create temporary table carried_suppressions on commit drop as
      select * from newsletter_suppressions`,
    `create temporary table carried_endings on commit drop as
      select address_hash, lower(email) as email, list_id, s.state, s.since
      from newsletter_subscriptions s join newsletter_subscribers on id = subscriber_id
      where s.state in ('unsubscribed', 'suppressed')`,
    `create temporary table carried_untracked on commit drop as
      select address_hash, lower(email) as email from newsletter_subscribers where not tracking`,
  ],
  apply: [
    `insert into newsletter_suppressions
      select * from carried_suppressions carried
      where list_id is null or list_id in (select id from newsletter_lists)
      on conflict (address_hash, list_id) do update
        set reason = excluded.reason, created_at = excluded.created_at
        where excluded.created_at > newsletter_suppressions.created_at`,
    `update newsletter_subscriptions s
      set state = carried.state, since = carried.since, paused_until = null
      from newsletter_subscribers, carried_endings carried
      where newsletter_subscribers.id = s.subscriber_id and carried.list_id = s.list_id
        and (newsletter_subscribers.address_hash = carried.address_hash
          or lower(newsletter_subscribers.email) = carried.email)
        and s.state not in ('unsubscribed', 'suppressed') and s.since < carried.since`,
    // Who took back that opening may be noticed, or never agreed, has not agreed.
    `update newsletter_subscribers s set tracking = false
      from carried_untracked carried
      where s.tracking and (carried.address_hash = s.address_hash or carried.email = lower(s.email))`,
    // Who was erased since is not brought back, not even as somebody who left.
    `delete from newsletter_subscribers s using carried_suppressions carried
      where carried.address_hash = s.address_hash and carried.list_id is null
        and carried.reason = 'erased' and s.created_at < carried.created_at`,
    // The subscriber may be gone by now; what stays of them is the hash.
    `update newsletter_subscriptions s
      set state = 'unsubscribed', since = carried.created_at, paused_until = null
      from newsletter_subscribers, carried_suppressions carried
      where newsletter_subscribers.id = s.subscriber_id
        and newsletter_subscribers.address_hash = carried.address_hash
        and (carried.list_id = s.list_id or carried.list_id is null)
        and s.state not in ('unsubscribed', 'suppressed') and s.since < carried.created_at`,
  ],
}
