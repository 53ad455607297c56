import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { atLeast, type Bench, median, type Row } from './bench.ts'
import { load } from './load.ts'
import { runKontor } from './running-kontor.ts'

const ROUNDS = 3
const Addresses = z.object({ fastify: z.string(), raw: z.string() })

/** The cached home page against bare Fastify and bare node:http with the same bytes, alternating. */
export const bench: Bench = {
  title: 'Public pages (requests/s, alternating rounds, 16 connections)',
  run: async () => {
    const running = await runKontor()
    const bare = fork(join(import.meta.dirname, 'bare-server.ts'))
    try {
      const addresses = await serveSameBytes(bare, running.kontor.url)
      return await compare(running.kontor.url, addresses)
    } finally {
      bare.kill()
      await running.stop()
    }
  },
}

/** Both bare servers answer with what this address says. */
export async function serveSameBytes(bare: ChildProcess, url: string) {
  await fetch(url)
  const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const html = Buffer.from(await page.arrayBuffer()).toString('base64')
  const skipped = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']
  const kept = [...page.headers].filter(([name]) => !skipped.includes(name))
  bare.send({ html, headers: Object.fromEntries(kept) })
  const [answer] = await once(bare, 'message')
  return Addresses.parse(answer)
}

async function compare(
  kontor: string,
  { fastify, raw }: z.infer<typeof Addresses>,
): Promise<Row[]> {
  const identity = { 'accept-encoding': 'identity' }
  const rates = { kontor: [0], fastify: [0], raw: [0], rendered: [0] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.raw[round] = (await load({ url: raw, headers: identity })).perSecond
    rates.kontor[round] = (await load({ url: `${kontor}/`, headers: identity })).perSecond
    rates.fastify[round] = (await load({ url: fastify, headers: identity })).perSecond
    rates.rendered[round] = (await load({ url: `${kontor}/login`, headers: identity })).perSecond
  }
  const busy = await load({ url: `${kontor}/`, connections: 64, headers: identity })
  const [own, bare, rawRate] = [median(rates.kontor), median(rates.fastify), median(rates.raw)]
  return [
    { name: 'node:http', value: rawRate.toFixed(0) },
    { name: 'bare Fastify', value: bare.toFixed(0) },
    { name: 'Kontor, cached page', value: own.toFixed(0) },
    {
      name: 'Kontor, page rendered per request (/login)',
      value: median(rates.rendered).toFixed(0),
    },
    atLeast('cached page / bare Fastify', own / bare, 0.8),
    atLeast('cached page / node:http', own / rawRate, 0.57),
    atLeast('rendered page / node:http', median(rates.rendered) / rawRate, 0.03),
    {
      name: 'cached page, p99 at 64 connections',
      value: `${busy.p99.toFixed(0)} ms`,
      bar: '< 50 ms',
      isGood: busy.p99 < 50,
    },
  ]
}
