import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { refuseNetworkFileSystem } from '../files/disk.ts'
import { writeDurably } from '../files/durable.ts'
import type { Binaries } from './binaries/binaries.ts'
import { reachableBinaries } from './binaries/binaries-copy.ts'
import { finishSwap } from './cluster/swap.ts'
import { acquireLock, type Lock } from './folder/lock.ts'
import { choosePlace, isOutside } from './folder/place.ts'
import type { Log, Setting } from './setting.ts'

const PASSWORD_BYTES = 32

type Wishes = { dataDir: string; log: Log; startTimeoutMs?: number; fsync?: boolean }

const START_TIMEOUT_MS = 120_000

/** Makes the data folder if need be and returns its real path. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const path = resolve(dataDir)
  // As root the database's own user must be able to pass, though not to look around.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  try {
    await mkdir(path, { recursive: true, mode })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (error) {
    throw new PlatformError(
      'not-writable',
      `Kontor cannot write to its data folder ${path}. Give it to the user that runs Kontor, or choose another one with KONTOR_DATA_DIR.`,
      error,
    )
  }
}

/** Finds out all that is needed to run the cluster; adds the locks it had to take. */
export async function prepare(
  options: Wishes,
  installed: Binaries,
  locks: Lock[],
): Promise<Setting> {
  const { dataDir } = options
  const place = await choosePlace(dataDir)
  if (isOutside(place)) {
    // Two copies of a data folder may point to one and the same cluster.
    locks.push(await acquireLock(dirname(place.cluster)))
    const reason = place.mustExist
      ? `as ${dataDir}/postgres-location says`
      : `because its OS user ${place.owner.name} cannot reach ${dataDir}`
    options.log({ msg: `The database is kept in ${place.cluster}, ${reason}` })
  }
  await refuseNetworkFileSystem(dirname(place.cluster))
  await finishSwap(place)
  const binaries = await reachableBinaries(installed, place.owner)
  if (binaries.copied) {
    options.log({
      msg: `Copied the PostgreSQL programs to ${binaries.root}, because OS user ${place.owner.name} cannot run those in ${installed.root}`,
    })
  }
  return {
    place,
    binaries,
    password: await readOrCreatePassword(dataDir),
    fsync: options.fsync ?? true,
    startTimeoutMs: options.startTimeoutMs ?? START_TIMEOUT_MS,
    log: options.log,
    logFile: join(dataDir, 'postgres.log'),
  }
}

/**
 * The password of the database's only role. A lost file is replaced: the start notices that the
 * server denies the new one and sets it.
 */
async function readOrCreatePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres-password')
  const known = await readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw new PlatformError(
      'not-owner',
      `Kontor cannot read ${path}. Start Kontor as the user it was started as before, or give the data folder to this one.`,
      error,
    )
  })
  if (known.trim().length >= PASSWORD_BYTES) return known.trim()
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  await writeDurably(path, `${password}\n`)
  return password
}
