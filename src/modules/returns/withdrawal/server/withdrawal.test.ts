import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { declareReturn } from '../../returns/return.calls.ts'
import { draftIn, returnsAt, WITHDRAWAL } from '../../server/test-returns.ts'
import { isOld, readDraft, writeDraft } from './draft.ts'
import { matchJob } from './match-job.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app } = shop
const { db, stocked } = till
const { buy, declare, form, captcha, latest, read, readOrder, move } = returnsAt(shop, till)
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
/** What the queue does within seconds. */
const match = (id: string) => matchJob.run(scopeOf(app.services, SYSTEM), { id } as never, attempt)
const mails = (to: string = BUYER.email) => mailsAsSent(app.services, to)
const withdrawals = async (to?: string) =>
  (await mails(to)).filter(({ subject }) => subject.startsWith('Ihr Widerruf'))
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from returns`.execute(db)
  return rows[0]?.n ?? 0
}

test('a draft is good for an hour, and its words stay after that', () => {
  const secret = Buffer.alloc(32)
  const draft = readDraft(secret, writeDraft(secret, WITHDRAWAL))
  if (!draft) throw new Error('no draft')
  expect(draft.declaration).toEqual(WITHDRAWAL)
  expect(isOld(draft)).toBe(false)
  expect(isOld(draft, Date.now() + 3_700_000)).toBe(true)
  expect(readDraft(Buffer.alloc(32, 1), writeDraft(secret, WITHDRAWAL))).toBeUndefined()
})

describe('the form, without a script', () => {
  test('two steps and a receipt on screen and by mail, with date and time', async () => {
    const { variant } = await stocked('5', { title: 'Emailledose' })
    const { _id, number } = await buy(variant)
    const typed = { ...WITHDRAWAL, contract: number }
    const check = await form({ ...typed, ...captcha() })
    expect(check.status).toBe(200)
    expect(check.text).toContain('Widerruf bestätigen</button>')
    expect(await withdrawals()).toHaveLength(0)
    const done = await form({ draft: draftIn(check.text) })
    expect(done.text).toContain('Ihr Widerruf ist eingegangen')
    expect(done.text).toMatch(/Eingegangen am<\/dt><dd>\d\d\.\d\d\.\d{4}, \d\d:\d\d/)
    expect(done.text).toContain('Jana Petersen')
    const [mail] = await withdrawals()
    expect(mail?.text).toMatch(/Eingegangen am: \d\d\.\d\d\.\d{4}, \d\d:\d\d/)
    expect(mail?.text).toContain(`Bestellung: ${number}`)
    const item = await latest()
    expect(item).toMatchObject({ state: 'acknowledged', kind: 'withdrawal', order: null })
    await match(item._id)
    expect(await read(item._id)).toMatchObject({ order: _id, is_whole: true })
    expect((await readOrder(_id)).return_state).toBe('declared')
  })

  test('confirming twice is one declaration with one mail', async () => {
    const check = await form({ ...WITHDRAWAL, contact: 'zwei@example.org', ...captcha() })
    const draft = draftIn(check.text)
    const before = await count()
    const [first, second] = await Promise.all([form({ draft }), form({ draft })])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await count()).toBe(before + 1)
    expect(await withdrawals('zwei@example.org')).toHaveLength(1)
  })

  test('what is missing is named, and what was typed stays', async () => {
    const refused = await form({ name: 'Ole', contract: '', contact: 'x', ...captcha() })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="Ole"')
    expect(refused.text).toContain('noch nichts widerrufen')
    const wrong = await form({ ...WITHDRAWAL, ...captcha(), captcha_answer: '99' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain(WITHDRAWAL.contact)
    const check = await form({ ...WITHDRAWAL, ...captcha() })
    const back = await form({ draft: draftIn(check.text), action: 'change' })
    expect(back.text).toContain(`value="${WITHDRAWAL.contact}"`)
  })

  test('a draft that was forged, cut or kept too long declares nothing', async () => {
    const check = await form({ ...WITHDRAWAL, ...captcha() })
    const draft = draftIn(check.text)
    const before = await count()
    const [content = ''] = draft.split('.')
    for (const bad of ['', 'x', `${content}.`, `${draft}x`, `e30.${draft.split('.')[1]}`])
      expect((await form({ draft: bad })).status).toBe(422)
    expect(await count()).toBe(before)
  })

  test('the way stands on every page of a website with a shop, in both languages', async () => {
    for (const [path, href, label] of [
      ['/Impressum', '/widerruf', 'Vertrag widerrufen'],
      ['/shop', '/widerruf', 'Vertrag widerrufen'],
      ['/en/shop', '/en/withdrawal', 'Withdraw from contract'],
    ] as const) {
      const { text } = await app.guest.get(path)
      expect(text).toContain(`<p class="footer-rights"><a href="${href}">${label}</a></p>`)
    }
    expect((await app.guest.get('/en/withdrawal')).text).toContain('Withdraw from contract</h1>')
  })
})

describe('nobody learns whether an order exists', () => {
  test('a known, a foreign and an unknown number get the same answer', async () => {
    const { variant } = await stocked('5')
    const { number } = await buy(variant)
    const replies = []
    for (const [contract, contact] of [
      [number, BUYER.email],
      [number, 'fremd@example.org'],
      ['999999', BUYER.email],
      ["1' or '1'='1", BUYER.email],
    ]) {
      const answer = await declare({ contract, contact })
      expect(answer.status).toBe(200)
      replies.push(Object.keys(answer.parse(declareReturn.reply).receipt).join())
    }
    expect(new Set(replies).size).toBe(1)
    const foreign = (await withdrawals('fremd@example.org'))[0]
    expect(foreign?.text).not.toContain('Roggenlaib')
  })

  test('only number and address together find it; the rest waits for somebody', async () => {
    const { variant } = await stocked('5')
    const { _id, number } = await buy(variant)
    await declare({ contract: number, contact: 'fremd@example.org' })
    const foreign = await latest()
    await match(foreign._id)
    expect((await read(foreign._id)).order).toBeNull()
    await declare({ contract: `Bestellung Nr. ${number}`, contact: BUYER.email.toUpperCase() })
    const own = await latest()
    await match(own._id)
    await match(own._id)
    expect(await read(own._id)).toMatchObject({ order: _id, lines: [{ quantity: '1' }] })
  })
})

describe('with the link of the order', () => {
  test('some of it is chosen, without a question, and what is exempt is explained', async () => {
    const { variant } = await stocked('9', { title: 'Teller' })
    const { variant: cake } = await stocked('9', { title: 'Torte', withdrawal: 'perishable' })
    const shopper = till.shopper()
    await shopper.add(cake)
    const { _id, token } = await shopper.buy({ variant, quantity: '3' })
    const page = await app.guest.get(`/widerruf?order=${token}`)
    expect(page.text).toContain('3 × Teller')
    expect(page.text).toContain('Torte: verdirbt schnell, kein Widerrufsrecht.')
    expect(page.text).not.toContain('captcha')
    const plate = (await readOrder(_id)).lines.find(({ title }) => title === 'Teller')
    const field = `line_${plate?._id}`
    const fields = { ...WITHDRAWAL, order: token }
    const more = await form({ ...fields, [field]: '4' })
    expect(more.status).toBe(422)
    expect(more.text).toContain('So viel lässt sich davon nicht widerrufen.')
    for (const bad of ['-1', '1e3', '0,0001', 'x', '1e309'])
      expect((await form({ ...fields, [field]: bad })).status).toBe(422)
    expect((await form({ ...fields, [field]: '0' })).text).toContain('mindestens einer Ware')
    const check = await form({ ...fields, [field]: '2' })
    expect(check.text).toContain('2 × Teller')
    const done = await form({ draft: draftIn(check.text) })
    expect(done.text).toContain('2 × Teller')
    const item = await latest()
    expect(item).toMatchObject({ is_whole: false, order: _id })
    expect(item.lines).toMatchObject([{ title: 'Teller', quantity: '2' }])
    expect((await withdrawals()).at(-1)?.text).toContain('2 × Teller')
  })

  test('is received as it was declared, and claims what others have left of it', async () => {
    const { variant } = await stocked('9', { title: 'Teller' })
    const { _id, token } = await buy(variant, { quantity: '3' })
    const [line] = (await readOrder(_id)).lines
    const fields = { ...WITHDRAWAL, name: 'Ole Hansen', order: token, [`line_${line?._id}`]: '2' }
    const check = await form(fields)
    await declare({ token, lines: [{ line: line?._id, quantity: '2' }] })
    const late = await form({ draft: draftIn(check.text) })
    expect(late.status).toBe(200)
    expect(late.text).toContain('2 × Teller')
    expect((await withdrawals()).at(-1)?.text).toContain('2 × Teller')
    expect((await latest()).lines).toMatchObject([{ quantity: '1' }])
  })

  test('the order page leads there; guessed links show nothing', async () => {
    const { variant } = await stocked('5')
    const { token } = await buy(variant)
    const { text } = await app.guest.get(`/checkout/order/${token}`)
    expect(text).toContain(`href="/widerruf?order=${token}"`)
    for (const guess of ['x', 'A'.repeat(43), '%00', '../1']) {
      const page = await app.guest.get(`/widerruf?order=${guess}`)
      expect(page.status).toBe(200)
      expect(page.text).toContain('captcha')
      expect(page.text).not.toContain('withdrawal-lines')
    }
  })

  test('a withdrawal stands: a later one does not undo it', async () => {
    const { variant } = await stocked('9')
    const { _id, token } = await buy(variant, { quantity: '3' })
    await declare({ token })
    const whole = await latest()
    expect(whole.lines).toMatchObject([{ quantity: '3' }])
    const [line] = (await readOrder(_id)).lines
    const part = { token, lines: [{ line: line?._id, quantity: '1' }] }
    expect((await declare(part)).status).toBe(200)
    expect(await latest()).toMatchObject({ order: _id, state: 'acknowledged', lines: [] })
    expect((await read(whole._id)).state).toBe('acknowledged')
    expect((await readOrder(_id)).lines).toMatchObject([{ claimed: '3', returned: '0' }])
  })

  test('many at once never withdraw from more than was bought', async () => {
    const { variant } = await stocked('9')
    const { _id, token } = await buy(variant, { quantity: '3' })
    const [line] = (await readOrder(_id)).lines
    const asked = { token, lines: [{ line: line?._id, quantity: '1' }] }
    const answers = await Promise.all(Array.from({ length: 8 }, () => declare(asked)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect((await readOrder(_id)).lines).toMatchObject([{ claimed: '3' }])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from return_lines l
      join returns r on r.id = l.return_id where r.order_id = ${_id}`.execute(db)
    expect(rows).toEqual([{ n: 3 }])
    for (const lines of [[{ line: _id, quantity: '1' }], [{ line: line?._id, quantity: '4' }]])
      expect(await declare({ token, lines })).toMatchObject({ json: { code: 'not-bought' } })
  })
})

describe('the call', () => {
  test('asks guests for a proof, takes plain words alone, and is limited', async () => {
    const path = '/api/v0/return/declare'
    expect((await app.guest.post(path, WITHDRAWAL)).status).toBe(422)
    for (const bad of [
      { name: 'Besuchen Sie https://evil.example' },
      { name: 'www.evil.example' },
      { contract: 'x\r\nBcc: y@example.org' },
      { contact: '<script>' },
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { lines: [] },
      { state: 'refunded' },
      { lines: [{ line: 'x', quantity: '1' }] },
    ])
      expect((await declare(bad)).status).toBe(400)
    let status = 200
    for (let tries = 0; tries < 30 && status !== 429; tries += 1)
      status = (await app.guest.post(path, WITHDRAWAL)).status
    expect(status).toBe(429)
  })

  test('a repeated key is the first answer again', async () => {
    const key = { 'idempotency-key': 'widerruf-0001-0001' }
    const browser = await signedInBrowser(app, await makeAccount(app))
    const path = '/api/v0/return/declare'
    const before = await count()
    const first = await browser.post(path, WITHDRAWAL, key)
    const second = await browser.post(path, WITHDRAWAL, key)
    expect(first.status).toBe(200)
    expect(second.json).toEqual(first.json)
    expect(await count()).toBe(before + 1)
  })

  test('a number instead of an address is no mail, and staff acknowledge it', async () => {
    await declare({ contact: '+49 4841 1234' })
    const item = await latest()
    expect(item).toMatchObject({ state: 'declared', contact: '+49 4841 1234' })
    expect((await move(item._id, 'acknowledge')).status).toBe(200)
  })
})
