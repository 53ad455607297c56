import { afterAll, expect, test } from 'vitest'
import { seeded } from '../../../../faults/rig/seeded.ts'
import { moveAround } from './test-moves.ts'
import { startPagesApp } from './test-pages-app.ts'

const { app, admin } = await startPagesApp()
afterAll(() => app.close())

test('after 80 random moves every address that was ever live is one hop from its page, or 410', {
  timeout: 180_000,
}, async () => {
  const { guest } = app
  const { addresses, faults } = await moveAround({ admin, guest, moves: 80, random: seeded(42) })
  expect(faults).toEqual([])
  expect(addresses).toBeGreaterThan(60)
})
