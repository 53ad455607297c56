import { afterAll, expect, test } from 'vitest'
import { legalRule } from '#kernel/server/manifest/legal-rule.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { listSetupSteps } from '#modules/dashboard/contract.ts'
import { bytesAt, one, png, send } from '#modules/files/server/test-files.ts'
import { lawAt, seenInstead } from '#tests/law-check.ts'
import { shopSection } from '../../config.ts'
import { checkLawCall } from '../law.calls.ts'

/** A module of a later day, with a rule of its own that only its owner can judge. */
const later: ServerModule = {
  name: 'later',
  label: { de: 'Später', en: 'Later' },
  law: [
    legalRule<never>({
      id: 'L99',
      title: { de: 'Etwas Künftiges', en: 'Something to come' },
      source: '§ 1 ZukunftsG',
      from: '2026-01-01',
      until: '2026-12-31',
      check: (_, day) => ({
        state: 'red',
        text: { de: `Geprüft für ${day}`, en: `Checked for ${day}` },
        links: [{ label: { de: 'Dorthin', en: 'There' }, path: 'settings' }],
        confirm: {
          seen: 'this',
          label: { de: 'Gesehen', en: 'Seen' },
          done: { de: 'Bestätigt', en: 'Confirmed' },
        },
      }),
    }),
  ],
}

const shop = await openShop({ module: later })
const till = await openCheckout(shop)
const { app, admin, configure } = shop
const rule = lawAt(admin)
afterAll(() => app.close())

const CHECK = '/api/v0/law/check'
const CONFIRM = '/api/v0/law/confirm'

async function idsOn(day: string, isComing: boolean) {
  const { rules } = (await admin.get(`${CHECK}?day=${day}`)).parse(checkLawCall.reply)
  return rules.filter(({ state }) => (state === 'coming') === isComing).map(({ id }) => id)
}

test('only an admin reads and confirms', async () => {
  const member = await app.as('member')
  expect((await app.guest.get(CHECK)).status).toBe(401)
  expect((await member.get(CHECK)).status).toBe(403)
  expect((await member.post(CONFIRM, { rule: 'L99', seen: 'this' })).status).toBe(403)
})

test('every rule has a source and a day, and stands once a day', async () => {
  const { rules } = (await admin.get(`${CHECK}?day=2026-11-18`)).parse(checkLawCall.reply)
  const ids = rules.filter(({ state }) => state !== 'coming').map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 23]
  for (const number of numbers) expect(ids).toContain(`L${number}`)
  for (const { source, title, hint } of rules) expect([source, title, hint]).not.toContain('')
})

test('another day is judged by another law', async () => {
  expect(await idsOn('2026-06-18', false)).not.toContain('L9')
  expect(await idsOn('2026-06-18', true)).toEqual(expect.arrayContaining(['L9', 'L10', 'L12']))
  expect(await idsOn('2026-06-19', false)).toContain('L9')
  expect(await idsOn('2026-09-26', true)).toContain('L12')
  expect(await idsOn('2026-09-27', true)).not.toContain('L12')
  expect(await idsOn('2026-11-18', true)).toEqual(['L20', 'L20'])
  expect(await idsOn('2028-01-01', true)).toEqual([])
  const before = await rule('L14', '2025-07-19')
  const after = await rule('L14', '2025-07-20')
  expect(before).toMatchObject({ valid_until: '2025-07-19', valid_from: '2016-01-09' })
  expect(after).toMatchObject({ valid_until: null, valid_from: '2025-07-20' })
})

test('a day that is none is refused', async () => {
  for (const day of ['2026-02-30', 'morgen', ''])
    expect((await admin.get(`${CHECK}?day=${day}`)).status).toBe(400)
})

test('a module that comes later brings its rules, for as long as they hold', async () => {
  expect(await rule('L99', '2026-05-05')).toMatchObject({
    state: 'red',
    hint: 'Geprüft für 2026-05-05',
    links: [{ label: 'Dorthin', path: 'settings' }],
  })
  expect(await rule('L99', '2025-12-31')).toMatchObject({
    state: 'coming',
    verdict: 'red',
    hint: 'Geprüft für 2026-01-01',
  })
  expect(await idsOn('2027-01-01', false)).not.toContain('L99')
  await configure('enabled_components', { modules: { later: false } })
  expect(await idsOn('2026-05-05', false)).not.toContain('L99')
  await configure('enabled_components', { modules: {} })
})

test('what only the owner can judge is green once confirmed, as long as it stays the same', async () => {
  // Asked by the law of a day on which it holds, whenever this runs.
  const other = await admin.post(CONFIRM, { rule: 'L15', seen: 'something else' })
  expect([other.status, other.json.code]).toEqual([409, 'stale'])
  expect((await admin.post(CONFIRM, { rule: 'L1', seen: 'exempt' })).status).toBe(409)
  const { state, confirm } = await rule('L15')
  expect([state, confirm?.seen]).toEqual(['red', 'exempt'])
  const saved = await admin.post(CONFIRM, { rule: 'L15', seen: 'exempt' })
  expect(saved.status).toBe(200)
  expect(await rule('L15')).toMatchObject({ state: 'green', confirm: null })
})

test('L6: prices say that VAT is included, or that there is none', async () => {
  const vat = shopSection.defaults.vat
  expect((await rule('L6')).state).toBe('green')
  await configure('components.shop', { vat: { ...vat, label: 'Endpreis' } })
  expect(await rule('L6')).toMatchObject({
    state: 'red',
    links: [{ path: 'shop/vat/groups#vat.label' }],
  })
  const small = { ...vat, small_business: true }
  await configure('components.shop', { vat: { ...small, small_business_note: 'Ohne Steuer' } })
  expect(await rule('L6')).toMatchObject({
    state: 'yellow',
    links: [{ path: 'shop/vat/groups#vat.small_business_note' }],
  })
  await configure('components.shop', { vat: small })
  expect((await rule('L6')).state).toBe('green')
  await configure('components.shop', { vat })
})

test('where no prices are shown nobody orders, and no rule about orders holds', async () => {
  await configure('components.shop', { showPrice: false })
  for (const id of ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L10', 'L12'])
    expect((await rule(id, '2026-11-18')).state, id).toBe('not_applicable')
  // Whoever bought before may still withdraw, and the goods are still shown.
  expect((await rule('L9', '2026-11-18')).state).toBe('green')
  await configure('components.shop', { showPrice: true })
})

test('L6: the way to the shipping costs leads somewhere', async () => {
  await seenInstead(app, { path: '/Versandkosten', html: '' }, async () => {
    expect(await rule('L6')).toMatchObject({
      state: 'red',
      links: [{ path: 'shop/settings/general#addresses.shipping_costs' }],
    })
  })
  expect((await rule('L6')).state).toBe('green')
})

test('L12: the notice is missing until its owner uploads it, and buyers get its very bytes', async () => {
  expect(await rule('L12', '2026-09-27')).toMatchObject({
    state: 'red',
    links: [{ path: 'shop/settings/system#law.warranty_notice' }],
    confirm: { seen: 'no-goods' },
  })
  const bytes = await png(640, 400)
  const file = one(await send(admin, [{ name: 'mitteilung.png', bytes }]))
  await configure('components.shop', { law: { warranty_notice: file._id, confirmed: {} } })
  expect((await rule('L12', '2026-09-27')).state).toBe('green')

  const buyer = till.shopper()
  await buyer.prepare({ variant: (await till.stocked('3')).variant })
  const page = await buyer.browser.get('/checkout/review')
  const src = new RegExp(`src="(/download/${file._id}/[^"]+)"`).exec(page.text)?.[1]
  expect(page.text.indexOf(src ?? 'no picture')).toBeLessThan(
    page.text.indexOf('zahlungspflichtig bestellen'),
  )
  expect((await bytesAt(app.url + src)).bytes.equals(bytes)).toBe(true)

  expect((await admin.remove(`/api/v0/file/${file._id}`)).status).toBeLessThan(300)
  expect((await rule('L12', '2026-09-27')).state).toBe('red')
  expect((await buyer.browser.get('/checkout/review')).text).not.toContain(file._id)
})

test('the list of first steps has a line as long as something is red', async () => {
  const lineOf = async () => {
    const { items } = (await admin.get('/api/v0/setup_steps/')).parse(listSetupSteps.reply)
    return items.find(({ name }) => name === 'law')
  }
  expect(await lineOf()).toMatchObject({ done: false, path: 'shop/settings/law' })
  await configure('enabled_components', { modules: { shop: false } })
  expect(await lineOf()).toBeUndefined()
  await configure('enabled_components', { modules: {} })
})

test('a club without a shop has no legal check', async () => {
  await configure('enabled_components', { modules: { shop: false } })
  expect((await admin.get(CHECK)).status).toBe(404)
  await configure('enabled_components', { modules: {} })
})
