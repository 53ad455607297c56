import { buffer } from 'node:stream/consumers'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { readToday } from '#modules/dashboard/today/today.ts'
import { businessSection } from '#modules/pages/config.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { order } from '../../orders/order.ts'
import { legalFiles, modelForm } from './legal-files.ts'
import { pageText } from './page-text.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const pages = pageClient(admin)
afterAll(() => app.close())

/** Buys something, and says which files went along. */
async function bought() {
  const { variant } = await till.stocked('9')
  const { _id } = await till.shopper().buy({ variant })
  const { json } = await admin.get(`/api/v0/order/${_id}`)
  return order.calls.read.reply.parse(json).items[0]?.attached_texts ?? []
}

async function publish(title: string, path: string, text: string) {
  const { _id } = await pages.make(title, { path })
  await pages.save(_id, { blocks: [paragraph(uuidv7(), text)] })
  await pages.publish(_id)
  return _id
}

test('the first mail brings the texts as they are published, each drawn once', async () => {
  expect((await bought()).map(({ name }) => name)).toEqual(['Muster-Widerrufsformular.pdf'])
  const terms = await publish('AGB für alle', '/Agb', 'Es gilt das gesprochene Wort.')
  await publish('Widerrufsbelehrung', '/Widerrufsbelehrung', 'Sie haben das Recht.')
  const files = await bought()
  expect(files.map(({ name }) => name)).toEqual([
    'AGB-fuer-alle.pdf',
    'Widerrufsbelehrung.pdf',
    'Muster-Widerrufsformular.pdf',
  ])
  for (const { key } of files) {
    const bytes = await buffer(await app.services.storage.get(key))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(await bought()).toEqual(files)
  await pages.save(terms, { blocks: [paragraph(uuidv7(), 'Es gilt das geschriebene Wort.')] })
  await pages.publish(terms)
  const [changed] = await bought()
  expect(changed?.key).not.toBe(files[0]?.key)
  const mails = await app.services.db
    .selectFrom('mails')
    .select('attachments')
    .where('recipient', '=', 'jana@example.org')
    .orderBy('id')
    .execute()
  const Names = z.array(z.object({ name: z.string() }))
  expect(Names.parse(mails.at(-1)?.attachments)).toHaveLength(3)
})

test('a text keeps its headings, and words of the business are filled in', async () => {
  const text = await pageText(
    { db: till.db, config: app.services.config, modules: app.services.modules },
    { path: '/Agb', lang: 'en' },
  )
  expect(text).toMatchObject({ title: 'AGB für alle', lang: 'de' })
  expect(text?.parts).toEqual([
    { kind: 'heading', level: 1, text: 'AGB für alle' },
    { kind: 'text', text: 'Es gilt das geschriebene Wort.' },
  ])
})

/** As printed in the law, between the name of the business and the end. */
const STATUTORY = {
  de: [
    'Muster-Widerrufsformular',
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    'An Backhaus, Am Markt 1, 25813 Husum, post@backhaus.example:',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
    '(*) Unzutreffendes streichen.',
  ],
  en: [
    'Model withdrawal form',
    '(complete and return this form only if you wish to withdraw from the contract)',
    'To Backhaus, Am Markt 1, 25813 Husum, post@backhaus.example:',
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    'Ordered on (*)/received on (*),',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
    '(*) Delete as appropriate.',
  ],
} as const

test.each(['de', 'en'] as const)('the model form is the statutory one (%s)', (lang) => {
  const place = { street: 'Am Markt 1', zip: '25813', city: 'Husum' }
  const email = 'post@backhaus.example'
  const business = { ...businessSection.defaults, ...place, name: 'Backhaus', email }
  const { parts } = modelForm(business, lang)
  const words = parts.flatMap((part) => (part.kind === 'list' ? part.items : [part.text]))
  expect(words).toEqual(STATUTORY[lang])
})

test('the text that was agreed to goes along, not the one that is published since', async () => {
  const scope = { ...app.services, db: till.db, lang: 'de' as const }
  const id = await publish('Bedingungen', '/Bedingungen', 'Erste Fassung.')
  const first = { address: '/Bedingungen', version: '1' }
  const [before] = await legalFiles(scope, [first])
  await pages.save(id, { blocks: [paragraph(uuidv7(), 'Zweite Fassung.')] })
  await pages.publish(id)
  const [same] = await legalFiles(scope, [first])
  const [newer] = await legalFiles(scope, [{ ...first, version: '2' }])
  const [live] = await legalFiles(scope, [{ ...first, version: '' }])
  expect(same?.key).toBe(before?.key)
  expect(newer?.key).not.toBe(before?.key)
  expect(live?.key).toBe(newer?.key)
})

test('the dashboard says which texts the shop lacks, and only as long as it does', async () => {
  const missing = async () => {
    const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
    return items.find(({ name }) => name === 'shop-texts')?.things.map(({ label }) => label) ?? []
  }
  expect(await missing()).toEqual([])
  await shop.configure('components.shop', { addresses: { terms: '/Bedingungen-fehlen' } })
  expect(await missing()).toEqual([expect.stringContaining('Keine AGB: Unter /Bedingungen-fehlen')])
  await shop.configure('components.shop', { addresses: { terms: 'https://example.org/agb' } })
  expect(await missing()).toEqual([])
})

test('no words of the page are left out: tables, quotes and addresses of links', async () => {
  const { _id } = await pages.make('Preise', { path: '/Preise' })
  const rows = [
    ['Leistung', 'Preis'],
    ['Expressversand', '9,90 €'],
  ]
  const blocks = [
    { id: uuidv7(), type: 'heading', props: { text: 'Versand', level: 2, anchor: 'versand' } },
    { id: uuidv7(), type: 'table', props: { caption: 'Zuschläge', rows } },
    { id: uuidv7(), type: 'quote', props: { text: 'Gilt auch sonntags.' } },
  ]
  expect((await pages.save(_id, { blocks })).status).toBe(200)
  await pages.publish(_id)
  const reader = { db: till.db, config: app.services.config, modules: app.services.modules }
  const text = await pageText(reader, { path: '/Preise', lang: 'de' })
  expect(text?.parts).toEqual([
    { kind: 'heading', level: 2, text: 'Versand' },
    { kind: 'text', text: 'Zuschläge' },
    { kind: 'list', items: ['Leistung · Preis', 'Expressversand · 9,90 €'] },
    { kind: 'text', text: 'Gilt auch sonntags.' },
  ])
})

test('what cannot be drawn goes along as plain text', async () => {
  const workers = {
    ...app.services.workers,
    run: async () => {
      throw new Error('all threads are busy')
    },
  }
  const scope = { ...app.services, workers, db: till.db, lang: 'de' as const }
  await publish('Notfall', '/Notfall', 'Auch ohne Zeichner lesbar.')
  const [file] = await legalFiles(scope, [{ address: '/Notfall', version: '1' }])
  expect(file).toMatchObject({ name: 'Notfall.txt', type: 'text/plain' })
  const bytes = await buffer(await app.services.storage.get(file?.key ?? ''))
  expect(bytes.toString()).toContain('Auch ohne Zeichner lesbar.')
})

test('twenty first buyers at once wait for one drawing', async () => {
  const scope = { ...app.services, db: till.db, lang: 'de' as const }
  await publish('Neue Bedingungen', '/Neue-Bedingungen', 'Noch nie gezeichnet.')
  const drawn = vi.spyOn(app.services.workers, 'run')
  const asked = [{ address: '/Neue-Bedingungen', version: '1' }]
  const all = await Promise.all(Array.from({ length: 20 }, () => legalFiles(scope, asked)))
  expect(new Set(all.map((files) => files[0]?.key)).size).toBe(1)
  expect(drawn).toHaveBeenCalledOnce()
  drawn.mockRestore()
})
