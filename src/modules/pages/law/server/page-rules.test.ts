import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { lawAt, seenInstead } from '#tests/law-check.ts'
import { pageClient, paragraph } from '../../server/test-pages.ts'

const { app, admin, configure } = await openShop()
const rule = lawAt(admin)
const pages = pageClient(admin)
afterAll(() => app.close())

async function publish(title: string, path: string, text: string) {
  const { _id } = await pages.make(title, { path })
  await say(_id, text)
  return _id
}

async function say(id: string, text: string) {
  await pages.save(id, { blocks: [paragraph(uuidv7(), text)] })
  await pages.publish(id)
}

test('L14: the link to the platform was wanted, and is forbidden since it closed', async () => {
  expect((await rule('L14', '2025-07-19')).state).toBe('red')
  expect((await rule('L14', '2025-07-20')).state).toBe('green')
  const link = 'Plattform der EU: https://ec.europa.eu/consumers/odr/'
  const id = await publish('Streit', '/streit', link)
  expect((await rule('L14', '2025-07-19')).state).toBe('green')
  expect(await rule('L14', '2025-07-20')).toMatchObject({
    state: 'red',
    links: [{ label: 'Streit', path: `pages/edit/${id}` }],
  })
  await say(id, 'Wir reden miteinander.')
  expect((await rule('L14', '2025-07-20')).state).toBe('green')
  const footer = '<footer><a href="https://ec.europa.eu/consumers/odr/">OS</a></footer>'
  await seenInstead(app, { path: '/Impressum', html: footer }, async () => {
    expect((await rule('L14', '2025-07-20')).state).toBe('red')
  })
})

const FACTS = {
  name: 'Backhaus & Söhne',
  owner: 'Jana Petersen',
  legal_form: 'sole',
  street: 'Am Markt 3',
  zip: '25813',
  city: 'Husum',
  email: 'post@backhaus.example',
}

test('L14: somewhere it says how one stands to arbitration', async () => {
  expect((await rule('L14')).state).toBe('green')
  await seenInstead(app, { path: '/Impressum', html: '<p>Backhaus</p>' }, async () => {
    expect(await rule('L14')).toMatchObject({
      state: 'red',
      links: [{ path: 'pages/browse' }],
      confirm: { seen: 'few-employees' },
    })
    const id = await publish('Schlichtung', '/schlichtung', 'Keine Verbraucherschlichtungsstelle.')
    expect((await rule('L14')).state).toBe('green')
    await say(id, 'Nichts davon.')
  })
})

test('P1: facts are complete, and visitors read them in the imprint', async () => {
  await configure('business', { ...FACTS, city: '', legal_form: 'club' })
  expect(await rule('P1')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('fehlt: Ort, Registergericht, Registernummer.'),
    links: [{ path: 'settings/business#city' }],
  })
  await configure('business', FACTS)
  expect((await rule('P1')).state).toBe('green')
  await seenInstead(
    app,
    { path: '/Impressum', html: '<p>Backhaus &amp; Söhne, Husum</p>' },
    async () => {
      expect((await rule('P1')).state).toBe('red')
    },
  )
  for (const legal_form of [null, 'company']) {
    await configure('business', { legal_form })
    expect((await rule('P1')).state, legal_form ?? 'none').toBe('red')
  }
})

test('P2: the privacy policy needs the host and the authority, and can be reached', async () => {
  expect(await rule('P2')).toMatchObject({
    state: 'yellow',
    links: [{ path: 'settings/business#hosting' }],
  })
  await configure('business', {
    ...FACTS,
    hosting: { de: 'Rechenzentrum Nord', en: 'Rechenzentrum Nord' },
    authority: 'ULD, Kiel',
  })
  expect((await rule('P2')).state).toBe('green')
  await seenInstead(app, { path: '/Datenschutz', html: '' }, async () => {
    expect(await rule('P2')).toMatchObject({ state: 'red', links: [{ path: 'pages/browse' }] })
  })
})

test('L15: a statement, or the word of the owner that none is needed', async () => {
  expect(await rule('L15')).toMatchObject({ state: 'red', confirm: { seen: 'exempt' } })
  await publish('Barrierefreiheit', '/Barrierefreiheit', 'Alle können hier einkaufen.')
  expect(await rule('L15')).toMatchObject({ state: 'green', confirm: null })
})
