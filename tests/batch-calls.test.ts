import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes } from './all-routes.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.steppedUp('admin')

const batches = allRoutes()
  .map(({ endpoint }) => endpoint.path)
  .filter((path) => /^\/api\/v0\/batch\/\w+\/(?:(?:remove|purge)\/)?$/.test(path))

test.each(batches)('%s leaves out ids it does not know, also when it knows none', async (path) => {
  const { status, json } = await admin.post(path, { ids: [uuidv7(), uuidv7()] })
  expect(status).toBe(200)
  const lists = Object.values(json).filter((value) => Array.isArray(value))
  expect(lists.length).toBeGreaterThan(0)
  expect(z.array(z.array(z.never())).safeParse(lists).success).toBe(true)
})
