import { buffer } from 'node:stream/consumers'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { businessSection } from '#modules/pages/config.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { order } from '../../orders/order.ts'
import { modelForm } from './model-form.ts'
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

test('the model form is the statutory one, addressed to the business', () => {
  const business = { ...businessSection.defaults, name: 'Backhaus', email: 'post@backhaus.example' }
  const { parts } = modelForm(business, 'de')
  const list = parts.find((part) => part.kind === 'list')
  expect(list?.items[0]).toBe('An Backhaus, post@backhaus.example:')
  expect(list?.items).toHaveLength(7)
  expect(JSON.stringify(parts)).toContain('(*) Unzutreffendes streichen.')
})
