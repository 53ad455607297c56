import { Readable } from 'node:stream'
import { createElement } from 'react'
import { afterAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { siteModules } from '#app/modules.site.ts'
import type { Context } from '#kernel/server/context.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { createSite } from '#kernel/server/site/site.ts'
import { sitePage } from '#kernel/site/page.ts'
import { viewOf } from '#kernel/site/site-module.ts'
import { checkInterleavings } from '../../faults/rig/cache-model.ts'
import { startTestApp } from '../test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** A page whose loader says when it has begun, and waits until it is let go. */
const slowPage = sitePage<{ value: number }>({
  name: 'slow',
  path: { de: '/slow', en: '/en/slow' },
})
type Stage = { value: number; loads: number; gate: Promise<void>; begun(): void }
const stage: Stage = { value: 1, loads: 0, gate: Promise.resolve(), begun: () => undefined }
const site = createSite({
  modules: [...serverModules, { name: 'slow', label: { de: '', en: '' }, pages: [slowRoute()] }],
  siteModules: [...siteModules, { name: 'slow', views: [slowView()] }],
  services: app.services,
  assets: { scripts: [], styles: [], preloads: [] },
})

test('fifty visitors at once to a page nobody has kept make it once', async () => {
  const { open, begun } = closeGate()
  const visitors = Array.from({ length: 50 }, visit)
  await begun
  open()
  const pages = await Promise.all(visitors)
  expect(stage.loads).toBe(1)
  expect(new Set(pages)).toEqual(new Set(['value 1']))
  expect(await visit()).toBe('value 1')
  expect(stage.loads).toBe(1)
})

test('what changes while a page is made is on the page of everyone who asks afterwards', async () => {
  for (let value = 2; value < 12; value++) {
    const { open, begun } = closeGate()
    app.services.cache.drop(['slow-thing'])
    const early = Array.from({ length: 10 }, visit)
    await begun
    stage.value = value
    await app.scope.change(async (change) => change.touch('slow-thing'))
    const late = Array.from({ length: 10 }, visit)
    open()
    await Promise.all(early)
    expect(new Set(await Promise.all(late))).toEqual(new Set([`value ${value}`]))
    expect(await visit()).toBe(`value ${value}`)
  }
})

test('a page that fails is not kept, and the next visitor gets a good one', async () => {
  app.services.cache.drop(['slow-thing'])
  stage.gate = Promise.reject(new Error('no'))
  expect(await visit()).toBe('status 500')
  stage.gate = Promise.resolve()
  expect(await visit()).toBe(`value ${stage.value}`)
})

test('in no order of reads and writes an old page is shown or kept', async () => {
  await checkInterleavings({ runs: 400, seed: 20_261_115 })
})

function slowRoute() {
  return pagesOf<never>()(slowPage, {
    load: async () => {
      const { value } = stage
      stage.loads += 1
      stage.begun()
      await stage.gate
      return { kind: 'page', data: { value }, meta: { title: 'slow' }, tags: ['slow-thing'] }
    },
  })
}

function slowView() {
  return viewOf(slowPage, ({ data }) => createElement('p', null, `value ${data.value}`))
}

/** Loaders wait from now on; `begun` tells when the first one has read its value. */
function closeGate() {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  stage.gate = gate.promise
  stage.begun = begun.resolve
  stage.loads = 0
  return { open: gate.resolve, begun: begun.promise }
}

async function visit(): Promise<string> {
  const request = { method: 'GET', path: '/slow', query: {}, host: 'localhost' } as const
  const { status, body } = await site.handle(visitor(), request)
  return /value \d+/.exec(String(body))?.[0] ?? `status ${status}`
}

function visitor(): Context<never> {
  const nothing = () => undefined
  return {
    ...app.scope,
    method: 'GET',
    requestId: 'test',
    ip: '127.0.0.1',
    agent: 'test',
    tab: '',
    cookie: nothing,
    requireStepUp: nothing,
    reply: { header: nothing, redirect: nothing, startSession: nothing, endSession: nothing },
    files: async function* () {},
    headers: {},
    body: () => Readable.from([]),
  }
}
