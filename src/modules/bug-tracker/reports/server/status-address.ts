import type { Lang } from '#kernel/i18n/messages.ts'
import type { MailKey } from '#kernel/server/mail/mail-key.ts'
import type { BugRow } from '../../bugs/server/find/queries.ts'
import type { BugChange } from '../../server/unit-of-work.ts'
import { statusPage } from '../report-pages.ts'
import { statusToken, tokenHash } from './public-status.ts'

/** The page stays, but news that waited this long is none any more. */
const MAIL_DAYS = 90

/** Where the report with this token is shown. */
export function statusPath(token: string, lang: Lang): string {
  return statusPage.path[lang].replace(':key', token)
}

/**
 * The address for a mail to the reporter. A bug filed by staff gets its page with the first mail,
 * and one whose link was made with an older secret of the house gets a new one.
 */
export async function openStatusPath(
  change: BugChange,
  bug: Pick<BugRow, 'id' | 'status_token_hash'>,
  lang: Lang,
): Promise<{ url: string; key: MailKey }> {
  const token = statusToken(change.scope.secret, bug.id)
  const hash = tokenHash(token)
  if (!bug.status_token_hash?.equals(hash)) {
    await change.db
      .updateTable('bugs')
      .set({ status_token_hash: hash })
      .where('id', '=', bug.id)
      .execute()
  }
  const expiresAt = new Date(Date.now() + MAIL_DAYS * 86_400_000)
  return { url: statusPath(token, lang), key: { value: token, expiresAt } }
}
