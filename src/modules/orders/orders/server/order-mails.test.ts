import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, IBAN, openCheckout, STORE } from '#modules/checkout/server/test-checkout.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { ordersOf, PATH } from '../../server/test-orders.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { stocked, shopper } = till
const { move, placed, lastMail, mails } = ordersOf({ ...shop, ...till }, BUYER.email)
const pages = pageClient(admin)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const again = (id: string, kind: string) => admin.post(`${PATH}${id}/mail`, { kind })

const Files = z.array(z.object({ name: z.string(), key: z.string() }))

/** What went along with the last mail. */
async function lastFiles() {
  const { attachments } = await till.db
    .selectFrom('mails')
    .select('attachments')
    .where('recipient', '=', BUYER.email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return Files.parse(attachments)
}

/** A page that says this, live. */
async function say(title: string, texts: readonly string[]): Promise<string> {
  const { _id } = await pages.make(title)
  await sayAnew(_id, texts)
  return _id
}

async function sayAnew(id: string, texts: readonly string[]): Promise<void> {
  const blocks = texts.map((text, at) => paragraph(`t${at}`, text))
  const saved = await pages.save(id, { blocks })
  if (saved.status !== 200) throw new Error(saved.text)
  await pages.publish(id)
}

test('a mail is sent again when it was due, and no other', async () => {
  const { id, number } = await placed()
  expect(await again(id, 'accepted')).toMatchObject({ status: 409, json: { code: 'transition' } })
  expect((await again(id, 'received')).status).toBe(200)
  const told = (await mails()).filter(({ subject }) => subject.includes(number))
  expect(told).toHaveLength(2)
  expect(told[1]?.text).toContain(IBAN)
  expect(await again(id, 'shipped')).toMatchObject({ status: 409, json: { code: 'transition' } })
  await move(id, 'cancel')
  expect(await again(id, 'received')).toMatchObject({ status: 409, json: { code: 'transition' } })
  expect((await again(id, 'cancelled')).status).toBe(200)
})

test('the confirmation names the seller, and brings the texts of that day as files', async () => {
  const facts = {
    street: 'Am Markt 1',
    zip: '25813',
    city: 'Husum',
    email: 'post@backhaus.example',
  }
  await shop.configure('business', { ...facts, phone: '+49 4841 1234' })
  const terms = await say('Agb', ['§ 1 Für alle Käufe bei {{business.name}}.', '§ 2 Es gilt.'])
  await say('Widerrufsbelehrung', ['Sie haben das Recht, binnen vierzehn Tagen zu widerrufen.'])
  const { id, number } = await placed()
  const first = (await lastMail(number))?.text ?? ''
  const seller = 'Ihr Vertragspartner:\nBackhaus Petersen\nAm Markt 1\n25813 Husum\nDeutschland'
  expect(first).toContain(seller)
  expect(first).toContain('Telefon: +49 4841 1234\nE-Mail: post@backhaus.example')
  expect(first).toContain('Allgemeine Geschäftsbedingungen: ')
  expect(first).not.toContain('§ 2 Es gilt.')
  const files = await lastFiles()
  expect(files.map(({ name }) => name)).toEqual([
    'Agb.pdf',
    'Widerrufsbelehrung.pdf',
    'Muster-Widerrufsformular.pdf',
  ])

  await sayAnew(terms, ['§ 1 Alles ist anders.'])
  await again(id, 'received')
  expect(await lastFiles()).toEqual(files)
})

test('what is sent is on its way, what is fetched lies ready', async () => {
  const { id: sent, number: one } = await placed({ payment: 'invoice' })
  await move(sent, 'ship')
  expect((await lastMail(one))?.text).toContain(`Bestellung ${one} ist unterwegs`)
  const { variant } = await stocked('5')
  const delivery = { kind: 'pickup', location: STORE }
  const { _id, number } = await shopper().buy({ variant, delivery, payment: 'pickup' })
  await move(_id, 'ship')
  expect((await lastMail(number))?.text).toContain(`Bestellung ${number} liegt bereit`)
})
