import { randomBytes } from 'node:crypto'
import { access, chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PlatformError, textOf } from '#platform/platform-error.ts'
import type { Owner } from '../folder/owner.ts'
import { barrierTo, canRead } from '../folder/reach.ts'
import { type Binaries, program, repairBinaries } from './binaries.ts'

/**
 * The binaries where the owner can run them: where they are installed, else copied once to a place
 * every user can reach (an installation below /root is closed to the database's user).
 */
export async function reachableBinaries(
  binaries: Binaries,
  owner: Owner,
  places = ['/var/lib/kontor', join(tmpdir(), `kontor-${process.getuid?.()}`)],
): Promise<Binaries & { copied: boolean }> {
  const repaired = await repairBinaries(binaries).then(
    () => true,
    () => false,
  )
  if (repaired && (await canUse(binaries, owner))) return { ...binaries, copied: false }
  const reasons: string[] = []
  for (const place of places) {
    const copy = { ...binaries, root: join(place, `pg-${binaries.version}`) }
    try {
      const copied = await copyOnce(binaries, copy, place)
      if (await canUse(copy, owner)) return { ...copy, copied }
      reasons.push(`${owner.name} cannot reach ${place}`)
    } catch (error) {
      reasons.push(textOf(error))
    }
  }
  throw new PlatformError(
    'binaries-unusable',
    `The OS user ${owner.name} cannot run the PostgreSQL programs in ${binaries.root}, and copying them elsewhere failed (${reasons.join('; ')}). Install Kontor in a folder every user can read, such as /opt/kontor.`,
  )
}

async function canUse(binaries: Binaries, owner: Owner): Promise<boolean> {
  const { root } = binaries
  const needed = [join(root, 'lib'), join(root, 'share', 'postgresql', 'postgres.bki')]
  if (await barrierTo(program(binaries, 'postgres'), owner)) return false
  if (await barrierTo(join(root, 'share', 'postgresql', 'postgres.bki'), owner)) return false
  for (const path of needed) if (!(await canRead(path, owner))) return false
  return await canRead(program(binaries, 'postgres'), owner, true)
}

async function copyOnce(from: Binaries, to: Binaries, place: string): Promise<boolean> {
  await mkdir(place, { recursive: true, mode: 0o755 })
  const folder = await lstat(place)
  // Programs that root starts must not lie where somebody else could exchange them.
  if (!folder.isDirectory() || folder.uid !== process.getuid?.() || (folder.mode & 0o022) !== 0)
    throw new Error(`${place} is open to other users`)
  if (await exists(to.root)) return false
  const temporary = `${to.root}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await cp(from.root, temporary, { recursive: true, verbatimSymlinks: true })
    await openToAll(temporary)
    await repairBinaries({ ...to, root: temporary })
    await chmod(place, 0o755)
    await rename(temporary, to.root).catch(async (error) => {
      // Another Kontor copied the same version meanwhile.
      if (!(await exists(to.root))) throw error
    })
    return true
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
