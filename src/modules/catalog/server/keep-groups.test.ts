import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { shopSection } from '#modules/shop/config.ts'
import { PARCEL } from '#modules/shop/section/shipping.ts'
import { REDUCED_VAT, STANDARD_VAT } from '#modules/shop/section/vat.ts'
import { startTestApp } from '#tests/test-app.ts'
import { product } from '../products/product.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const Items = z.object({ items: z.array(product.Wire) })
const { vat, shipping } = shopSection.defaults
const FREIGHT = { uuid: '019a8f00-0000-7000-8000-0000000000ff', title: 'Spedition', rates: [] }

let version = 0
async function save(value: object) {
  const answer = await admin.put('/api/v0/config/', { name: shopSection.name, value, version })
  if (answer.status === 200) version += 1
  return answer
}

test('a rate or a kind of shipping stays as long as products have it', async () => {
  const freight = { ...shipping, groups: [...shipping.groups, FREIGHT] }
  expect((await save({ shipping: freight })).status).toBe(200)
  const values = { vat_group: REDUCED_VAT, shipping_group: FREIGHT.uuid }
  const made = await admin.post('/api/v0/product/', {
    ...{ title: 'Brot', variants: [{ price: 450 }] },
    ...values,
  })
  const [bread] = made.parse(Items).items
  const withoutRate = { ...vat, groups: vat.groups.filter(({ uuid }) => uuid === STANDARD_VAT) }
  expect(await save({ vat: withoutRate, shipping: freight })).toMatchObject({
    status: 409,
    json: { code: 'in-use', message: expect.stringContaining('Steuersatz') },
  })
  expect(await save({ shipping })).toMatchObject({
    status: 409,
    json: { code: 'in-use', message: expect.stringContaining('Versandart') },
  })
  const other = { vat_group: null, shipping_group: PARCEL, version: bread?.version }
  expect((await admin.put(`/api/v0/product/${bread?._id}`, other)).status).toBe(200)
  expect((await save({ vat: withoutRate })).status).toBe(200)
})
