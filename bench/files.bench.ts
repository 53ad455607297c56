import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { z } from 'zod'
import type { Caller } from '../tests/caller.ts'
import { atLeast, atMost, type Bench, median, type Row } from './bench.ts'
import { type Grown, growthRows, type Questions, withGrown } from './list-growth.ts'
import { load } from './load.ts'

const ROUNDS = 3
const PICTURES = 5
const SIZES = [1000, 100_000]
const PATH = '/api/v1/file/getDataFileBrowser'

/** What the file browser asks for. */
const QUESTIONS: Questions = {
  'newest first': {},
  'one kind': { type: ['image'] },
  'one folder': { folder: 'Ordner 3' },
  'one tag': { tags: ['t7'] },
  unused: { unused: true },
  'by name': { sort: 'name' },
  'by size': { sort: '-size' },
  // The same file at both sizes; a word that more files carry finds more of them.
  'a rare word': { search: 'datei 8f14e45fceea' },
}

/** Pictures against bare file serving and bare sharp; the browser's list at two sizes. */
export const bench: Bench = {
  title: 'Files (ratios within this run)',
  run: () => withGrown({ sizes: SIZES, grow, use: measure }),
}

async function measure(grown: readonly Grown[]): Promise<Row[]> {
  const [small] = grown
  if (!small) return []
  return [
    ...(await serving(small)),
    await deriving(small),
    ...(await growthRows({ grown, path: PATH, questions: QUESTIONS })),
  ]
}

const Gridref = z.object({ gridref: z.string(), res: z.object({ w: z.int() }), type: z.string() })
const Uploaded = z.object({
  items: z.tuple([z.object({ _id: z.string(), gridrefs_ng: z.array(Gridref) })]),
})

async function upload(admin: Caller, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'bild.jpg')
  const [file] = (await admin.post('/api/v0/file/', form)).parse(Uploaded).items
  return (width: number, type: string) => {
    const form = file.gridrefs_ng.find(({ res, type: one }) => res.w === width && one === type)
    return `/download/${file._id}/${form?.gridref}`
  }
}

/** Smooth colours with grain: about what a camera delivers. */
async function photo(width: number, height: number): Promise<Buffer> {
  const coarse = { width: 60, height: 40, channels: 3 as const }
  const noise = sharp(randomBytes(60 * 40 * 3), { raw: coarse })
  return noise.resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer()
}

async function serving({ url, admin, folder }: Grown): Promise<Row[]> {
  const address = await upload(admin, await photo(2400, 1600))
  const path = address(1280, 'image/webp')
  const answer = await whenMade(url + path)
  const file = join(folder, 'bild.webp')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const bare = await serveBare(file)
  try {
    const rates = { kontor: [0], bare: [0] }
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare[round] = (await load({ url: bare.url })).perSecond
      rates.kontor[round] = (await load({ url: url + path })).perSecond
    }
    const [own, other] = [median(rates.kontor), median(rates.bare)]
    const bareRow = { name: 'bare file serving', value: `${other.toFixed(0)}/s` }
    return [bareRow, atLeast('derivative from cache / bare file serving', own / other, 0.8)]
  } finally {
    bare.child.kill()
  }
}

/** A file from disk by node:http alone, in a process of its own. */
const BARE = `
  import { createServer } from 'node:http'
  import { createReadStream, statSync } from 'node:fs'
  const file = process.argv.at(-1)
  const head = { 'content-type': 'image/webp', 'content-length': statSync(file).size }
  const server = createServer((_, answer) => createReadStream(file).pipe(answer.writeHead(200, head)))
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`

async function serveBare(file: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', BARE, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), child }
}

/** Twelve megapixels to 1280 pixels of AVIF, over HTTP and by sharp alone, in turn. */
async function deriving({ url, admin }: Grown): Promise<Row> {
  sharp.concurrency(1)
  const times = { kontor: [0], sharp: [0] }
  for (let turn = 0; turn < PICTURES; turn += 1) {
    const bytes = await photo(4000, 3000)
    const path = (await upload(admin, bytes))(1280, 'image/avif')
    times.sharp[turn] = await timed(() =>
      sharp(bytes).autoOrient().resize({ width: 1280 }).avif({ quality: 52, effort: 2 }).toBuffer(),
    )
    times.kontor[turn] = await timed(async () => (await whenMade(url + path)).arrayBuffer())
  }
  const ratio = median(times.kontor) / median(times.sharp)
  return atMost('12 MP JPEG to 1280 px AVIF / sharp alone', ratio, 1.1)
}

/** Until a form is made, its address shows something else that nobody may keep. */
async function whenMade(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url)
    if (answer.headers.get('cache-control') !== 'no-store') return answer
    await answer.arrayBuffer()
    await pause(20)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function grow(client: pg.Client, size: number): Promise<void> {
  await client.query(BLOB)
  await client.query(FILL, [size])
  for (const table of ['files', 'file_texts']) await client.query(`vacuum analyze ${table}`)
}

const BLOB = `insert into file_blobs (key, state) values ('files/original/00/none', 'live')`

const FILL = `
  with made as (
    insert into files (id, name, tags, folder, size, sha256, type, kind, ext, blob_key, content_ref,
      image_ref, width, height, recipe, uses, created_at, updated_at)
    select gen_random_uuid(), 'Datei ' || n || ' ' || left(md5(n::text), 12) || '.jpg', array['t' || n % 60], 'Ordner ' || n % 20,
      (random() * 1e6)::int, md5(n::text), case when n % 3 = 0 then 'application/pdf'
      else 'image/jpeg' end, case when n % 3 = 0 then 'pdf' else 'image' end, 'jpg',
      'files/original/00/none', substr(md5('c' || n), 1, 24), substr(md5('i' || n), 1, 24), 4000,
      3000, '{"rotate":0,"crop":null,"focal":null}', n % 4, now() - n * interval '1 minute', now()
    from generate_series(1, $1::int) n returning id, name
  )
  insert into file_texts (file_id, words)
  select id, array_to_tsvector(search_lexemes(name)) from made`
