import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test('whatever is asked for, the target stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (wanted) => {
        const url = new URL(safeNext(wanted), 'https://kontor.example')
        expect(url.origin).toBe('https://kontor.example')
      },
    ),
    { seed: 1, numRuns: 500 },
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/ x',
])('%s is not followed', (wanted) => {
  expect(safeNext(wanted)).toBe('/admincenter')
})

test('a path of this site is kept with its query', () => {
  expect(safeNext('/admincenter/bugtracker/browse?page=2')).toBe(
    '/admincenter/bugtracker/browse?page=2',
  )
})
