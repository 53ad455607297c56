import { expect, test } from 'vitest'
import { browseCommand } from './keyboard.ts'

const rows = { at: -1, rows: 3, isAnyChosen: false }
const press = (key: string, options: object = {}) => ({
  key,
  hasModifier: false,
  isTyping: false,
  isOnControl: false,
  ...options,
})

test('j begins at the first row, k at the last', () => {
  expect(browseCommand(press('j'), rows)).toEqual({ do: 'move', to: 0 })
  expect(browseCommand(press('k'), rows)).toEqual({ do: 'move', to: 2 })
})

test('moving stops at both ends', () => {
  expect(browseCommand(press('j'), { ...rows, at: 2 })).toEqual({ do: 'move', to: 2 })
  expect(browseCommand(press('k'), { ...rows, at: 0 })).toEqual({ do: 'move', to: 0 })
  expect(browseCommand(press('j'), { ...rows, rows: 0 })).toBeUndefined()
})

test('x and Enter need a row', () => {
  expect(browseCommand(press('x'), rows)).toBeUndefined()
  expect(browseCommand(press('x'), { ...rows, at: 1 })).toEqual({ do: 'choose' })
  expect(browseCommand(press('Enter'), { ...rows, at: 1 })).toEqual({ do: 'open' })
})

test('Enter on a link or button belongs to it', () => {
  expect(browseCommand(press('Enter', { isOnControl: true }), { ...rows, at: 1 })).toBeUndefined()
})

test('slash searches, n creates, Escape lets the selection go', () => {
  expect(browseCommand(press('/'), rows)).toEqual({ do: 'search' })
  expect(browseCommand(press('n'), rows)).toEqual({ do: 'create' })
  expect(browseCommand(press('Escape'), rows)).toBeUndefined()
  expect(browseCommand(press('Escape'), { ...rows, isAnyChosen: true })).toEqual({ do: 'clear' })
})

test('letters typed into a field and shortcuts of the browser are left alone', () => {
  expect(browseCommand(press('n', { isTyping: true }), rows)).toBeUndefined()
  expect(browseCommand(press('n', { hasModifier: true }), rows)).toBeUndefined()
})
