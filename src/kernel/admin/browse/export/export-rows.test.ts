import { expect, test } from 'vitest'
import { MAX_DEPTH } from '#kernel/contract/list.ts'
import { exportRows } from './export-rows.ts'

const ask = { search: '', sort: 'name', filters: {} }
const quiet = () => {}
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place)

function listOf(count: number, hasCursor: boolean) {
  const all = numbers(count)
  return async ({ page, limit, cursor }: { page: number; limit: number; cursor?: string }) => {
    const start = cursor ? Number(cursor) : page * limit
    const end = start + limit
    const next = end < count ? String(end) : null
    const rows = all.slice(start, end)
    return hasCursor ? { rows, total: count, next } : { rows, total: count }
  }
}

test.each([true, false])('every row arrives once and in order (cursor: %s)', async (hasCursor) => {
  const { rows, isCut } = await exportRows(listOf(1234, hasCursor), ask, quiet)
  expect(rows).toEqual(numbers(1234))
  expect(isCut).toBe(false)
})

test('an export ends at ten thousand rows and says so', async () => {
  const { rows, isCut } = await exportRows(listOf(MAX_DEPTH + 1, true), ask, quiet)
  expect(rows).toHaveLength(MAX_DEPTH)
  expect(isCut).toBe(true)
})

test('a list whose count is too high ends when nothing more comes', async () => {
  const lying = async () => ({ rows: [], total: 500 })
  expect((await exportRows(lying, ask, quiet)).rows).toEqual([])
})

test('progress is told after every page', async () => {
  const told: number[] = []
  await exportRows(listOf(450, true), ask, (done) => told.push(done))
  expect(told).toEqual([200, 400, 450])
})
