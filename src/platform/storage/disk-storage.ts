import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { codeOf } from '#platform/platform-error.ts'
import { renameDurably, syncFolder } from '../files/durable.ts'
import { chunksOf, measure } from '../files/measure.ts'
import {
  type ByteRange,
  diskFull,
  notFound,
  type Storage,
  type Stored,
  type StoredObject,
} from './storage.ts'
import { checkKey } from './storage-key.ts'
import { sweepFolder, TEMPORARY } from './sweep-folder.ts'

const DAY = 86_400_000

/** Files below one folder. A file under its key is always whole: half-written ones have no key. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async (key, range) => openForReading(pathOf(key), range),
    remove: async (key) => removeDurably(pathOf(key)),
    exists: async (key) => (await sizeOf(pathOf(key))) !== undefined,
    size: async (key) => sizeOf(pathOf(key)),
    list: () => listFolder(root),
    sweep: () => sweepFolder(root, Date.now() - DAY),
  }
}

/** Temporary name in the same folder, fsync, rename, fsync of the folder: whole or not at all. */
async function writeWhole(path: string, bytes: NodeJS.ReadableStream): Promise<Stored> {
  const folder = dirname(path)
  const temporary = join(folder, `${TEMPORARY}${randomUUID()}`)
  try {
    await makeFolder(folder)
    const stored = await writeFile(temporary, bytes)
    await renameDurably(temporary, path)
    return stored
  } catch (error) {
    await rm(temporary, { force: true })
    throw ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? diskFull(error) : error
  }
}

async function writeFile(path: string, bytes: NodeJS.ReadableStream): Promise<Stored> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const measured = measure()
    for await (const chunk of chunksOf(bytes)) {
      measured.add(chunk)
      await handle.writeFile(chunk)
    }
    await handle.sync()
    return measured.result()
  } finally {
    await handle.close()
  }
}

async function openForReading(path: string, range?: ByteRange): Promise<Readable> {
  if ((await sizeOf(path)) === undefined) throw notFound()
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? notFound(error) : error
  })
  return handle.createReadStream({ start: range?.start, end: range?.end })
}

async function removeDurably(path: string): Promise<void> {
  if ((await sizeOf(path)) === undefined) return
  await rm(path, { force: true })
  await syncFolder(dirname(path))
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined
    throw error
  }
}

/** Makes a folder with all its parents; every new name survives a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let made = folder; made.length >= topmost.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** Finished files below a folder, by their path in it; what vanishes meanwhile is left out. */
async function* listFolder(root: string, below = ''): AsyncGenerator<StoredObject> {
  const folder = await orNothing(() => opendir(join(root, below)))
  if (!folder) return
  for await (const entry of folder) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, key)
    if (!entry.isFile() || entry.name.startsWith(TEMPORARY)) continue
    const found = await orNothing(() => stat(join(root, key)))
    if (found) yield { key, size: found.size }
  }
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
