import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('a step begins when the one before has ended, also when that one failed', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const first = Promise.withResolvers<string>()
  const one = inTurn(() => {
    seen.push('one')
    return first.promise
  })
  const two = inTurn(async () => seen.push('two'))
  await Promise.resolve()
  expect(seen).toEqual(['one'])
  first.reject(new Error('offline'))
  await expect(one).rejects.toThrow('offline')
  expect(await two).toBe(2)
  expect(seen).toEqual(['one', 'two'])
})
