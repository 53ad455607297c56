import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** KONTOR_SECRET, or one that is made on first start and kept in the data folder (mode 0600). */
export async function loadSecret(settings: { secret?: string; dataDir: string }): Promise<Buffer> {
  if (settings.secret) return Buffer.from(settings.secret)
  const file = join(settings.dataDir, 'secret')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.length >= 43) return Buffer.from(known)
  await mkdir(settings.dataDir, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  const handle = await open(file, 'w', 0o600)
  await handle.writeFile(made)
  await handle.sync()
  await handle.close()
  return Buffer.from(made)
}
