import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import { startNameServer } from '#kernel/server/dns/test-dns.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { switchAllOn } from '../faults/rig/change-section.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { type Ground, makeGround } from '../faults/rig/ground.ts'
import type { Kontor } from '../faults/rig/kontor.ts'
import { startMailSink } from '../faults/rig/mail-sink.ts'
import { memoryOf } from '../faults/rig/memory-of.ts'
import { plantSubscribers } from '../faults/rig/subscribers.ts'
import { atLeast, atMost, type Bench, median, percentile, type Row } from './bench.ts'
import { load } from './load.ts'
import type { PeerTask } from './mail-peer.ts'

const RECIPIENTS = 5_000
const ROUNDS = 3
const LANES = 4
const PATIENCE_MS = 600_000
const SECRET = 'a-secret-of-the-bench-of-sendings-and-nothing-else'
const DOMAIN = 'sonne.example'

/** Newsletters beside bare pooled nodemailer with the same mails, the same sink and as many lanes. */
export const bench: Bench = {
  title: `Newsletters (${RECIPIENTS} recipients, ${LANES} lanes, alternating with bare pooled nodemailer)`,
  run: async () => {
    const ground = await makeGround('bench-sendings')
    const sink = await startMailSink()
    const names = await startNameServer({})
    try {
      return await measure(await open(ground, sink, names))
    } finally {
      names.close()
      await ground.remove()
      await sink.close()
    }
  },
}

type Sink = Awaited<ReturnType<typeof startMailSink>>
type Names = Awaited<ReturnType<typeof startNameServer>>
type Rig = {
  ground: Ground
  sink: Sink
  names: Names
  kontor: Kontor
  admin: Caller
  loopFile: string
  list: string
  template: string
}

async function open(ground: Ground, sink: Sink, names: Names): Promise<Rig> {
  const loopFile = join(ground.folder, 'loop.txt')
  await writeFile(loopFile, '')
  const kontor = await ground.start({
    KONTOR_SECRET: SECRET,
    KONTOR_DNS: names.address,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SMTP_FROM: `Sonne <post@${DOMAIN}>`,
    KONTOR_LOOP_FILE: loopFile,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'loop-delay.ts'))}`,
  })
  const admin = callerOf(kontor.url, await cookieFor(ground.db))
  await switchAllOn(admin)
  const { rows } = await sql<{ id: string }>`select id from newsletter_lists limit 1`.execute(
    ground.db,
  )
  const list = String(rows[0]?.id)
  await plantSubscribers(ground.db, { secret: Buffer.from(SECRET), list, count: RECIPIENTS })
  const text = 'Guten Tag, {{subscriber.first_name}}. Das Brot dieser Woche ist aus Dinkel. '
  const modules = Array.from({ length: 12 }, (_, n) => ({
    ...{ id: `b${n}`, type: n % 3 === 0 ? 'heading' : 'quote' },
    props: { text: n % 3 === 0 ? `Teil ${n}` : text.repeat(5) },
  }))
  const template = await made(admin, 'newsletter_template', { name: 'T', subject: 'Brot', modules })
  return { ground, sink, names, kontor, admin, loopFile, list, template }
}

async function measure(rig: Rig): Promise<Row[]> {
  const calm = await load({ url: rig.kontor.url, connections: 4, seconds: 5 })
  const first = await sendOnce(rig)
  const mail = await contentOf(rig.sink.last())
  const plain = await ratios(rig, { ...mail, privateKey: '' })
  await addKey(rig)
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = await ratios(rig, { ...mail, privateKey: String(privateKey.export(pem)) })
  if (!rig.sink.last().startsWith('DKIM-Signature:')) throw new Error('The mails were not signed')
  const busy = await loadWhileSending(rig)
  const rounds = [first, ...plain.rounds, ...signed.rounds]
  const held = (await readFile(rig.loopFile, 'utf8')).trim().split('\n').map(Number)
  return [
    atLeast('unsigned / bare pooled nodemailer', plain.ratio, 0.7),
    atLeast('signed / nodemailer that signs itself', signed.ratio, 1.1),
    { name: 'unsigned, mails a second', value: plain.perSecond.toFixed(0) },
    { name: 'signed, mails a second', value: signed.perSecond.toFixed(0) },
    atMost('memory at most, MB', Math.max(...rounds.map(({ mb }) => mb)), 300),
    atMost('event loop held, p99 of half seconds, ms', percentile(held, 0.99), 50),
    atMost('p99 of a page while sending / at rest', busy / calm.p99, 1.5),
  ]
}

type Round = { perSecond: number; mb: number }

/** Peer and Kontor take turns, so that both have the same good and bad moments of the machine. */
async function ratios(rig: Rig, mail: Pick<PeerTask, 'subject' | 'html' | 'text' | 'privateKey'>) {
  const rounds: Round[] = []
  const shares: number[] = []
  for (let n = 0; n < ROUNDS; n += 1) {
    const task = { ...mail, port: rig.sink.port, count: RECIPIENTS, lanes: LANES }
    const peer = await peerRate(task)
    const own = await sendOnce(rig)
    rounds.push(own)
    shares.push(own.perSecond / peer)
  }
  const perSecond = median(rounds.map((round) => round.perSecond))
  return { rounds, perSecond, ratio: median(shares) }
}

async function peerRate(task: PeerTask): Promise<number> {
  const peer = fork(join(import.meta.dirname, 'mail-peer.ts'))
  peer.send(task)
  const [answer] = await once(peer, 'message')
  return z.object({ perSecond: z.number() }).parse(answer).perSecond
}

/** From the first mail in the sink to the last. */
async function sendOnce(rig: Rig): Promise<Round> {
  const { sink, kontor } = rig
  const before = sink.total()
  await begin(rig)
  const reach = (count: number, note: () => Promise<void> = async () => undefined) =>
    waitUntil(
      async () => {
        await note()
        return sink.total() - before >= count
      },
      { timeoutMs: PATIENCE_MS, stepMs: 20 },
    )
  await reach(1)
  const began = performance.now()
  let mb = 0
  const isOver = await reach(RECIPIENTS, async () => {
    mb = Math.max(mb, await memoryOf(kontor.pid))
  })
  if (!isOver) throw new Error(`It did not end:\n${kontor.output()}`)
  return { perSecond: (RECIPIENTS - 1) / ((performance.now() - began) / 1000), mb }
}

async function loadWhileSending(rig: Rig): Promise<number> {
  const before = rig.sink.total()
  await begin(rig)
  await waitUntil(() => rig.sink.total() > before, { timeoutMs: PATIENCE_MS, stepMs: 20 })
  const { p99 } = await load({ url: rig.kontor.url, connections: 4, seconds: 5 })
  return p99
}

async function begin({ admin, list, template }: Rig): Promise<void> {
  const id = await made(admin, 'newsletter_sending', { name: 'S', template, lists: [list] })
  const started = await admin.post(`/api/v0/newsletter_sending/${id}/start`, { version: 1 })
  if (started.status !== 200) throw new Error(started.text)
}

const Keys = z.object({
  keys: z.array(
    z.object({ _id: z.string(), record: z.object({ name: z.string(), value: z.string() }) }),
  ),
})

/** As an administrator would: makes a key, enters its record and presses the button. */
async function addKey({ admin, names }: Rig): Promise<void> {
  const [key] = (await admin.post('/api/v0/config/dkim/', { domain: DOMAIN })).parse(Keys).keys
  if (!key) throw new Error('No key was made')
  names.zone[key.record.name] = { TXT: [key.record.value] }
  const checked = await admin.post(`/api/v0/config/dkim/${key._id}/check`, {})
  if (checked.status !== 200) throw new Error(checked.text)
}

async function contentOf(raw: string) {
  const { subject = '', html = '', text = '' } = await new PostalMime().parse(raw)
  return { subject, html, text }
}

async function made(admin: Caller, noun: string, body: object): Promise<string> {
  const answer = await admin.post(`/api/v0/${noun}/`, body)
  const id = /"_id":"([0-9a-f-]{36})"/.exec(answer.text)?.[1]
  if (answer.status !== 200 || !id) throw new Error(answer.text)
  return id
}
