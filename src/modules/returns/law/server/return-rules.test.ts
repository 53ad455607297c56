import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { lawAt, seenInstead } from '#tests/law-check.ts'
import { returnsAt } from '../../server/test-returns.ts'
import { missingSentences, namesFunction, POLICY_MODELS } from './policy-words.ts'
import { showsWayOut } from './return-rules.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { declare, latest } = returnsAt(shop, till)
const rule = lawAt(admin)
const pages = pageClient(admin)
afterAll(() => app.close())

const MODEL = `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu
  widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie die Waren in Besitz
  genommen haben. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die
  Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.`
const RECEIPT = `Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften
  Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt
  der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`
const NAMED = `${MODEL} Sie können Ihr Widerrufsrecht auch online unter /widerruf ausüben.`
const WITH_FUNCTION = `${NAMED} ${RECEIPT}`

const confirm = (seen = '') => admin.post('/api/v0/law/confirm', { rule: 'L10', seen })

const link = '<p><a class="button" href="/widerruf">Vertrag widerrufen</a></p>'

test('L9: the way out stands on the page itself, under its own name', () => {
  expect(showsWayOut(`<main></main>${link}`, 'de')).toBe(true)
  expect(showsWayOut('<main></main>', 'de')).toBe(false)
  expect(showsWayOut('<a href="/widerruf">Mehr</a><p>Vertrag widerrufen</p>', 'de')).toBe(false)
  expect(showsWayOut(`<details><summary>Mehr</summary>${link}</details>`, 'de')).toBe(false)
  expect(showsWayOut(`<details></details>${link}`, 'de')).toBe(true)
  expect(showsWayOut(link, 'en')).toBe(false)
})

test('L9: it is in force since 19 June 2026, and the website has it', async () => {
  expect(await rule('L9', '2026-06-18')).toMatchObject({ state: 'coming', verdict: 'green' })
  expect(await rule('L9', '2026-06-19')).toMatchObject({ state: 'green' })
})

test('L9: a form nobody reaches, or a home page without the way to it, is red', async () => {
  await seenInstead(app, { path: '/widerruf', html: '' }, async () => {
    expect(await rule('L9', '2026-06-19')).toMatchObject({
      state: 'red',
      links: [{ path: 'redirects' }],
    })
  })
  await seenInstead(app, { path: '/', html: '<main>Willkommen</main>' }, async () => {
    expect((await rule('L9', '2026-06-19')).state).toBe('red')
  })
})

test('L10: sentences of the model count, however they are broken and spaced', () => {
  const [before, since] = POLICY_MODELS
  if (!before || !since) throw new Error('a wording is missing')
  expect(missingSentences(MODEL, before)).toEqual([])
  expect(missingSentences(MODEL.replace('vierzehn Tagen', 'sieben Tagen'), before)).toHaveLength(1)
  expect(missingSentences('', before)).toHaveLength(3)
  expect(missingSentences(NAMED, since)).toEqual([expect.stringContaining('Online-Funktion')])
  expect(missingSentences(WITH_FUNCTION, since)).toEqual([])
  expect(namesFunction(MODEL)).toBe(false)
  expect(namesFunction(WITH_FUNCTION)).toBe(true)
})

test('L10: one wording of the model follows the other without a day between them', () => {
  const [before, since] = POLICY_MODELS
  const next = new Date(`${before?.until}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  expect(next.toISOString().slice(0, 10)).toBe(since?.from)
  expect(since?.until).toBeUndefined()
})

test('L10: the policy is live, complete, names the function, and its owner has read it', async () => {
  expect(await rule('L10')).toMatchObject({
    state: 'red',
    links: [{ path: 'pages/browse?new=page' }],
  })
  const { _id } = await pages.make('Widerrufsbelehrung', { path: '/Widerrufsbelehrung' })
  const say = async (text: string) => {
    await pages.save(_id, { blocks: [paragraph(uuidv7(), text)] })
    await pages.publish(_id)
  }
  await say('Sie dürfen widerrufen.')
  expect(await rule('L10')).toMatchObject({ state: 'red', links: [{ path: `pages/edit/${_id}` }] })
  // More days than the law grants are lawful, but no model says so: somebody has to look at it.
  await say(WITH_FUNCTION.replaceAll('vierzehn', 'dreißig'))
  const other = await rule('L10')
  expect([other.state, other.hint]).toEqual(['red', expect.stringContaining('vierzehn')])
  expect((await confirm(other.confirm?.seen)).status).toBe(200)
  expect((await rule('L10')).state).toBe('green')
  await say(MODEL)
  expect((await rule('L10', '2026-06-18')).state).toBe('yellow')
  expect((await rule('L10', '2026-06-19')).state).toBe('red')
  await say(NAMED)
  expect((await rule('L10', '2026-06-18')).state).toBe('yellow')
  expect(await rule('L10', '2026-06-19')).toMatchObject({
    state: 'red',
    hint: expect.stringContaining('Wenn Sie diese Online-Funktion nutzen'),
  })
  await say(WITH_FUNCTION)
  const found = await rule('L10')
  expect(found.state).toBe('yellow')
  expect((await confirm(found.confirm?.seen)).status).toBe(200)
  expect((await rule('L10')).state).toBe('green')
  await say(`${WITH_FUNCTION} Das gilt auch am Sonntag.`)
  expect((await rule('L10')).state).toBe('yellow')
})

test('L11: after 14 days somebody should look, and once the goods are here the money is owed', async () => {
  expect((await rule('L11')).state).toBe('green')
  await declare({})
  const { _id, number, due } = await latest()
  expect((await rule('L11', due ?? '')).state).toBe('green')
  const { db } = app.services
  expect((await rule('L11', '2099-01-01')).state).toBe('yellow')
  // Nobody has paid, so nothing can go back.
  const order = await till.shopper().buy({ variant: (await till.stocked('1')).variant })
  await sql`update returns set order_id = ${order._id} where id = ${_id}`.execute(db)
  expect((await rule('L11', '2099-01-01')).state).toBe('green')
  // Money by a card is money, too.
  await sql`update orders set payment_provider_state = 'captured', balance = total`.execute(db)
  expect((await rule('L11', '2099-01-01')).state).toBe('yellow')
  await sql`update returns set state = 'received' where id = ${_id}`.execute(db)
  expect(await rule('L11', '2099-01-01')).toMatchObject({
    state: 'red',
    links: [{ label: `Widerruf ${number}`, path: `shop/returns/${_id}` }],
  })
  await sql`update returns set state = 'closed' where id = ${_id}`.execute(db)
  expect((await rule('L11', '2099-01-01')).state).toBe('green')
  // A bank has given money back that it had taken: what was closed owes it.
  await sql`update returns set goods_amount = 100 where id = ${_id}`.execute(db)
  expect((await rule('L11', '2099-01-01')).state).toBe('red')
})
