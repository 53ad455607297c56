import { expect, test } from 'vitest'
import type { BrowseState } from '#kernel/admin/browse/address/url-state.ts'
import { readBrowseState, writeBrowseState } from '#kernel/admin/browse/address/url-state.ts'
import { files } from '../files.collection.tsx'
import { isSearched } from './places.ts'

const read = (address: string) => readBrowseState(new URLSearchParams(address), files)
const write = (state: BrowseState) => writeBrowseState(state, files).toString()

test('every filter of the browser stands in the address and comes back the same', () => {
  const address =
    'type=image&type=pdf&tags=Website&ext=jpg&unused=true&folder=Werkstatt%2F2026&trash=true&q=Tisch&sort=name&page=3'
  expect(new URLSearchParams(write(read(address))).toString()).toBe(address)
})

test('the top of the folders is written as a stroke, because an empty word says nothing', () => {
  expect(read('folder=/').filters).toEqual({ folder: '' })
  expect(write(read('folder=/'))).toBe('folder=%2F')
  expect(read('folder=').filters).toEqual({})
})

test('words that mean nothing are passed over', () => {
  expect(read('type=exe&ext=%2e%2e&folder=a%2F%2Fb&unused=maybe').filters).toEqual({})
})

test('a folder is a place, not a search', () => {
  expect(isSearched(read('folder=Werkstatt'))).toBe(false)
  expect(isSearched(read('trash=true'))).toBe(false)
  expect(isSearched(read('folder=Werkstatt&tags=a'))).toBe(true)
  expect(isSearched(read('q=tisch'))).toBe(true)
})
