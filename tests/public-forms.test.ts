import { expect, test } from 'vitest'
import { z } from 'zod'
import { publicForms } from '../bench/known-unknown-forms.ts'
import { allRoutes, lineOf } from './all-routes.ts'

/** Fields in which somebody types an address. */
const ADDRESS = ['handle', 'email', 'mail', 'contact']

/** Calls with an address that are shown elsewhere to answer alike, or that tell it of nobody. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'PUT /api/v0/checkout/address': 'customers/server/known-unknown.test.ts walks the whole checkout',
  'POST /api/v0/auth/checkPasswordStrength':
    'compares a password with the address, and looks nobody up',
  'POST /api/v0/newsletter_recommend/': 'mails whoever is named, and looks nobody up',
}

test('every public call in which somebody types an address is measured for known and unknown', () => {
  const measured = Object.values(publicForms(Buffer.alloc(32))).map(
    (send) => `POST ${send('known', 0).path}`,
  )
  const typing = allRoutes()
    .filter((route) => lineOf(route).includes('→ anyone') && hasAddress(route.endpoint.body))
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(typing.length).toBeGreaterThan(8)
  const missing = typing.filter((one) => !measured.includes(one) && !ELSEWHERE[one])
  expect(missing).toEqual([])
})

function hasAddress(body: unknown): boolean {
  if (!(body instanceof z.ZodType)) return false
  const shape = JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
  return ADDRESS.some((name) => shape.includes(`"${name}":{`))
}
