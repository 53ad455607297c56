import sharp, { type Sharp } from 'sharp'
import { vi } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { runChange } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { OneFile } from '../files/file.calls.ts'
import type { StoredFile } from '../files/file.ts'
import { uploadFiles } from '../uploads/upload.calls.ts'
import type { FileTables } from './tables.ts'
import type { FileScope } from './unit-of-work.ts'

export const ROOT = '/api/v0/file'

type Sent = { name: string; bytes: string | Uint8Array; type?: string }

/** An app with an administrator who works on files; for tests. */
export async function startFilesApp(options?: Parameters<typeof startTestApp>[0]) {
  const app: TestApp = await startTestApp(options)
  const admin = await app.steppedUp('admin')
  const keep = async (sent: Sent, query = ''): Promise<StoredFile> => {
    const answer = await send(admin, [sent], query)
    return one(answer)
  }
  const read = async (id: string): Promise<StoredFile> => one(await admin.get(`${ROOT}/${id}`))
  const db = tablesOf<FileTables>(app.services.db)
  const { services } = app
  const scope: FileScope = {
    ...services,
    db,
    user: SYSTEM,
    lang: 'de',
    change: (run) => runChange({ ...services, user: SYSTEM, lang: SYSTEM.lang }, run),
  }
  return { app, admin, keep, read, db, scope }
}

export function send(by: Caller, files: readonly Sent[], query = ''): Promise<Answer> {
  const form = new FormData()
  for (const { name, bytes, type = 'application/octet-stream' } of files) {
    const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
    form.append('file', new Blob([content], { type }), name)
  }
  return by.post(`${ROOT}/${query}`, form)
}

export function verdictsOf(answer: Answer) {
  return answer.parse(uploadFiles.reply).verdicts
}

/** The one file of an answer; an answer that is none says why. */
export function one(answer: Answer): StoredFile {
  const parsed = OneFile.safeParse(answer.json)
  const file = parsed.success ? parsed.data.items[0] : undefined
  if (!file) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return file
}

/** The bytes an address is for, with the headers they came with; a form is waited for. */
export function bytesAt(url: string, init: RequestInit = {}) {
  return vi.waitFor(
    async () => {
      const answer = await bytesNow(url, init)
      if (/\.s\d+"$/.test(answer.headers.etag ?? '')) throw new Error(`${url} is still being made`)
      return answer
    },
    { timeout: 60_000, interval: 25 },
  )
}

/** What an address answers at once. */
export async function bytesNow(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
}

let shade = 0

/** A picture no other test has: two colours side by side, so that turning and cutting show. */
export function picture(width = 1000, height = 600): Sharp {
  shade += 1
  // In wide steps: JPEG makes the same bytes of neighbouring shades.
  const left = { r: 200, g: (shade % 30) * 8, b: (Math.floor(shade / 30) % 30) * 8 }
  const right = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0a3cc8' }
  return sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: { create: right }, left: Math.floor(width / 2), top: 0 },
  ])
}

export async function jpeg(width?: number, height?: number): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer()
}

export async function png(width?: number, height?: number): Promise<Buffer> {
  return picture(width, height).png().toBuffer()
}

/** Sets fields of a configuration section. */
export async function configure(admin: Caller, name: string, fields: object): Promise<void> {
  const Known = z.array(
    z.object({ name: z.string(), version: z.int(), value: z.record(z.string(), z.unknown()) }),
  )
  const sections = (await admin.get('/api/v0/config/')).parse(Known)
  const known = sections.find((section) => section.name === name)
  const value = { ...known?.value, ...fields }
  const saved = await admin.put('/api/v0/config/', { name, value, version: known?.version ?? 0 })
  if (saved.status !== 200) throw new Error(saved.text)
}
