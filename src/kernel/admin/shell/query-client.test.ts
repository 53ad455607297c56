import { expect, test, vi } from 'vitest'
import { CallError } from '#kernel/client/call-error.ts'
import { createQueryClient, shouldRetry } from './query-client.ts'
import { SESSION_KEY } from './session/session-key.ts'

const failure = (status: number) => new CallError({ status })
const fail = (error: Error) => () => Promise.reject(error)

test('only a lost connection or an overloaded server is asked again, and once', () => {
  expect(shouldRetry(0, failure(0))).toBe(true)
  expect(shouldRetry(0, failure(503))).toBe(true)
  expect(shouldRetry(1, failure(503))).toBe(false)
  expect(shouldRetry(0, failure(403))).toBe(false)
  expect(shouldRetry(0, failure(500))).toBe(false)
})

test('a call refused for want of a session has the session asked again', async () => {
  const client = createQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await client.fetchQuery({ queryKey: ['bugs'], queryFn: fail(failure(401)) }).catch(() => {})
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: SESSION_KEY })
})

test('a refusal of the session call itself starts no circle', async () => {
  const client = createQueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await client.fetchQuery({ queryKey: SESSION_KEY, queryFn: fail(failure(401)) }).catch(() => {})
  expect(invalidate).not.toHaveBeenCalled()
})
