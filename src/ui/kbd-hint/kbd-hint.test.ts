import { expect, test } from 'vitest'
import { keyLabels } from './kbd-hint.tsx'

const german = { mod: 'Strg', shift: 'Umschalt' }

test('mod is the command sign on a Mac and the named key elsewhere', () => {
  expect(keyLabels(['mod', 'k'], { isMac: true, labels: german })).toEqual(['⌘', 'K'])
  expect(keyLabels(['mod', 'k'], { isMac: false, labels: german })).toEqual(['Strg', 'K'])
})

test('keys without a name are shown with a capital', () => {
  expect(keyLabels(['enter', '?'], { isMac: false, labels: {} })).toEqual(['Enter', '?'])
})
