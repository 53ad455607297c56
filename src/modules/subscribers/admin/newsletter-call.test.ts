import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#kernel/client/call-error.ts'
import { subscribe } from '../sign-up/sign-up.calls.ts'
import { newsletterCall } from './newsletter-call.ts'

afterEach(() => vi.unstubAllGlobals())

test("a call that fails is thrown again as an error named 'Fehler' with message and code", async () => {
  const reply = { message: 'Email Adresse ist bereits vorhanden !', code: '11000' }
  vi.stubGlobal('fetch', async () => Response.json(reply, { status: 409 }))
  const failed = await newsletterCall(subscribe, { body: { email: 'a@example.org' } }).catch(
    (error: unknown) => error,
  )
  expect(failed).toBeInstanceOf(CallError)
  expect(failed).toMatchObject({ name: 'Fehler', status: 409, ...reply })
})
