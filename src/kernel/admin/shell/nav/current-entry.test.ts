import { expect, test } from 'vitest'
import { currentEntry } from './current-entry.ts'

const PATHS = [
  '',
  'bugtracker/browse',
  'bugtracker/milestones',
  'components',
  'components/ui',
  'newsletter/list/browse',
  'newsletter/subscriber/browse',
  'settings',
]

test('the entry of the open screen is current', () => {
  expect(currentEntry(PATHS, 'bugtracker/milestones')).toBe('bugtracker/milestones')
})

test('an edit screen belongs to the first entry beside it', () => {
  expect(currentEntry(PATHS, 'bugtracker/edit/7')).toBe('bugtracker/browse')
})

test('the nearest neighbour wins', () => {
  expect(currentEntry(PATHS, 'newsletter/subscriber/edit/7')).toBe('newsletter/subscriber/browse')
})

test('a screen without a neighbour belongs to the first entry of its kind, not to its settings', () => {
  const all = [...PATHS, 'newsletter/settings']
  expect(currentEntry(all, 'newsletter/sendings/edit')).toBe('newsletter/list/browse')
  expect(currentEntry(all, 'newsletter/settings')).toBe('newsletter/settings')
})

test('among several lists of one area no first one is guessed', () => {
  const shop = ['shop/orders', 'shop/products', 'shop/stock']
  expect(currentEntry(shop, 'shop/settings/law')).toBeUndefined()
  expect(currentEntry(shop, 'shop/products/7')).toBe('shop/products')
})

test('a screen below an entry belongs to it', () => {
  expect(currentEntry(PATHS, 'settings/mail')).toBe('settings')
  expect(currentEntry(PATHS, 'components/ui')).toBe('components/ui')
})

test('an entry below an address does not own it', () => {
  expect(currentEntry(['components/ui'], 'components')).toBeUndefined()
})

test('the dashboard is current only on its own address', () => {
  expect(currentEntry(PATHS, '')).toBe('')
  expect(currentEntry(PATHS, 'account')).toBeUndefined()
})

test('a longer word with the same beginning is another place', () => {
  expect(currentEntry(PATHS, 'settingsarchive')).toBeUndefined()
})
