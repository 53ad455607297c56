import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { hashFile, inParallel } from '../../files/copy-file.ts'
import { writeDurably } from '../../files/durable.ts'

/** SHA-256 by path inside the backup. */
export type Sums = Map<string, string>

// The format of `sha256sum`, so that a backup can also be checked without Kontor.
const FILE = 'SHA256SUMS'
const LINE = /^([0-9a-f]{64}) {2}([^/\\\0]+(?:\/[^/\\\0]+)*)$/

/** Writes the list of all files of a backup; without it a backup is not finished. */
export async function writeSums(folder: string, sums: Sums): Promise<void> {
  const lines = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, sum]) => `${sum}  ${path}`)
  await writeDurably(join(folder, FILE), `${lines.join('\n')}\n`)
}

/**
 * Reads every byte of a backup. Each file must be listed and each listed file be there as it was,
 * so a list that was cut or altered shows as well.
 */
export async function verifySums(folder: string): Promise<Sums> {
  const sums = await readSums(folder)
  for (const path of await filesIn(folder)) {
    if (path !== FILE && !sums.has(path)) throw unusable(folder, `${path} gehört nicht dazu`)
  }
  await inParallel([...sums], async ([path, sum]) => {
    const found = await hashFile(join(folder, path)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    })
    if (!found) throw unusable(folder, `${path} fehlt`)
    if (found.sha256 !== sum)
      throw unusable(folder, `${path} ist nicht mehr so, wie es gesichert wurde`)
  })
  return sums
}

export function unusable(folder: string, why: string, cause?: unknown): PlatformError {
  return new PlatformError(
    'damaged',
    `Die Sicherung ${folder} kann nicht verwendet werden: ${why}. Nichts wurde geändert.`,
    cause,
  )
}

async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    throw unusable(folder, `${FILE} ist nicht lesbar, also ist sie nicht vollständig`, error)
  })
  const sums: Sums = new Map()
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [, sum, path] = LINE.exec(line) ?? []
    if (!sum || !path || path.split('/').includes('..'))
      throw unusable(folder, `${FILE} ist beschädigt`)
    sums.set(path, sum)
  }
  return sums
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
