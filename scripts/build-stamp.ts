import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'dist', 'stamp')
const SOURCES = ['src', 'public', 'vite.config.ts', 'scripts', 'package-lock.json']

/** Whether anything the build is made from has changed since it was made. */
export async function isBuildStale(): Promise<boolean> {
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  return built !== (await sourceStamp())
}

export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(ROOT, source))) {
      hash
        .update(relative(ROOT, file))
        .update('\0')
        .update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

/** While a build is under way there is no stamp, so one that was cut short counts as stale. */
export async function forgetStamp(): Promise<void> {
  await rm(STAMP, { force: true })
}

export async function writeStamp(stamp: string): Promise<void> {
  await writeFile(STAMP, stamp)
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  )
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
