import type { Selectable } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { newsletterConsentWithdrawn } from '#modules/auth/events.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { Db } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'
import { iso } from '../../server/wire.ts'

export async function findConsents(db: Db, userId: string) {
  const rows = await db
    .selectFrom('user_consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .execute()
  return { consents: rows.map(toConsent) }
}

const WITHDRAWN: Readonly<Record<string, typeof newsletterConsentWithdrawn>> = {
  newsletter: newsletterConsentWithdrawn,
}

/** Takes one of the own consents back; somebody else's answers 404. */
export async function withdrawConsent(context: UsersContext, id: string): Promise<void> {
  const userId = context.user.id
  await context.change(async (change) => {
    const row = await change.db
      .selectFrom('user_consents')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw failures.notFound()
    if (row.withdrawn_at) return
    await change.db
      .updateTable('user_consents')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', id)
      .execute()
    await change.audit({ noun: 'user', id: userId, action: 'consent-withdrawn' })
    const event = WITHDRAWN[row.kind]
    if (event) await change.emit(event, { userId, consentId: id })
  })
}

function toConsent(row: Selectable<UsersTables['user_consents']>) {
  return {
    _id: row.id,
    kind: row.kind,
    wording: row.wording,
    given: row.given_at.toISOString(),
    withdrawn: iso(row.withdrawn_at),
  }
}
