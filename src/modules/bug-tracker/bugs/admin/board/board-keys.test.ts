import { describe, expect, test } from 'vitest'
import { boardCommand, neighbour } from './board-keys.ts'

const press = (key: string, modifiers: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
})

describe('a key on a card', () => {
  test('arrows go to other cards', () => {
    expect(boardCommand(press('ArrowDown'))).toEqual({ do: 'focus', across: 0, down: 1 })
    expect(boardCommand(press('ArrowLeft'))).toEqual({ do: 'focus', across: -1, down: 0 })
  })

  test('with shift, arrows to the side move the card', () => {
    expect(boardCommand(press('ArrowRight', { shiftKey: true }))).toEqual({ do: 'move', step: 1 })
    expect(boardCommand(press('ArrowUp', { shiftKey: true }))).toBeUndefined()
  })

  test('m opens the menu, other keys and shortcuts are left alone', () => {
    expect(boardCommand(press('m'))).toEqual({ do: 'menu' })
    expect(boardCommand(press('Enter'))).toBeUndefined()
    expect(boardCommand(press('ArrowRight', { ctrlKey: true }))).toBeUndefined()
  })
})

describe('the neighbour of a card', () => {
  const columns = [['a', 'b', 'c'], [], ['d'], ['e', 'f']]

  test('is above or below it in the same column', () => {
    expect(neighbour(columns, 'b', { across: 0, down: 1 })).toBe('c')
    expect(neighbour(columns, 'a', { across: 0, down: -1 })).toBeUndefined()
  })

  test('is at the same height of the next column that has cards', () => {
    expect(neighbour(columns, 'a', { across: 1, down: 0 })).toBe('d')
    expect(neighbour(columns, 'f', { across: -1, down: 0 })).toBe('d')
  })

  test('is the last card of a shorter column, and none beyond the edge', () => {
    expect(neighbour(columns, 'c', { across: 1, down: 0 })).toBe('d')
    expect(neighbour(columns, 'e', { across: 1, down: 0 })).toBeUndefined()
  })
})
