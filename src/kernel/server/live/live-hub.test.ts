import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { GUEST, type Principal } from '#kernel/access/roles.ts'
import { anyStaff } from '#kernel/access/rules.ts'
import type { Identity } from '../sessions/identify.ts'
import { SessionMemory } from '../sessions/session-memory.ts'
import { LiveHub } from './live-hub.ts'
import { livePayloads, readLiveNews } from './live-news.ts'

const [payload = ''] = livePayloads({ what: 'notices', access: anyStaff })

function hubOf(identify: () => Promise<Identity | undefined> = async () => undefined) {
  const sessions = new SessionMemory()
  sessions.listen(async () => undefined)
  return { sessions, hub: new LiveHub({ sessions, matrix: () => ({}), identify }) }
}

const person = (id: string): Principal => ({ ...GUEST, id, roles: ['member'] })

test('five hundred streams are told alike', async () => {
  const { hub } = hubOf()
  const bodies = Array.from({ length: 500 }, (_, at) =>
    hub.open(randomBytes(32), person(`person ${at % 50}`)),
  )
  hub.hear(payload)
  for (const body of bodies) expect(String(body.read())).toContain('data: notices')
  hub.close()
  expect(hub.size()).toBe(500)
  for (const body of bodies) body.resume()
  await expect.poll(() => hub.size()).toBe(0)
  expect(() => hub.open(randomBytes(32), person('late'))).toThrow('not ready')
})

test('a reader who takes nothing holds some kilobytes and is cut off', async () => {
  const { hub } = hubOf()
  const body = hub.open(randomBytes(32), person('slow'))
  for (let at = 0; at < 100_000 && !body.destroyed; at++) {
    for (const news of livePayloads({ what: `thing:${at}`, access: anyStaff })) hub.hear(news)
    expect(body.readableLength).toBeLessThan(8192)
  }
  expect(body.destroyed).toBe(true)
  await expect.poll(() => hub.size()).toBe(0)
})

test('while changes of sessions are not heard there are no streams', async () => {
  const { hub, sessions } = hubOf()
  const body = hub.open(randomBytes(32), person('somebody')).resume()
  sessions.deafen()
  await expect.poll(() => body.destroyed).toBe(true)
  expect(() => hub.open(randomBytes(32), person('somebody'))).toThrow('not ready')
})

test('a database that does not answer ends the stream it cannot vouch for', async () => {
  const { hub, sessions } = hubOf(() => Promise.reject(new Error('away')))
  const body = hub.open(randomBytes(32), person('somebody')).resume()
  sessions.forget('somebody')
  await expect.poll(() => body.destroyed).toBe(true)
})

test('what others write into the channel is no news', () => {
  for (const said of ['', '{}', '[]', 'null', '{"what":"a\\nevent: x","access":{"kind":"staff"}}'])
    expect(readLiveNews(said)).toBeUndefined()
  expect(readLiveNews('{"what":"x","access":{"kind":"anyone"}}')).toBeUndefined()
})

test('very many readers are named in several payloads', () => {
  const userIds = Array.from({ length: 400 }, () => randomBytes(18).toString('hex'))
  const parts = livePayloads({ what: 'notices', access: anyStaff, userIds })
  expect(parts.every((part) => Buffer.byteLength(part) < 8000)).toBe(true)
  expect(parts.flatMap((part) => readLiveNews(part)?.userIds ?? [])).toEqual(userIds)
})
