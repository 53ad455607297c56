import { randomBytes } from 'node:crypto'
import { access, mkdir, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { renameDurably } from './durable.ts'

/**
 * Lets work make a file or folder under a temporary name beside its place; it gets its own name only
 * when all went well, and never replaces anything.
 */
export async function writeAtomically<T>(
  path: string,
  work: (temporary: string) => Promise<T>,
): Promise<T> {
  const target = resolve(path)
  await refuseExisting(target)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const result = await work(temporary)
    await renameDurably(temporary, target)
    return result
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error
    throw new PlatformError('no-space', `Für ${target} reicht der freie Platz nicht.`, error)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function refuseExisting(target: string): Promise<void> {
  const exists = await access(target).then(
    () => true,
    () => false,
  )
  if (exists)
    throw new PlatformError('exists', `${target} gibt es schon; wählen Sie einen neuen Namen.`)
}
