import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { CUSTOMER, customersAt } from '../../server/test-customers.ts'
import { askNightly, checkVatId } from './check-vat-id.ts'
import { startVies } from './test-vies.ts'

const vies = await startVies()
const shop = await openShop({ env: vies.env })
const till = await openCheckout(shop)
const { app, admin } = shop
const { read, of, limit } = customersAt(admin)
afterAll(async () => {
  await app.close()
  await vies.close()
})
beforeEach(async () => {
  await till.forgetLimits()
})

const { variant } = await till.stocked('9')
await till.shopper().buy({ variant, buyer: { email: 'firma@example.org' } })
const firm = await of('firma@example.org')
const ID = 'ATU12345675'
const VALID = {
  ...{
    valid: true,
    requestIdentifier: 'WAPIAAAA',
    name: 'Firma GmbH',
    address: 'Ring 1\n1010 WIEN',
  },
}

/** What the job does once it has its turn. */
async function run(vat_id = ID, isLast = false) {
  const attempt = { id: '', number: 1, isLast, signal: new AbortController().signal }
  const payload = { id: firm._id, vat_id }
  await checkVatId.run(scopeOf(app.services, SYSTEM), payload as never, attempt)
}

/** The id as if it had just been typed: what was known of it before is gone. */
async function ask(vat_id = ID) {
  await limit(firm, { vat_id: '' })
  return limit(firm, { vat_id })
}

test('a VAT id is checked by a job, with the own id, and the answer is kept', async () => {
  await shop.configure('business', { vat_id: 'DE 136695976' })
  const saved = await limit(firm, { vat_id: 'atu 12345675' })
  expect(saved.json).toMatchObject({ items: [{ vat_id: ID, vat_id_state: 'asked' }] })
  vies.answer(VALID)
  await run()
  expect(vies.asked.at(-1)).toEqual({
    ...{ countryCode: 'AT', vatNumber: 'U12345675' },
    ...{ requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
  })
  const { version } = await read(firm._id)
  expect(await read(firm._id)).toMatchObject({
    ...{ vat_id_state: 'valid', vat_id_name: 'Firma GmbH', vat_id_reference: 'WAPIAAAA', version },
    vat_id_checked: expect.any(String),
  })
  const { items } = Object((await admin.get(`/api/v0/audit/?noun=customer&id=${firm._id}`)).json)
  expect(items[0]).toMatchObject({ action: 'vat_id_checked', after: { vat_id_state: 'valid' } })
  expect(JSON.stringify(items)).not.toContain('Firma GmbH')
})

test('what the register does not know is not valid', async () => {
  await ask()
  vies.answer({ valid: false, userError: 'INVALID', name: '---', address: '---' })
  await run()
  expect(await read(firm._id)).toMatchObject({ vat_id_state: 'invalid', vat_id_name: '' })
})

test.each([
  [
    'its country is away',
    { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
    200,
  ],
  ['too many ask', { valid: false, userError: 'MS_MAX_CONCURRENT_REQ' }, 200],
  ['it fails', { valid: true }, 500],
  ['it answers with a page', '<html>', 200],
])(
  'where %s the id is neither valid nor invalid, and asked about again',
  async (_, body, status) => {
    await ask()
    vies.answer(body, status)
    await expect(run()).rejects.toThrow('did not answer')
    await run(ID, true)
    expect(await read(firm._id)).toMatchObject({
      ...{ vat_id_state: 'unavailable', vat_id_checked: null },
    })
    vies.answer(VALID)
    await run()
    expect(await read(firm._id)).toMatchObject({ vat_id_state: 'valid' })
  },
)

test('an answer about an id that was changed since is not kept', async () => {
  await limit(firm, { vat_id: 'DE136695976' })
  vies.answer(VALID)
  await run()
  expect(await read(firm._id)).toMatchObject({ vat_id: 'DE136695976', vat_id_state: 'asked' })
})

test('it is asked again on demand, and needs an id', async () => {
  const again = () => admin.post(`${CUSTOMER}${firm._id}/check_vat_id`, {})
  await ask()
  vies.answer({}, 500)
  await run(ID, true)
  expect((await again()).json).toMatchObject({ items: [{ vat_id_state: 'asked' }] })
  await limit(firm, { vat_id: '' })
  expect(await again()).toMatchObject({ status: 422, json: { code: 'vat_id' } })
  expect(await limit(firm, { vat_id: 'DE12' })).toMatchObject({ status: 400 })
})

test('what was confirmed stays so until there is another answer', async () => {
  await ask()
  vies.answer(VALID)
  await run()
  const { vat_id_checked } = await read(firm._id)
  const confirmed = { vat_id_state: 'valid', vat_id_reference: 'WAPIAAAA', vat_id_checked }
  await limit(firm, { vat_id: ID, note: 'Gute Kundin' })
  expect(await read(firm._id)).toMatchObject(confirmed)
  const again = await admin.post(`${CUSTOMER}${firm._id}/check_vat_id`, {})
  expect(again.json).toMatchObject({ items: [confirmed] })
  vies.answer({}, 500)
  await run(ID, true)
  expect(await read(firm._id)).toMatchObject(confirmed)
  vies.answer({ valid: false })
  await run()
  expect(await read(firm._id)).toMatchObject({ vat_id_state: 'invalid', vat_id_reference: '' })
})

test('an answer no database could store is kept without what is wrong with it', async () => {
  await ask()
  vies.answer({ ...VALID, name: 'Ring\u0000 GmbH', address: `${'x'.repeat(499)}😀` })
  await run()
  expect(await read(firm._id)).toMatchObject({ vat_id_state: 'valid', vat_id_name: 'Ring GmbH' })
})

test('where nobody answered it is asked about every night', async () => {
  await ask()
  vies.answer({}, 500)
  await run(ID, true)
  const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
  const waiting = () =>
    sql<{ id: string }>`select id from jobs.job where name = 'customers.check-vat-id'
      and data->>'id' = ${firm._id}`.execute(app.services.db)
  const before = (await waiting()).rows.length
  await askNightly.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  expect((await waiting()).rows).toHaveLength(before + 1)
})
