import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

let dataDir: string
let storage: Storage

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kontor-storage-'))
  storage = openStorage({ dataDir, s3: undefined })
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function* broken(error: Error) {
  yield Buffer.from('first half')
  throw error
}

describe('the disk', () => {
  it('keeps what was written, with size and hash', async () => {
    const stored = await storage.put('files/01/a.txt', Readable.from(['hel', Buffer.from('lo')]))
    expect(stored).toEqual({ size: 5, sha256: HELLO })
    expect(await text(await storage.get('files/01/a.txt'))).toBe('hello')
    expect(await storage.size('files/01/a.txt')).toBe(5)
    expect(await storage.exists('files/01/a.txt')).toBe(true)
    expect(await namesBelow(dataDir)).toEqual(['a.txt'])
  })

  it('keeps several megabytes byte for byte', async () => {
    const bytes = Buffer.alloc(3_000_001, 'kontor ')
    await storage.put('big', Readable.from([bytes]))
    expect((await buffer(await storage.get('big'))).equals(bytes)).toBe(true)
  })

  it('keeps an empty file', async () => {
    expect((await storage.put('empty', Readable.from([]))).size).toBe(0)
    expect(await text(await storage.get('empty'))).toBe('')
  })

  it('reads a part', async () => {
    await storage.put('part', Readable.from(['0123456789']))
    expect(await text(await storage.get('part', { start: 2, end: 4 }))).toBe('234')
    expect(await text(await storage.get('part', { start: 7 }))).toBe('789')
  })

  it('replaces a file as a whole', async () => {
    await storage.put('again', Readable.from(['old and long']))
    await storage.put('again', Readable.from(['new']))
    expect(await text(await storage.get('again'))).toBe('new')
  })

  it('says that what is not there was not found, and removing it is no fault', async () => {
    await expect(storage.get('nothing')).rejects.toMatchObject({ code: 'not-found' })
    await expect(storage.get('no/such/folder')).rejects.toMatchObject({ code: 'not-found' })
    expect(await storage.exists('nothing')).toBe(false)
    expect(await storage.size('no/such/folder')).toBeUndefined()
    await storage.remove('no/such/folder')
  })

  it('takes a folder for nothing', async () => {
    await storage.put('folder/a', Readable.from(['x']))
    await expect(storage.get('folder')).rejects.toMatchObject({ code: 'not-found' })
    expect(await storage.exists('folder')).toBe(false)
    await storage.remove('folder')
    expect(await storage.exists('folder/a')).toBe(true)
  })

  it('removes', async () => {
    await storage.put('gone', Readable.from(['x']))
    await storage.remove('gone')
    expect(await storage.exists('gone')).toBe(false)
  })
})

describe('a write that fails', () => {
  it('leaves the old file as it was and no half one', async () => {
    await storage.put('keep/a', Readable.from(['whole']))
    const write = storage.put('keep/a', Readable.from(broken(new Error('upload aborted'))))
    await expect(write).rejects.toThrow('upload aborted')
    expect(await text(await storage.get('keep/a'))).toBe('whole')
    expect(await namesBelow(dataDir)).toEqual(['a'])
  })

  it.each(['ENOSPC', 'EDQUOT'])('because of %s says that the disk is full', async (code) => {
    const full = Object.assign(new Error('no space left on device'), { code })
    const write = storage.put('full/a', Readable.from(broken(full)))
    await expect(write).rejects.toMatchObject({ code: 'disk-full' })
    expect(await namesBelow(dataDir)).toEqual([])
  })
})

describe('a key', () => {
  it.each([
    '',
    '/',
    '/etc/passwd',
    'a/',
    'a//b',
    '..',
    'a/../b',
    'a/..',
    './a',
    '.part-1',
    'a/.hidden',
    'a..b',
    'a\\b',
    'a\0',
    'a b',
    'Ä',
    'A',
    'a%2f',
    'a\n',
    `${'a'.repeat(301)}`,
  ])('%j is refused everywhere', async (key) => {
    await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow('key')
    await expect(storage.get(key)).rejects.toThrow('key')
    await expect(storage.remove(key)).rejects.toThrow('key')
    await expect(storage.exists(key)).rejects.toThrow('key')
    expect(await namesBelow(dataDir)).toEqual([])
  })
})

describe('the sweep', () => {
  it('removes unfinished files older than a day and nothing else', async () => {
    await storage.put('sweep/kept', Readable.from(['x']))
    const folder = join(dataDir, 'files', 'sweep')
    await writeFile(join(folder, '.part-old'), 'half')
    await writeFile(join(folder, '.part-new'), 'half')
    const yesterday = Date.now() / 1000 - 90_000
    await utimes(join(folder, '.part-old'), yesterday, yesterday)
    await utimes(join(folder, 'kept'), yesterday, yesterday)
    expect(await storage.sweep()).toBe(1)
    expect((await readdir(folder)).toSorted()).toEqual(['.part-new', 'kept'])
    expect(await readFile(join(folder, 'kept'), 'utf8')).toBe('x')
  })

  it('finds nothing before the first file', async () => {
    expect(await storage.sweep()).toBe(0)
  })
})
