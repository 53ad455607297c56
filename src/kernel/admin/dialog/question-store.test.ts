import { expect, test, vi } from 'vitest'
import { questionStore } from './question-store.ts'

test('an answer reaches whoever asked, and the question is gone', async () => {
  const store = questionStore<string, number>()
  const heard = vi.fn()
  store.subscribe(heard)
  const answer = store.ask('wie viele?')
  expect(store.get()).toBe('wie viele?')
  store.answer(3)
  expect(await answer).toBe(3)
  expect(store.get()).toBeUndefined()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a dropped question is never answered by a later one', async () => {
  const store = questionStore<string, number>()
  const heard = vi.fn()
  void store.ask('erste').then(heard)
  store.drop()
  const second = store.ask('zweite')
  store.answer(2)
  expect(await second).toBe(2)
  expect(heard).not.toHaveBeenCalled()
})
