import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type UserIds = { uid: number; gid: number }

const READ = 4
const TRAVERSE = 1

/**
 * The first folder on the way to a path that a user may not pass, else undefined. Other groups of
 * the user do not count: a child process started by root has none.
 */
export async function barrierTo(path: string, user: UserIds): Promise<string | undefined> {
  const parents: string[] = []
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    parents.unshift(folder)
    if (folder === dirname(folder)) break
  }
  for (const folder of parents) {
    if (!(await allows(folder, user, TRAVERSE))) return folder
  }
  return undefined
}

/** Whether a user may read a file (or also run it) without regard to the folders above it. */
export async function canRead(path: string, user: UserIds, alsoRun = false): Promise<boolean> {
  return await allows(path, user, alsoRun ? READ | TRAVERSE : READ)
}

async function allows(path: string, user: UserIds, bits: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path)
  if (user.uid === 0) return true
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}
