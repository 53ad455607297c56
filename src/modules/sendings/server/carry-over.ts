import type { CarryOver } from '#kernel/server/manifest/carry-over.ts'

/**
 * Whoever got a mail since the archive was made does not get it again, and nothing goes out by itself:
 * every sending that was under way waits until a person decides.
 */
export const carryOver: CarryOver = {
  save: [
    `create temporary table carried_recipients on commit drop as
      select * from newsletter_recipients where state <> 'queued'`,
    `create temporary table carried_mails on commit drop as
      select * from newsletter_sending_mails where sending_id in (
        select sending_id from carried_recipients)`,
  ],
  apply: [
    // Of what an older worker had in hand nobody knows any more; it is not sent twice.
    `update newsletter_recipients
      set state = case state when 'sending' then 'uncertain' else 'queued' end, worker = null
      where state in ('claimed', 'sending')`,
    'delete from newsletter_workers',
    `insert into newsletter_recipients (sending_id, subscriber_id, list_id, state, reason, attempts,
        due_at, answer, begun_at, sent_at, bounced_at, left_at, variant, is_tracked, is_opened)
      select sending_id, subscriber_id, list_id,
        case state when 'sending' then 'uncertain' when 'claimed' then 'queued' else state end,
        reason, attempts, due_at, answer, begun_at, sent_at, bounced_at, left_at, variant,
        is_tracked, is_opened
      from carried_recipients where sending_id in (select id from newsletter_sendings)
      on conflict (sending_id, subscriber_id) do update
        set state = excluded.state, reason = excluded.reason, attempts = excluded.attempts,
          due_at = excluded.due_at, answer = excluded.answer, begun_at = excluded.begun_at,
          sent_at = excluded.sent_at, bounced_at = excluded.bounced_at, left_at = excluded.left_at,
          variant = excluded.variant, is_tracked = excluded.is_tracked,
          is_opened = excluded.is_opened
        where newsletter_recipients.state in ('queued', 'deferred', 'uncertain', 'failed')
          or excluded.bounced_at is not null`,
    `insert into newsletter_sending_mails
      select * from carried_mails where sending_id in (select id from newsletter_sendings)
      on conflict (sending_id, variant) do nothing`,
    `update newsletter_sendings set state = 'paused', reason = 'restored', trouble = ''
      where state in ('scheduled', 'preparing', 'running')
        or (state in ('draft', 'missed') and exists (select from newsletter_recipients
          where sending_id = newsletter_sendings.id))`,
  ],
}
