import { sql } from 'kysely'
import { LANGS, translator } from '#kernel/i18n/texts.ts'
import { notify } from '#modules/notifications/server/api.ts'
import type { Proof } from '../contract-report.ts'
import { texts } from '../texts.ts'
import type { BackupScope } from './house.ts'
import type { ArchiveRow } from './open-row.ts'

/** Keeps the result with the archive; a bad one is told to everyone who can do something. */
export async function saveProof(scope: BackupScope, row: ArchiveRow, proof: Proof): Promise<void> {
  await scope.change(async (change) => {
    await change.db
      .updateTable('backup_archives')
      .set({ proof: JSON.stringify(proof) })
      .where('id', '=', row.id)
      .execute()
    if (proof.ok) return
    const admins = await change.db
      .selectFrom('users')
      .select(['id', 'lang'])
      .where(sql<boolean>`roles && array['admin', 'system']`)
      .limit(500)
      .execute()
    for (const lang of LANGS) {
      const userIds = admins.filter((one) => one.lang === lang).map((one) => one.id)
      const title = translator(texts, lang)('notice.red')
      await notify(change, { userIds, kind: 'backup.red', title, link: 'backup' })
    }
  })
}
