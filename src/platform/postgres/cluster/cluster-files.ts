import { chmod, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PlatformError } from '#platform/platform-error.ts'
import { giveTo } from '../folder/owner.ts'
import type { Setting } from '../setting.ts'

/** Sets owner and mode of the cluster as PostgreSQL demands them, and checks its version. */
export async function makeStartable(setting: Setting, cluster: string): Promise<void> {
  const { place, binaries } = setting
  const { uid } = await stat(cluster)
  if (uid !== place.owner.uid) await giveTo(place.owner, cluster)
  await chmod(cluster, 0o700)
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version === String(binaries.major)) return
  throw new PlatformError(
    'wrong-version',
    `The database in ${cluster} was made by PostgreSQL ${version || '(unknown)'}, but this Kontor brings PostgreSQL ${binaries.major}. Start the Kontor version that made it, or set DATABASE_URL.`,
  )
}

/** Keeps files that are no working cluster under another name; nothing is ever deleted. */
export async function setAside(setting: Setting): Promise<undefined> {
  const { cluster } = setting.place
  const kept = `${cluster}.incomplete-${timeInName()}`
  await rename(cluster, kept)
  setting.log({ msg: 'The database folder was incomplete; it is kept under another name', kept })
}

/** The time as part of a file name. */
export function timeInName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-')
}
