import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The end of a link that was made at random: 43 letters for a key, 32 for a private page. */
const KEY = String.raw`(https?://[^\s"<]*[/=])([A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{32})(?![A-Za-z0-9_-])`

/**
 * Keys of mails lie sealed beside them. Older mails had them in their text: there they are masked,
 * and those that still waited will not be sent, since their links would lead nowhere.
 */
export const sealMailKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table mails
      add column sealed_key text,
      add column key_expires_at timestamptz`.execute(db)
    await sql`update mails set
        html = regexp_replace(html, ${KEY}, '\\1••••••', 'g'),
        text = regexp_replace(text, ${KEY}, '\\1••••••', 'g'),
        key_expires_at = now(),
        state = case when state in ('queued', 'kept') then 'expired' else state end
      where text ~ ${KEY} or html ~ ${KEY}`.execute(db)
    await sql`create index mails_key_expiry on mails (key_expires_at)
      where sealed_key is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`update mails set state = 'failed' where state = 'expired'`.execute(db)
    await sql`alter table mails drop column sealed_key, drop column key_expires_at`.execute(db)
  },
}
