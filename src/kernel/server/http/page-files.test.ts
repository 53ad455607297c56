import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { sitePage } from '#kernel/site/page.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { ServerModule } from '../module.ts'
import { pagesOf } from '../site/route/site-route.ts'

const page = sitePage<object>({
  name: 'test-form',
  path: { de: '/testformular', en: '/en/test-form' },
  cache: 'private',
})

const seen: { fields: object; files: string[] }[] = []
let isReading = true

const module: ServerModule = {
  name: 'test-forms',
  label: { de: 'Formulare', en: 'Forms' },
  pages: [
    pagesOf<never>()(page, {
      load: async () => ({ kind: 'missing' }),
      submit: async (context, { fields }) => {
        const files: string[] = []
        if (isReading)
          for await (const { field, name, bytes } of context.files()) {
            const hash = createHash('sha256')
            for await (const chunk of bytes) hash.update(chunk)
            files.push(`${field} ${name} ${hash.digest('hex').slice(0, 8)}`)
          }
        seen.push({ fields, files })
        return { kind: 'redirect', to: '/danke', status: 303 }
      },
    }),
  ],
}

const app = await startTestApp({ module })
afterAll(() => app.close())

const MB = 1024 * 1024
const hashOf = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)

type Part = [name: string, value: string | Blob, file?: string]

function send(parts: readonly Part[]) {
  const form = new FormData()
  for (const [name, value, file] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, file)
  return app.guest.post('/testformular', form)
}

test('a page form brings its fields, and its files as streams in their order', async () => {
  const large = new Uint8Array(3 * MB).fill(7)
  const answer = await send([
    ['name', 'Anna'],
    ['papers', new Blob(['eins']), 'eins.txt'],
    ['papers', new Blob([large]), 'zwei.bin'],
  ])
  expect(answer.status).toBe(303)
  expect(seen.pop()).toEqual({
    fields: { name: 'Anna' },
    files: [`papers eins.txt ${hashOf('eins')}`, `papers zwei.bin ${hashOf(large)}`],
  })
})

test('an empty file field is no file, and fields after it are read', async () => {
  await send([
    ['papers', new Blob([]), ''],
    ['name', 'Anna'],
  ])
  expect(seen.pop()).toEqual({ fields: { name: 'Anna' }, files: [] })
})

test('of two fields with the same name the last counts, and none follows a file', async () => {
  await send([
    ['name', 'Anna'],
    ['name', 'Berta'],
    ['papers', new Blob(['x']), 'x.txt'],
    ['consent', 'on'],
  ])
  expect(seen.pop()?.fields).toEqual({ name: 'Berta' })
})

test('a page that reads no files answers all the same, and the connection goes on', async () => {
  isReading = false
  const large = new Blob([new Uint8Array(8 * MB)])
  for (let turn = 0; turn < 3; turn += 1)
    expect((await send([['papers', large, 'a.bin']])).status).toBe(303)
  isReading = true
})

test('more files than a form may bring are refused', async () => {
  const files = Array.from({ length: 11 }, (_, n): Part => ['p', new Blob(['x']), `${n}.txt`])
  expect((await send(files)).status).toBe(413)
})
