import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { declareReturn } from '../../returns/return.calls.ts'
import { draftIn, RETURN, returnsAt, WITHDRAWAL } from '../../server/test-returns.ts'
import { matchJob } from './match-job.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app } = shop
const { stocked } = till
const { buy, declare, form, captcha, latest, read, readOrder } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
const match = (id: string) => matchJob.run(scopeOf(app.services, SYSTEM), { id } as never, attempt)
const receiptOf = async (values: object) =>
  (await declare(values)).parse(declareReturn.reply).receipt
const mailsTo = (to: string) => mailsAsSent(app.services, to)

describe('which contract is meant', () => {
  test('the link says it, whatever number was typed', async () => {
    const { variant } = await stocked('5')
    const { _id, token, number } = await buy(variant)
    expect(await receiptOf({ token, contract: '4711' })).toMatchObject({ contract: number })
    expect(await latest()).toMatchObject({ order: _id, contract: number })
    const { token: other, number: shown } = await buy(variant)
    const page = await app.guest.get(`/widerruf?order=${other}`)
    expect(page.text).toContain(`Es geht um Ihre Bestellung ${shown}.`)
    expect(page.text).not.toContain('name="contract"')
    const check = await form({ ...WITHDRAWAL, contract: '4711', order: other })
    const done = await form({ draft: draftIn(check.text) })
    expect(done.text).toContain(`<dd>${shown}</dd>`)
  })

  test('a number among others is found', async () => {
    const { variant } = await stocked('5')
    const { _id, number } = await buy(variant)
    await declare({ contract: `vom 12.11., Nr. ${number}`, contact: BUYER.email })
    const { _id: id } = await latest()
    await match(id)
    expect((await read(id)).order).toBe(_id)
  })

  test('single goods need the link, and a right to withdraw from them', async () => {
    const { variant } = await stocked('5', { title: 'Torte', withdrawal: 'perishable' })
    const { _id, number, token } = await buy(variant)
    const [line] = (await readOrder(_id)).lines
    const lines = [{ line: line?._id, quantity: '1' }]
    const asked = { contract: number, lines }
    for (const values of [asked, { ...asked, token: 'x' }])
      expect(await declare(values)).toMatchObject({
        status: 422,
        json: { code: 'lines-need-link' },
      })
    expect(await declare({ token, lines })).toMatchObject({ status: 422, json: { code: 'exempt' } })
    expect((await readOrder(_id)).return_state).toBe('none')
  })
})

describe('the receipt', () => {
  test('explains what of the order cannot be withdrawn from, and promises no money', async () => {
    const { variant } = await stocked('5', { title: 'Teller' })
    const { variant: cake } = await stocked('5', { title: 'Torte', withdrawal: 'perishable' })
    const shopper = till.shopper()
    await shopper.add(cake)
    const { token } = await shopper.buy({ variant })
    await declare({ token })
    const mail = (await mailsTo(BUYER.email)).at(-1)
    expect(mail?.text).toContain('Torte: verdirbt schnell, kein Widerrufsrecht.')
    expect(mail?.text).toContain('Ist der Widerruf wirksam')
  })

  test('does not fill a mailbox: the eleventh is kept, shown and not mailed', async () => {
    const to = 'opfer@example.org'
    for (let count = 0; count < 10; count += 1)
      expect(await receiptOf({ contact: to })).toMatchObject({ is_mailed: true })
    expect(await receiptOf({ contact: to })).toMatchObject({ is_mailed: false })
    expect(await latest()).toMatchObject({ contact: to, state: 'declared' })
    expect(await mailsTo(to)).toHaveLength(10)
  })

  test('reaches the buyer whatever strangers have typed', async () => {
    const { variant } = await stocked('5')
    const { token } = await buy(variant)
    for (let count = 0; count < 10; count += 1) await declare({ contact: BUYER.email })
    expect(await receiptOf({ contact: BUYER.email })).toMatchObject({ is_mailed: false })
    const own = await receiptOf({ token, contact: BUYER.email })
    expect(own).toMatchObject({ is_mailed: true })
    expect((await mailsTo(BUYER.email)).at(-1)?.subject).toContain(own.number)
  })
})

test('the link spares the question only for the address of the order', async () => {
  const { variant } = await stocked('5')
  const { token } = await buy(variant)
  const call = (contact: string) =>
    app.guest.post(`${RETURN}declare`, { ...WITHDRAWAL, token, contact })
  expect((await call('fremd@example.org')).status).toBe(422)
  const fields = { ...WITHDRAWAL, contact: 'fremd@example.org', order: token }
  const asked = await form(fields)
  expect(asked.status).toBe(422)
  expect(asked.text).toContain('captcha')
  expect((await form({ ...fields, ...captcha() })).text).toContain('Widerruf bestätigen</button>')
  expect((await call(BUYER.email.toUpperCase())).status).toBe(200)
})

test('mistyping the form shuts nobody out', async () => {
  for (let count = 0; count < 25; count += 1)
    expect((await form({ name: '', contract: '', contact: '', ...captcha() })).status).toBe(422)
  expect((await form({ ...WITHDRAWAL, ...captcha() })).status).toBe(200)
})
