import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from './durable.ts'
import { codeOf, PostgresError } from './postgres-error.ts'

const PASSWORD_BYTES = 32

/**
 * The password of the database's only role. A lost file is replaced: the start notices that the
 * server denies the new one and sets it.
 */
export async function readOrCreatePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres-password')
  const known = await readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw new PostgresError(
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
