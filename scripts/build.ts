import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { client, server } from '../vite.config.ts'
import { compressAssets } from './compress-assets.ts'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'dist', 'stamp')
const SOURCES = ['src', 'public', 'vite.config.ts', 'scripts', 'package-lock.json']

/** Builds when anything it is made from has changed since the last build. */
export async function buildWhenStale(): Promise<boolean> {
  const stamp = await sourceStamp()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === stamp) return false
  await rm(STAMP, { force: true })
  await build({ root: ROOT, mode: 'production', logLevel: 'warn', ...client })
  await build({ root: ROOT, mode: 'production', logLevel: 'warn', ...server })
  await compressAssets(join(ROOT, 'dist', 'client'))
  await writeFile(STAMP, stamp)
  return true
}

async function sourceStamp(): Promise<string> {
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

if (process.argv[1] === import.meta.filename) {
  const started = performance.now()
  const built = await buildWhenStale()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(built ? `Built in ${seconds} s.` : 'The build is up to date.')
}
