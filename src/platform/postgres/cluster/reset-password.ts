import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { giveTo } from '../folder/owner.ts'
import { withClient } from '../server/ask.ts'
import { runOnce } from '../server/run-once.ts'
import { ROLE, type Setting } from '../setting.ts'
import { withStaging } from './staging.ts'

/**
 * Sets the role's password to the one in the data folder, after that file was lost or the cluster
 * came from a backup. Whoever owns the files may do so: for this one run, the private socket alone
 * is the proof of identity.
 */
export async function resetPassword(
  setting: Setting,
  cluster: string,
  abort: AbortSignal,
): Promise<void> {
  await withStaging(setting.place, async (folder) => {
    const rules = join(folder, 'trust.conf')
    await writeFile(rules, 'local all all trust\n', { mode: 0o600 })
    await giveTo(setting.place.owner, rules)
    const extra = { hba_file: rules }
    await runOnce(setting, { cluster, database: 'postgres', abort, extra }, async (connection) => {
      await withClient(connection, async (client) => {
        const password = client.escapeLiteral(setting.password)
        await client.query(`alter role ${ROLE} password ${password}`)
      })
    })
  })
}
