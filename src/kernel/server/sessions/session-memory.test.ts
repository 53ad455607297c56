import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GUEST, type Principal } from '#kernel/access/roles.ts'
import type { Identity } from './identify.ts'
import { SessionMemory } from './session-memory.ts'

function identityOf(principal: Partial<Principal>, isPending = false): Identity {
  const long = new Date(0)
  const session = { id: 'one', createdAt: long, lastActiveAt: long, isStaff: true }
  return { principal: { ...GUEST, roles: ['member'], ...principal }, session, isPending }
}

function listening() {
  const clock = { now: 0 }
  const proofs: (() => void)[] = []
  const memory = new SessionMemory(() => clock.now)
  memory.listen(() => new Promise<void>((done) => proofs.push(done)))
  return { clock, proofs, memory }
}

const KEY = randomBytes(32)

test('a session is known for a second after everything was last heard, and no longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (later) => {
      const { clock, memory } = listening()
      memory.keep(KEY, identityOf({ id: 'a' }), memory.moment())
      clock.now = later
      expect(memory.find(KEY) !== undefined).toBe(later <= 1000)
    }),
    { seed: 1 },
  )
})

test('what is proved counts from when it was asked, not from when the answer came', async () => {
  const { clock, proofs, memory } = listening()
  memory.keep(KEY, identityOf({ id: 'a' }), memory.moment())
  clock.now = 900
  expect(memory.find(KEY)).toBeDefined()
  clock.now = 1800
  proofs[0]?.()
  await Promise.resolve()
  expect(memory.find(KEY)).toBeDefined()
  clock.now = 1901
  expect(memory.find(KEY)).toBeUndefined()
})

test('what was read before a change was heard is not kept', () => {
  const { memory } = listening()
  const since = memory.moment()
  memory.forget('somebody')
  memory.keep(KEY, identityOf({ id: 'a' }), since)
  expect(memory.find(KEY)).toBeUndefined()
})

test('nothing is kept while nobody listens, nor for long, nor of those with limits', async () => {
  const { clock, proofs, memory } = listening()
  for (const special of [
    identityOf({ limited: 'password-change' }),
    identityOf({ actedBy: { id: 'b', name: 'B' } }),
    identityOf({}, true),
  ]) {
    memory.keep(KEY, special, memory.moment())
    expect(memory.find(KEY)).toBeUndefined()
  }
  memory.keep(KEY, identityOf({}), memory.moment())
  clock.now = 60_000
  memory.find(KEY)
  proofs[0]?.()
  await Promise.resolve()
  expect(memory.find(KEY)).toBeUndefined()
  memory.deafen()
  memory.keep(KEY, identityOf({}), memory.moment())
  expect(memory.find(KEY)).toBeUndefined()
})

test('to forget one person leaves the others, to forget everybody leaves none', () => {
  const { memory } = listening()
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const keep = () => {
    memory.keep(one, identityOf({ id: 'a' }), memory.moment())
    memory.keep(other, identityOf({ id: 'b' }), memory.moment())
  }
  keep()
  memory.forget('a')
  expect([memory.find(one), memory.find(other)?.principal.id]).toEqual([undefined, 'b'])
  for (const all of ['*', '', undefined]) {
    keep()
    memory.forget(all)
    expect([memory.find(one), memory.find(other)]).toEqual([undefined, undefined])
  }
})
