import { translator } from '#kernel/i18n/texts.ts'
import { tellAdmins } from '#modules/auth/server/api.ts'
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
    await tellAdmins(change, {
      kind: 'backup.red',
      link: 'backup',
      title: (lang) => translator(texts, lang)('notice.red'),
    })
  })
}
