import { sql } from 'kysely'
import { fetchMailboxes, listFetchedMailboxes } from '#kernel/contract/admin/mail-in.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import type { KernelTables } from '../../kernel-tables.ts'
import { type Route, routesOf } from '../../route.ts'
import { lookAtAll } from '../fetch-folder.ts'
import { foldersOf } from '../imap/imap-account.ts'
import { endPauses } from './folder-state.ts'

const on = routesOf<KernelTables>()

const MOST_ASIDE = 1000

export const mailInRoutes: Route[] = [
  on(listFetchedMailboxes, async ({ db, config, lang }) => {
    const folders = foldersOf(config.get(mailSection).mailboxes)
    const rows = await db.selectFrom('mail_in_folders').selectAll().limit(500).execute()
    const items = folders.map(async ({ key, folder, mailboxes }) => {
      const row = rows.find((one) => one.account === key && one.folder === folder)
      const { rows: counted } = await sql<{ aside: number }>`select count(*)::int as aside from (
        select from mail_in_mails where account = ${key} and folder = ${folder}
          and state in ('too-large', 'unreadable', 'failed')
          and created_at > now() - interval '30 days' limit ${MOST_ASIDE}) bounded`.execute(db)
      return mailboxes.map(({ uuid }) => ({
        mailbox: uuid,
        checked_at: row?.checked_at?.toISOString() ?? null,
        fault: row?.fault?.[lang] ?? null,
        aside: counted[0]?.aside ?? 0,
      }))
    })
    return { items: (await Promise.all(items)).flat() }
  }),
  on(fetchMailboxes, async ({ change }) => {
    const started = await change(async (unit) => {
      await endPauses(unit.db)
      return lookAtAll(unit)
    })
    return { started }
  }),
]
