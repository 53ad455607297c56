import { afterAll, expect, test } from 'vitest'
import { one, png, send } from '#modules/files/server/test-files.ts'
import { saveSection } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { themeOf } from '../config.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')

async function picture(width: number, height: number) {
  const file = one(await send(admin, [{ name: `${width}.png`, bytes: await png(width, height) }]))
  return { file: file._id, width, height, form: file.gridrefs[0]?.gridref }
}

async function shown(marks: object): Promise<{ head: string; tab: string | null }> {
  await saveSection(admin, 'theme', { ...themeOf('werkstatt'), ...marks })
  const { text } = await app.guest.get('/Impressum')
  const { headers } = await app.guest.get('/favicon.ico')
  return { head: text.slice(0, text.indexOf('</head>')), tab: headers.get('location') }
}

test('a logo that is nearly square is the icon, a wide one leaves the letter', async () => {
  const { form, ...square } = await picture(400, 360)
  const own = await shown({ logo: square })
  expect(own.head).toContain('<link rel="icon" href="/icon.png"/>')
  expect(own.tab).toBe(`/download/${square.file}/${form}`)
  const { form: _, ...wide } = await picture(600, 120)
  const letter = await shown({ logo: wide })
  expect(letter.head).toContain('<link rel="icon" href="/icon.svg"')
  expect(letter.tab).toBe('/icon.svg')
})

test('a chosen icon counts before the logo, and one that is gone gives way to the letter', async () => {
  const { form: _, ...logo } = await picture(300, 300)
  const { form, ...icon } = await picture(512, 512)
  expect((await shown({ logo, icon })).tab).toBe(`/download/${icon.file}/${form}`)
  expect((await app.guest.get(`/download/${icon.file}/${form}`)).status).toBe(200)
  const gone = { ...icon, file: '019a0000-0000-7000-8000-000000000009' }
  expect((await shown({ logo, icon: gone })).tab).toBe('/icon.svg')
})

test('the icon is there before the website is public', async () => {
  const { form, ...icon } = await picture(200, 200)
  await saveSection(admin, 'site', { is_public: false, languages: ['de', 'en'] })
  expect((await shown({ icon })).tab).toBe(`/download/${icon.file}/${form}`)
})
