import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import {
  checkOwnPassword,
  isReserved,
  issueKey,
  mailKey,
  normalHandle,
} from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import { mailMessages } from '../../messages-mail.ts'
import type { UsersChange, UsersContext } from '../../server/guard.ts'
import { findAccount, type UserRow } from '../../server/queries.ts'

/**
 * Mails a key to the new address; only its owner can finish the change. Whether the address belongs
 * to another account is told to that address alone, never to who asks.
 */
export async function requestEmailChange(
  context: UsersContext,
  given: { handle: string; password: string },
): Promise<{ requested: true }> {
  const row = await mustProve(context, given.password)
  if (row.is_builtin) throw userFailures.builtinAccount()
  const handle = normalHandle(given.handle)
  if (isReserved(handle, context.settings.baseUrl)) throw userFailures.reserved()
  await context.change(async (change) => {
    if (await isKnown(change, handle)) await tellOwner(context, change, { handle, lang: row.lang })
    else {
      const key = await issueKey(
        { db: tablesOf(change.db) },
        {
          userId: row.id,
          kind: 'new-handle',
          data: { handle },
        },
      )
      await mailKey(context, change, { kind: 'new-handle', key, to: { handle, lang: row.lang } })
    }
    await change.audit({ noun: 'user', id: row.id, action: 'email-requested' })
  })
  return { requested: true }
}

/** The own account, once its password was given; never in another's name. */
export async function mustProve(context: UsersContext, password: string): Promise<UserRow> {
  const row = await findAccount(context.db, context.user.id)
  if (!row || context.user.actedBy) throw failures.noPermission()
  if (!(await checkOwnPassword(context, row, password))) throw userFailures.wrongPassword()
  return row
}

async function isKnown({ db }: UsersChange, handle: string): Promise<boolean> {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(handle)`, '=', handle)
    .executeTakeFirst()
  return known !== undefined
}

async function tellOwner(
  context: UsersContext,
  change: UsersChange,
  { handle, lang }: Pick<UserRow, 'handle' | 'lang'>,
): Promise<void> {
  const t = translator(mailMessages, lang)
  const site = siteName(context)
  const subject = t('handleTaken.subject', { site })
  const mail = await renderMail(
    {
      title: subject,
      paragraphs: [t('handleTaken.lead', { site })],
      footer: t('handleTaken.footer'),
      lang,
    },
    context,
  )
  await sendMail(change, { to: handle, subject, ...mail })
}
