import { expect, test } from 'vitest'
import { followAddress } from './search-box.tsx'

test('while someone types, an address that arrives late changes nothing in the box', () => {
  const text = { typed: 'Bäckerei Son', known: '' }
  expect(followAddress(text, 'Bäck', true)).toEqual({ typed: 'Bäckerei Son', known: 'Bäck' })
})

test('a view that was opened fills the box', () => {
  expect(followAddress({ typed: '', known: '' }, 'offen', false)).toEqual({
    typed: 'offen',
    known: 'offen',
  })
})

test('when typing ends without being sent, the box says what the address says', () => {
  expect(followAddress({ typed: 'alt', known: 'neu' }, 'neu', false).typed).toBe('neu')
})

test('nothing new is the same object, so that nothing is drawn again', () => {
  const text = { typed: 'a', known: 'a' }
  expect(followAddress(text, 'a', false)).toBe(text)
  expect(followAddress(text, 'a', true)).toBe(text)
})
