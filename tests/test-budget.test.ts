import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgetLines, PARTS } from '../scripts/test-budget.ts'

const ROOT = join(import.meta.dirname, '..')

test('every room of a budget is there, in one part alone', () => {
  const rooms = PARTS.flatMap((part) => part.rooms)
  const missing = rooms.filter((room) => {
    const path = room.startsWith('e2e/') ? `${room}.spec.ts` : `src/modules/${room}`
    return !existsSync(join(ROOT, path))
  })
  expect(missing).toEqual([])
  expect(rooms).toEqual([...new Set(rooms)])
})

test('minutes stand against their budget, and what is over says by how much', () => {
  const files = [
    { path: 'src/modules/orders/server/a.test.ts', seconds: 200 },
    { path: 'e2e/visitor-buys.spec.ts', seconds: 100 },
    { path: 'src/kernel/server/b.test.ts', seconds: 9.1 },
  ]
  const lines = budgetLines(files, 1199.2)
  expect(lines[0]).toBe('  0:05 of 10:00  house')
  expect(lines).toContain('  2:30 of  2:00  shop: over by 0:30')
  expect(lines.at(-1)).toBe(' 20:00 of 20:00  the whole run')
})
