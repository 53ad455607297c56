import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { Section } from '#modules/config/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Theme, themeOf, themeSection } from '../config.ts'
import { readOklch, toHex } from '../oklch.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')

const PATH = '/api/v0/config/'
const FILE = '019a0000-0000-7000-8000-000000000001'

async function stored() {
  const sections = (await admin.get(PATH)).parse(z.array(Section))
  const section = sections.find(({ name }) => name === 'theme')
  return { version: section?.version ?? -1, theme: themeSection.schema.parse(section?.value) }
}

async function save(change: object) {
  const { version, theme } = await stored()
  return admin.put(PATH, { name: 'theme', version, value: { ...theme, ...change } })
}

const { light } = themeOf('werkstatt')

test.each<[string, object]>([
  ['light.accent', { light: { ...light, accent: 'red' } }],
  ['light.accent', { light: { ...light, accent: '#ff0000' } }],
  ['light.text', { light: { ...light, text: 'oklch(0.5 0.1 30);}*{display:none}' } }],
  ['dark.line', { dark: { ...light, line: '</style><script>alert(1)</script>' } }],
  ['light.glow', { light: { ...light, glow: 'oklch(0.5 0.1 30)' } }],
  ['template', { template: 'nirgends' }],
  ['heading_font', { heading_font: 'Comic Sans' }],
  ['body_font', { body_font: 'barlow' }],
  ['radius', { radius: 500 }],
  ['radius', { radius: 2.5 }],
  ['spacing', { spacing: 'endless' }],
  ['header', { header: 'sideways' }],
  ['footer', { footer: '' }],
  ['logo.file', { logo: { file: '../../etc/passwd', width: 10, height: 10 } }],
  ['logo.width', { logo: { file: FILE, width: 0, height: 10 } }],
  ['css', { css: 'body{display:none}' }],
])('a bad value of %s is refused by its name, and nothing changes', async (field, change) => {
  const before = await stored()
  const reply = await save(change)
  expect(reply.status).toBe(400)
  const { fields } = reply.parse(z.object({ fields: z.record(z.string(), z.string()) }))
  expect(Object.keys(fields).map((name) => name.replace(/^value\./, ''))).toEqual([field])
  expect(await stored()).toEqual(before)
})

test('what is saved is what visitors get: template, variants, colours and logo', async () => {
  const chosen: Theme = {
    ...themeOf('backhaus'),
    header: 'left',
    logo: { file: FILE, width: 300, height: 90 },
  }
  expect((await save(chosen)).status).toBe(200)
  const page = await app.guest.get('/Impressum')
  expect(page.text).toContain('data-template="backhaus"')
  expect(page.text).toContain('data-header="left" data-footer="centred"')
  const [, css = ''] = /<style>(.*?)<\/style>/.exec(page.text) ?? []
  expect(css).toContain(`--accent:${chosen.light.accent}`)
  const hash = createHash('sha256').update(css).digest('base64')
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  const marks = page.text.match(/<a class="mark"[^>]*>.*?<\/a>/g) ?? []
  expect(marks).toHaveLength(2)
  for (const mark of marks) {
    expect(mark).toMatch(
      new RegExp(`<img src="/download/${FILE}" width="300" height="90" alt=".+"`),
    )
  }
})

test('two people do not overwrite one another', async () => {
  const { version, theme } = await stored()
  const first = { name: 'theme', version, value: { ...theme, radius: 4 } }
  expect((await admin.put(PATH, first)).status).toBe(200)
  const second = await admin.put(PATH, { ...first, value: { ...theme, radius: 9 } })
  expect(second.status).toBe(409)
  expect((await stored()).theme.radius).toBe(4)
})

test('mails the house writes wear the colours of the website, in the light and in the dark', async () => {
  const letter = { title: 'Neues', paragraphs: [], footer: 'Sonne', lang: 'de' } as const
  const action = { label: 'Ansehen', url: '/' }
  for (const name of ['vereinsheim', 'werkstatt']) {
    const chosen = themeOf(name)
    expect((await save(chosen)).status).toBe(200)
    const { html } = await renderMail({ ...letter, action }, app.services)
    expect(html).toContain(`background:${hex(chosen.light.accent)}"><a href="http`)
    expect(html).toContain(`.m-button { background: ${hex(chosen.dark.accent)} !important`)
  }
})

function hex(colour: string): string {
  return toHex(readOklch(colour))
}
