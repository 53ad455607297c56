import { expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes, lineOf } from './all-routes.ts'

const routes = allRoutes()

test('method, path and access of every route are as agreed', async () => {
  await expect(`${routes.map(lineOf).join('\n')}\n`).toMatchFileSnapshot('routes.snapshot.txt')
})

test('no two routes share method and path', () => {
  const keys = routes.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':')}`,
  )
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every body refuses fields it does not know', () => {
  const lax = routes.filter(({ endpoint }) => endpoint.body && !refusesUnknown(endpoint.body))
  expect(lax.map(lineOf)).toEqual([])
})

test('every list says with `next` how to go on', () => {
  const lists = routes.filter(({ endpoint: { method, path, reply } }) => {
    const isList =
      (method === 'GET' && !path.endsWith('/:id')) || /search|getPageData|getData/.test(path)
    const shape = reply instanceof z.ZodObject ? reply.shape : {}
    const hasRows = Object.values(shape).some((part) => part instanceof z.ZodArray)
    return isList && hasRows && 'numItems' in shape
  })
  expect(lists.length).toBeGreaterThan(30)
  const silent = lists.filter(({ endpoint: { reply } }) => {
    const next = reply instanceof z.ZodObject ? reply.shape.next : undefined
    return !(next instanceof z.ZodType) || next.safeParse(undefined).success
  })
  expect(silent.map(lineOf)).toEqual([])
})

function refusesUnknown(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodObject)
    return (
      schema
        .safeParse({ surely_unknown_key: 1 })
        .error?.issues.some((issue) => issue.code === 'unrecognized_keys') ?? false
    )
  if (schema instanceof z.ZodUnion) {
    return schema.options.every((option) => option instanceof z.ZodType && refusesUnknown(option))
  }
  return true
}
