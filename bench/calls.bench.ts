import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { atLeast, atMost, type Bench, median, type Row } from './bench.ts'
import { growTo } from './bug-list.bench.ts'
import { cpuTime } from './cpu-time.ts'
import { type Grown, withGrown } from './list-growth.ts'
import { type Load, load } from './load.ts'

const ROUNDS = 3
const SECONDS = 3
const STATE = '/api/v0/auth/getLoggedInState/'
const BUGS = '/api/v0/system_bugtracker/'

type Call = {
  name: string
  /** Of bare node:http that answers the same bytes. */
  share: number
  cpu?: number
  isGuest?: boolean
  path: string
  body?: () => object
}

/** The cost of a call, as a share of node:http and in CPU time with the database counted. */
export const bench: Bench = {
  title: 'Calls (alternating with node:http and the same bytes, 16 connections)',
  run: () =>
    withGrown({
      sizes: [1000],
      grow: growTo,
      use: async ([kontor]) => {
        if (!kontor) throw new Error('Nothing was started')
        const rows: Row[] = []
        for (const call of await callsOf(kontor)) rows.push(...(await measure(kontor, call)))
        return rows
      },
    }),
}

const Listed = z.object({ bugs: z.array(z.object({ _id: z.string() })) })

async function callsOf({ admin }: Grown): Promise<Call[]> {
  const page = { limit: 24 }
  const { bugs } = (await admin.post('/api/v1/system_bugtracker/getPageData', page)).parse(Listed)
  return [
    { name: 'guest', share: 0.3, isGuest: true, path: STATE },
    { name: 'smallest signed-in', share: 0.2, path: STATE },
    { name: 'read one bug', share: 0.08, path: BUGS + bugs[0]?._id },
    {
      name: 'list 24 of 1,000 bugs',
      share: 0.05,
      cpu: 1.7,
      path: '/api/v1/system_bugtracker/getPageData',
      body: () => page,
    },
    {
      name: 'simple change, durable',
      share: 0.01,
      path: '/api/v0/bug_project/',
      body: () => ({ title: `Projekt ${randomUUID()}` }),
    },
  ]
}

async function measure(kontor: Grown, call: Call): Promise<Row[]> {
  const request = requestOf(kontor, call)
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
  try {
    const raw = { ...request, url: await serveSameBytes(bare, request) }
    const shares: number[] = []
    const costs: number[] = []
    await load({ ...request, seconds: 1 })
    for (let round = 0; round < ROUNDS; round += 1) {
      const { perSecond } = await load(raw)
      const before = await cpuTime(...kontor.processes)
      const own = await load(request)
      costs.push(((await cpuTime(...kontor.processes)) - before) / own.requests)
      shares.push(own.perSecond / perSecond)
    }
    const cpu = median(costs)
    const cost = { name: `${call.name}, CPU ms`, value: cpu.toFixed(2) }
    return [
      atLeast(`${call.name} / node:http`, median(shares), call.share),
      call.cpu === undefined ? cost : atMost(cost.name, cpu, call.cpu),
    ]
  } finally {
    bare.kill()
  }
}

function requestOf({ url, cookie }: Grown, { path, body, isGuest }: Call): Load {
  return {
    url: url + path,
    seconds: SECONDS,
    headers: {
      origin: url,
      ...(isGuest ? {} : { cookie }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: () => JSON.stringify(body()) } : {}),
  }
}

async function serveSameBytes(bare: ChildProcess, { url, method, headers, body }: Load) {
  const answer = await fetch(url, { method, headers, body: body?.() })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  const skipped = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
  const kept = [...answer.headers].filter(([name]) => !skipped.includes(name))
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
  bare.send({ html: bytes, headers: Object.fromEntries(kept) })
  const [addresses] = await once(bare, 'message')
  return z.object({ raw: z.string() }).parse(addresses).raw
}
