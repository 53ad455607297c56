import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { z } from 'zod'
import { signInAsAdmin } from '../faults/rig/admin.ts'
import { type Caller, callerOf } from '../tests/caller.ts'
import { atMost, type Bench, median, type Row } from './bench.ts'
import { type Grown, withGrown } from './list-growth.ts'
import { runKontor } from './running-kontor.ts'

const SIZES = [100, 10_000]
const ROUNDS = 120
const WARM_UP = 20
/** Taken in turns and compared by their medians: what else the machine does hits one round, not all. */
const ROUNDS_OF_MISSES = 9
const MISSES = 40
/** Until the code is compiled as it is in a server that runs for a while. */
const WARM_MISSES = 750
const BLOCKS = 50

const Made = z.object({ page: z.array(z.object({ _id: z.string(), version: z.int() })) })

/** Resolving an address and publishing at 100 and 10,000 pages; what a miss costs. */
export const bench: Bench = {
  title: 'Stored pages (medians against 100 pages; a miss with 50 blocks)',
  run: async () => {
    const rows = await withGrown({
      sizes: SIZES,
      grow,
      use: async (grown) => [
        ...(await compare(grown, 'resolve', resolve)),
        ...(await compare(grown, 'publish', publish)),
      ],
    })
    return [...rows, await missCost()]
  },
}

/** Live pages, a third of them below another one, none in the menu. */
async function grow(client: pg.Client, size: number): Promise<void> {
  await client.query(FILL, [size])
  for (const table of ['pages', 'page_contents', 'page_paths'])
    await client.query(`vacuum analyze ${table}`)
}

const FILL = `
  with made as (
    select gen_random_uuid() as id, n, 'seite-' || n as slug from generate_series(1, $1::int) n
  ), stored as (
    insert into pages (id, title, position, in_header) select id, slug, n, false from made
  ), filled as (
    insert into page_contents (page_id, lang, title, draft, draft_blocks, live, live_blocks,
      is_live, has_changes, live_number, published_at)
    select id, 'de', slug, fields, '[]', fields, '[]', true, false, 1, now() from made,
      lateral (select json_build_object('title', slug, 'slug', slug, 'path', '', 'linktext', '',
        'meta_title', '', 'meta_description', '', 'meta_keywords', '', 'og_image', '',
        'noindex', false, 'canonical', '', 'classes', '[]'::json) as fields) f
  )
  insert into page_paths (key, path, page_id, lang, kind)
  select '/' || slug, '/' || slug, id, 'de', 'live' from made`

type Step = (grown: Grown, round: number) => Promise<void>

async function compare(grown: readonly Grown[], name: string, step: Step): Promise<Row[]> {
  const times = grown.map((): number[] => [])
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [at, one] of grown.entries()) {
      const began = performance.now()
      await step(one, round)
      if (round >= WARM_UP) times[at]?.push(performance.now() - began)
    }
  }
  const [small = Number.NaN, large = Number.NaN] = times.map(median)
  return [
    { name: `${name}, 100 pages`, value: `${small.toFixed(1)} ms` },
    atMost(`${name}, 10,000 pages`, large / small, 1.5),
  ]
}

/** Another case leads to the canonical address: found in the table, nothing rendered. */
async function resolve({ url, size }: Grown, round: number): Promise<void> {
  const path = `/SEITE-${1 + ((round * 37) % size)}`
  const { status } = await callerOf(url).get(path)
  if (status !== 301) throw new Error(`${path}: ${status}`)
}

const pages = new Map<string, string>()

async function publish({ admin, url }: Grown, round: number): Promise<void> {
  let id = pages.get(url)
  if (!id) {
    const made = await admin.post('/api/v0/page/', { title: 'Messung', showInMenu: false })
    id = made.parse(Made).page[0]?._id ?? ''
    pages.set(url, id)
  }
  const [page] = (await admin.get(`/api/v0/page/${id}`)).parse(Made).page
  const body = { _id: id, version: page?.version, title: `Messung ${round}`, offline: false }
  const { status, text } = await admin.put('/api/v0/page/', body)
  if (status !== 200) throw new Error(text)
}

/** CPU of the server's process alone; dropping the page is paid for apart and taken off. */
async function missCost(): Promise<Row> {
  const running = await runKontor()
  try {
    const { url, pid } = running.kontor
    const admin = await signInAsAdmin(url)
    const id = await fiftyBlocks(admin)
    const collection = [{ _id: id, order: 1 }]
    const drop = () => admin.post('/api/v0/page/setOrder/', { collection })
    const miss = async () => {
      await drop()
      const { status } = await callerOf(url).get('/fuenfzig')
      if (status !== 200) throw new Error(`/fuenfzig: ${status}`)
    }
    for (let at = 0; at < WARM_MISSES; at += 1) await miss()
    const costs: number[] = []
    for (let round = 0; round < ROUNDS_OF_MISSES; round += 1) {
      const both = await cpuOf(pid, miss)
      costs.push(both - (await cpuOf(pid, drop)))
    }
    return atMost(`miss with ${BLOCKS} blocks, ms of CPU`, median(costs), 5)
  } finally {
    await running.stop()
  }
}

async function fiftyBlocks(admin: Caller): Promise<string> {
  const made = await admin.post('/api/v0/page/', { title: 'Fünfzig', showInMenu: false })
  const id = made.parse(Made).page[0]?._id ?? ''
  const words = 'Möbel, Küchen und Türen, die man vererbt. '.repeat(6)
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: words }] }]
  const blocks = Array.from({ length: BLOCKS }, (_, at) =>
    at % 5 === 0
      ? { type: 'heading', props: { text: `Abschnitt ${at}` } }
      : { type: 'text', props: { text: { type: 'doc', content } } },
  )
  await admin.put(`/api/v0/page/${id}/draft`, { revision: 1, blocks })
  await admin.post(`/api/v0/page/${id}/publish`, { revision: 2 })
  return id
}

const NS_PER_MS = 1_000_000

/** Milliseconds of CPU one step costs a process. */
async function cpuOf(pid: number, step: () => Promise<unknown>): Promise<number> {
  const before = await cpuSoFar(pid)
  for (let at = 0; at < MISSES; at += 1) await step()
  return ((await cpuSoFar(pid)) - before) / NS_PER_MS / MISSES
}

/** Nanoseconds all threads of a process have run, as Linux counts them. */
async function cpuSoFar(pid: number): Promise<number> {
  const tasks = `/proc/${pid}/task`
  const spent = await Promise.all(
    (await readdir(tasks)).map(async (task) => {
      const [running = '0'] = (await readFile(`${tasks}/${task}/schedstat`, 'utf8')).split(' ')
      return Number(running)
    }),
  )
  return spent.reduce((sum, one) => sum + one, 0)
}
