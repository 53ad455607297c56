import fc from 'fast-check'
import { latest } from '#kernel/server/config/latest.ts'
import { type CachedPage, createPageCache } from '#kernel/server/site/cache/page-cache.ts'
import { createShareRender } from '#kernel/server/site/cache/share-render.ts'

const KEY = 'kontor.example/'
const TAG = 'thing'

/**
 * Reads and writes of one page in every order a scheduler can think of, on the instance that writes
 * and on one that hears of it later. Nobody who asks after a change was made known may get an older
 * page, and when all is quiet no cache may hold one. Throws with the order that broke it.
 */
export async function checkInterleavings(options: { runs: number; seed: number }): Promise<void> {
  const steps = fc.array(fc.constantFrom('read', 'read', 'read there', 'write'), {
    minLength: 2,
    maxLength: 14,
  })
  await fc.assert(
    fc.asyncProperty(steps, fc.scheduler(), async (all, scheduler) => {
      const turn = (label: string) => scheduler.schedule(Promise.resolve(), label)
      await play(all, turn, () => scheduler.waitIdle())
    }),
    { numRuns: options.runs, seed: options.seed },
  )
}

type Turn = (label: string) => Promise<unknown>

async function play(steps: readonly string[], turn: Turn, settle: () => Promise<void>) {
  const database = { value: 0 }
  const here = instance(turn, async () => database.value)
  const memory = { value: 0 }
  const there = instance(turn, async () => memory.value)
  const reload = latest(async () => {
    await turn('read the configuration')
    memory.value = database.value
  })
  const write = async () => {
    await turn('commit')
    const written = ++database.value
    const notice = turn('notify').then(async () => {
      there.cache.drop([TAG])
      await reload()
      there.cache.drop([TAG])
      there.announce(written)
    })
    await turn('drop')
    here.cache.drop([TAG])
    here.announce(written)
    await notice
  }
  const moves: Record<string, () => Promise<void>> = {
    read: here.read,
    'read there': there.read,
    write,
  }
  const done = Promise.all(steps.map((step) => moves[step]?.()))
  await settle()
  await done
  here.mustBeCurrent(database.value)
  there.mustBeCurrent(database.value)
}

function instance(turn: Turn, load: () => Promise<number>) {
  const cache = createPageCache()
  const share = createShareRender(cache)
  let announced = 0
  const render = () =>
    share(KEY, async (since) => {
      await turn('load')
      const value = await load()
      await turn('render')
      const page = pageWith(value)
      cache.store({ key: KEY, page, tags: [TAG], since })
      return page
    })
  return {
    cache,
    announce: (value: number) => {
      announced = Math.max(announced, value)
    },
    read: async () => {
      await turn('ask')
      const known = announced
      const page = cache.find(KEY) ?? (await render())
      if (Number(page.etag) < known) throw new Error(`got ${page.etag}, but ${known} was known`)
    },
    mustBeCurrent: (value: number) => {
      const kept = cache.find(KEY)
      if (kept && Number(kept.etag) !== value) throw new Error(`keeps ${kept.etag} of ${value}`)
    },
  }
}

function pageWith(value: number): CachedPage {
  const bytes = Buffer.from(String(value))
  const packed = { body: bytes, raw: [] }
  const etag = String(value)
  return { status: 200, headers: {}, etag, unchanged: [], html: bytes, in: () => packed }
}
