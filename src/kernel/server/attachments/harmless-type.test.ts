import { expect, test } from 'vitest'
import { harmlessType } from './store-bytes.ts'

test('only harmless types are told to a browser', () => {
  expect(harmlessType('image/png')).toBe('image/png')
  expect(harmlessType('TEXT/PLAIN; charset=utf-8')).toBe('text/plain')
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', '', 'x']) {
    expect(harmlessType(type)).toBe('application/octet-stream')
  }
})
