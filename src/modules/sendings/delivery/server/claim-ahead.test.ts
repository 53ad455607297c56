import { expect, test } from 'vitest'
import { claimAhead } from './claim-recipients.ts'

/** Claims are answered one by one, when the test says so. */
function slowClaims() {
  const asked: PromiseWithResolvers<string[]>[] = []
  const claim = () => {
    const one = Promise.withResolvers<string[]>()
    asked.push(one)
    return one.promise
  }
  return { asked, claim }
}

test('more are claimed while some are left, once, and lanes take what there is', async () => {
  const { asked, claim } = slowClaims()
  const waiting = claimAhead({ first: ['a', 'b', 'c'], few: 2, claim })
  expect([await waiting.take(), asked.length]).toEqual(['a', 0])
  expect([await waiting.take(), await waiting.take(), asked.length]).toEqual(['b', 'c', 1])
  const next = waiting.take()
  asked[0]?.resolve(['d'])
  expect(await next).toBe('d')
})

test('an empty claim ends it for every lane, and nobody claims again', async () => {
  const { asked, claim } = slowClaims()
  const waiting = claimAhead({ first: ['a'], few: 2, claim })
  const taken = [waiting.take(), waiting.take(), waiting.take()]
  asked[0]?.resolve([])
  expect(await Promise.all(taken)).toEqual(['a', undefined, undefined])
  expect([await waiting.take(), asked.length]).toEqual([undefined, 1])
})

test('whoever leaves waits for a claim that is under way', async () => {
  const { asked, claim } = slowClaims()
  const waiting = claimAhead({ first: ['a'], few: 2, claim })
  await waiting.take()
  let hasLeft = false
  const leaving = waiting.rest().then(() => {
    hasLeft = true
  })
  await Promise.resolve()
  expect(hasLeft).toBe(false)
  asked[0]?.resolve(['b'])
  await leaving
  expect(await waiting.take()).toBe('b')
})

test('a claim that fails is told to the lanes that need it, and keeps nobody from leaving', async () => {
  const { asked, claim } = slowClaims()
  const waiting = claimAhead({ first: ['a'], few: 2, claim })
  expect(await waiting.take()).toBe('a')
  const taken = Promise.allSettled([waiting.take(), waiting.take()])
  asked[0]?.reject(new Error('the database is away'))
  expect((await taken).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await waiting.rest()
})
