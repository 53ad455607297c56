import { chmod, chown, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { writeDurably } from '../../files/durable.ts'
import { placeName, prepareSockets } from '../server/sockets.ts'
import { chooseOwner, type Owner } from './owner.ts'
import { barrierTo } from './reach.ts'

/** Where a Kontor keeps its cluster. `mustExist`: an earlier start has recorded that it is there. */
export type ClusterLocation = {
  dataDir: string
  cluster: string
  sockets: string
  owner: Owner
  mustExist: boolean
}

type Pointer = { cluster?: string; sockets?: string }

/**
 * Finds the place for the cluster: inside the data folder, unless Kontor runs as root and the
 * database's OS user cannot get there (a folder below /root); then below `fallbackRoot`.
 */
export async function choosePlace(
  dataDir: string,
  fallbackRoot = '/var/lib/kontor',
): Promise<ClusterLocation> {
  const pointer = await readPointer(dataDir)
  const inside = join(dataDir, 'postgres')
  const recorded = pointer.cluster
  if (recorded) {
    await mkdir(dirname(recorded), { recursive: true, mode: 0o755 }).catch(() => {
      throw clusterMissing(dataDir, recorded)
    })
    return await placeAt(dataDir, recorded, true)
  }
  const owner = await chooseOwner(inside)
  const barrier = owner.isOther ? await barrierAfterOpening(dataDir, inside, owner) : undefined
  if (!barrier) return await placeAt(dataDir, inside, false)
  if (!(await isEmptyFolder(inside))) throw unreachable(inside, barrier, owner)
  const cluster = join(fallbackRoot, placeName(dataDir), 'postgres')
  await mkdir(dirname(cluster), { recursive: true, mode: 0o755 }).catch(() => {
    throw unreachable(dataDir, barrier, owner)
  })
  const outer = await barrierTo(cluster, owner)
  if (outer) throw unreachable(cluster, outer, owner)
  return await placeAt(dataDir, cluster, false)
}

/** Whether the cluster lies outside the data folder. */
export function isOutside(place: ClusterLocation): boolean {
  return dirname(place.cluster) !== place.dataDir
}

/** Leaves a note in the data folder when cluster or sockets are not there where one would look. */
export async function recordPlace(place: ClusterLocation): Promise<void> {
  const pointer: Pointer = {}
  if (isOutside(place)) pointer.cluster = place.cluster
  if (dirname(place.sockets) !== dirname(place.cluster)) pointer.sockets = place.sockets
  if (Object.keys(pointer).length === 0) return
  const known = await readPointer(place.dataDir)
  if (known.cluster === pointer.cluster && known.sockets === pointer.sockets) return
  await writeDurably(pointerFile(place.dataDir), `${JSON.stringify(pointer)}\n`)
}

/** True for a folder that is missing or holds nothing. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    throw error
  }
}

/** A recorded cluster that is gone must not be replaced by an empty one without a word. */
export function clusterMissing(dataDir: string, cluster: string): PlatformError {
  return new PlatformError(
    'cluster-missing',
    `The database should be in ${cluster}, as ${pointerFile(dataDir)} says, but it is not there. Bring that folder back or restore a backup; only if you want to begin with an empty database, delete ${pointerFile(dataDir)}.`,
  )
}

/** A data folder of root's alone is opened to the database's group, just for passing through. */
async function barrierAfterOpening(
  dataDir: string,
  cluster: string,
  owner: Owner,
): Promise<string | undefined> {
  const barrier = await barrierTo(cluster, owner)
  if (barrier !== dataDir) return barrier
  const { uid, mode } = await stat(dataDir)
  if (uid !== 0 || (mode & 0o070) !== 0) return barrier
  await chown(dataDir, uid, owner.gid)
  await chmod(dataDir, (mode & 0o7777) | 0o010)
  return await barrierTo(cluster, owner)
}

async function placeAt(
  dataDir: string,
  cluster: string,
  mustExist: boolean,
): Promise<ClusterLocation> {
  const owner = await chooseOwner(cluster)
  const sockets = await prepareSockets(dirname(cluster), dataDir, owner)
  return { dataDir, cluster, sockets, owner, mustExist }
}

function pointerFile(dataDir: string): string {
  return join(dataDir, 'postgres-location')
}

async function readPointer(dataDir: string): Promise<Pointer> {
  try {
    return JSON.parse(await readFile(pointerFile(dataDir), 'utf8')) as Pointer
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {}
    throw new PlatformError(
      'cluster-missing',
      `${pointerFile(dataDir)} says where the database is, but cannot be read. Restore that file from a backup; do not delete it, or Kontor starts with an empty database.`,
      error,
    )
  }
}

function unreachable(path: string, barrier: string, owner: Owner): PlatformError {
  return new PlatformError(
    'unreachable-folder',
    `The OS user ${owner.name}, as which the database runs, cannot get to ${path}, because ${barrier} is closed to it. Open it (chmod o+x "${barrier}"), choose another folder with KONTOR_DATA_DIR, or start Kontor as a normal user.`,
  )
}
