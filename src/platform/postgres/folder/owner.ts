import { chown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import type { UserIds } from './reach.ts'

/** The OS user PostgreSQL runs as. `isOther` is true when Kontor (root) must switch to it. */
export type Owner = UserIds & { name: string; isOther: boolean }

/**
 * Chooses the OS user: Kontor's own, unless that is root, as which PostgreSQL refuses to run. An
 * existing cluster decides by whom it belongs to, so a start as root spoils nothing for its user.
 */
export async function chooseOwner(cluster: string): Promise<Owner> {
  const uid = process.getuid?.() ?? 0
  const existing = await ownerOf(cluster)
  if (uid !== 0) {
    if (existing && existing.uid !== uid) throw notOwner(cluster, existing.uid, uid)
    return { uid, gid: process.getgid?.() ?? uid, name: await nameOf(uid), isOther: false }
  }
  if (existing && existing.uid !== 0)
    return { ...existing, name: await nameOf(existing.uid), isOther: true }
  return await serviceUser()
}

/** Gives a file, or a folder with all it holds, to the owner when Kontor runs as root. */
export async function giveTo(owner: Owner, path: string): Promise<void> {
  if (!owner.isOther) return
  await chown(path, owner.uid, owner.gid)
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (codeOf(error) === 'ENOTDIR') return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) await giveTo(owner, join(path, entry.name))
  }
}

/** The part of spawn's options that switches the user. */
export function runAs(owner: Owner): Partial<UserIds> {
  return owner.isOther ? { uid: owner.uid, gid: owner.gid } : {}
}

async function serviceUser(): Promise<Owner> {
  const accounts = await readAccounts()
  for (const name of ['postgres', 'nobody']) {
    const found = accounts.find((account) => account.name === name && account.uid > 0)
    if (found) return { ...found, isOther: true }
  }
  throw new PlatformError(
    'no-os-user',
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody". Start Kontor as a normal user, or set DATABASE_URL.',
  )
}

async function nameOf(uid: number): Promise<string> {
  const account = (await readAccounts()).find((candidate) => candidate.uid === uid)
  return account?.name ?? `number ${uid}`
}

async function readAccounts(): Promise<(UserIds & { name: string })[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text.split('\n').map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

async function ownerOf(folder: string): Promise<UserIds | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function notOwner(cluster: string, ownerId: number, ownId: number): PlatformError {
  return new PlatformError(
    'not-owner',
    `The database in ${cluster} belongs to the OS user with number ${ownerId}, but Kontor runs as number ${ownId}. Start Kontor as the user it was started as before, or give the folder to this one (sudo chown -R ${ownId} "${cluster}").`,
  )
}
