import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { pageClient, saveSection } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readLegalCheck } from '../legal.calls.ts'
import { isWithinTwoClicks } from './find-out-of-reach.ts'
import { watchLaw } from './watch-law.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const { make, save, publish, update } = pageClient(admin)
afterAll(() => app.close())

const look = () =>
  watchLaw.run(app.scope, {} as never, {
    id: 'test',
    number: 1,
    isLast: false,
    signal: new AbortController().signal,
  })
const found = async () => (await admin.get('/api/v0/designer/legal/')).parse(readLegalCheck.reply)
const rules = async () =>
  (await found()).items.map(
    ({ title, finding }) => `${title}: ${finding.rule} ${finding.values.host ?? ''}`,
  )
const live = async (title: string, blocks: object[]) => {
  const { _id } = await make(title)
  await save(_id, { blocks })
  await publish(_id)
  return _id
}
const film = (url: string) => ({ id: 'v', type: 'video', props: { url } })
const markup = (html: string) => ({ id: 'h', type: 'html', props: { html } })

test('every planted fault is one finding, drafts are none, and what is mended is gone at once', async () => {
  expect(await found()).toEqual({ items: [], checked_at: null })
  await look()
  expect((await found()).items).toEqual([])
  for (let at = 0; at < 4; at += 1) await live(`Film ${at}`, [film(`https://film${at}.example/1`)])
  const html = await live('HTML', [
    markup('<img src="//a.example/x.png"><script src="https://b.example/x.js"></script>'),
  ])
  await live('Karte', [{ id: 'm', type: 'embed', props: { place: 'Kappeln' } }])
  await live('Soziales', [
    { id: 's', type: 'embed', props: { url: 'https://www.instagram.com/p/abcdef/' } },
  ])
  await live('In einem Abschnitt', [
    { id: 's', type: 'section', props: { blocks: [film('https://deep.example/1')] } },
  ])
  const { _id } = await make('Nur Entwurf')
  await save(_id, { blocks: [film('https://draft.example/1')] })
  await look()
  expect((await rules()).toSorted()).toEqual([
    'Film 0: foreign-video film0.example',
    'Film 1: foreign-video film1.example',
    'Film 2: foreign-video film2.example',
    'Film 3: foreign-video film3.example',
    'HTML: foreign-html a.example',
    'HTML: foreign-html b.example',
    'In einem Abschnitt: foreign-video deep.example',
    'Karte: map-unlisted google.com',
    'Soziales: foreign-embed www.instagram.com',
  ])
  const features = { google_maps: true, instagram: true }
  await saveSection(admin, 'components.privacy', { features })
  await save(html, { blocks: [markup('<b>Nur Text</b>')] })
  await publish(html)
  const left = await rules()
  expect(left.filter((line) => /^(?:HTML|Karte|Soziales)/.test(line))).toEqual([])
  expect(left).toContain('Film 3: foreign-video film3.example')
})

test('admins hear once of what is new', async () => {
  const Notices = z.object({ items: z.array(z.object({ title: z.string() })) })
  const heard = async () =>
    (await admin.get('/api/v0/notice/'))
      .parse(Notices)
      .items.filter(({ title }) => /Abmahn/.test(title))
  const before = (await heard()).length
  await look()
  expect((await heard()).length).toBe(before)
  await live('Neu', [film('https://new.example/1')])
  await look()
  expect((await heard()).length).toBe(before + 1)
})

test('legal pages are within two clicks of every page, and one that nobody can read is found', async () => {
  await look()
  const reach = async () => (await rules()).filter((line) => line.includes('legal-'))
  expect(await reach()).toEqual([])
  const { _id: own } = await make('Unser Impressum', { type: 'imprint' })
  expect((await publish(own)).route).toBe('/Impressum')
  expect((await app.guest.get('/Impressum')).text).toContain('Unser Impressum')
  await look()
  expect(await reach()).toEqual([])
  for (const access of [
    { kind: 'password', roles: [], password: 'kessel ufer' },
    { kind: 'roles', roles: ['member'] },
  ]) {
    expect((await update(own, { access })).status).toBe(200)
    await look()
    const { items } = await found()
    expect(items.filter(({ finding }) => finding.rule === 'legal-closed')).toMatchObject([
      { _id: own, link: `pages/edit/${own}`, finding: { fix: 'open-page', severity: 'error' } },
    ])
  }
  await update(own, { access: { kind: 'public', roles: [] } })
  expect(await reach()).toEqual([])
})

test('two clicks are counted, and a third is one too many', async () => {
  const pages: Record<string, string> = {
    '/near': '<a class="x" href="/Impressum#top">Impressum</a>',
    '/two': '<a href="/near">Nah</a>',
    '/three': '<a href="https://elsewhere.example/near">x</a><a href="/two">Fern</a>',
  }
  const read = async (path: string) => pages[path] ?? ''
  const near = (path: string) => isWithinTwoClicks(read, pages[path] ?? '', '/Impressum')
  expect(await Promise.all(Object.keys(pages).map(near))).toEqual([true, true, false])
})
