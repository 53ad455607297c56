/**
 * Many buy at once while Kontor is killed again and again, sometimes with its database, sometimes while it
 * starts; whoever gets no answer repeats the order with its key. Looks after each restart whether every order
 * that was acknowledged is there once and whole, and whether the stock adds up:
 * `node faults/checkout-kills.ts [kills] [seed] [clients]`.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { orderCall, reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { postgresProcessesIn, signal } from '#platform/postgres/server/processes.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Answer, callerOf } from '#tests/caller.ts'
import { type Ask, answerTo, BUYER_ENV, type Buyer, buyerOf } from './rig/buyers.ts'
import { switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { must, newVariant, openShop, receiveGoods } from './rig/open-shop.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

/** What is killed, in turn: Kontor, Kontor and its database, Kontor and the next one while it starts. */
const KINDS = ['kontor', 'database', 'start'] as const
const VARIANTS = 4
/** So many of each arrive after every restart: fewer than are wanted. */
const DELIVERY = 15
/** So much was acknowledged before the moment of a kill is drawn. */
const LEAST_ORDERS = 10
const PATIENCE_MS = 300_000
/** So many of the last orders are repeated after a restart. */
const REPEATED = 10

type Bought = { buyer: Buyer; review: string; order: string }

const [kills = '200', seed = '1', clients = '50'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('checkout-kills')
const env = { ...BUYER_ENV, KONTOR_DATA_DIR: join(ground.folder, 'data') }
const acknowledged: Bought[] = []
const variants: string[] = []
let [buyers, soldOut, missed, replayed, done] = [0, 0, 0, 0, 0]
let isOver = false
const wrong = tell(() => `${done} of ${kills} kills, ${acknowledged.length} orders`)
let kontor = await ground.start(env)

try {
  const cookie = await cookieFor(ground.db)
  const admin = () => callerOf(kontor.url, cookie)
  await switchAllOn(admin())
  await openShop(admin())
  while (variants.length < VARIANTS) variants.push(await newVariant(admin()))
  for (const variant of variants) await receiveGoods(admin(), variant, DELIVERY)
  const client = () => shop().catch((error: unknown) => wrong.push(String(error)))
  const shopping = Promise.all(Array.from({ length: Number(clients) }, client))
  while (done < Number(kills)) {
    await killOnce(KINDS[done % KINDS.length] ?? 'kontor')
    done += 1
    for (const variant of variants) await receiveGoods(admin(), variant, DELIVERY)
    await repeatLast()
    wrong.push(...(await wrongOrders()), ...(await wrongStock()))
  }
  isOver = true
  await shopping
  wrong.push(...(await wrongOrders()), ...(await wrongStock()), ...(await leftOver()))
  report()
} finally {
  await ground.remove()
}

/** One buyer after the other, each until the answer says what became of the order. */
async function shop(): Promise<void> {
  while (!isOver) {
    buyers += 1
    const buyer = buyerOf(buyers)
    const variant = variants[Math.floor(random() * variants.length)] ?? ''
    for (const step of buyer.fill(variant)) must(await ask(step))
    const reviewed = await ask(buyer.review)
    if (isSoldOut(reviewed)) soldOut += 1
    else await orderAs(buyer, must(reviewed).parse(reviewCall.reply).review)
  }
}

/** The goods are held for this buyer, whatever is killed meanwhile. */
async function orderAs(buyer: Buyer, review: string): Promise<void> {
  const answer = await ask(buyer.order(review))
  if (answer.status !== 200) {
    wrong.push(`${buyer.email}: ${answer.status} ${answer.text}`)
    return
  }
  if (isReplay(answer)) replayed += 1
  acknowledged.push({ buyer, review, order: answer.parse(orderCall.reply).order._id })
}

async function killOnce(kind: (typeof KINDS)[number]): Promise<void> {
  const enough = acknowledged.length + LEAST_ORDERS
  const isBusy = await waitUntil(() => acknowledged.length >= enough, {
    ...{ timeoutMs: PATIENCE_MS, stepMs: 5 },
  })
  if (!isBusy) throw new Error(`nobody could order any more:\n${kontor.output()}`)
  await pause(random() * 900)
  const restarted = kind === 'database' ? killDatabase() : undefined
  await kontor.kill()
  await restarted
  if (kind === 'start') {
    const unlucky = await ground.begin(env)
    await pause(random() * 1500)
    await unlucky.kill()
  }
  kontor = await ground.start(env)
}

/** Begun anew by a launcher of its own: one that has seen many deaths in a row takes its time. */
async function killDatabase(): Promise<void> {
  const processes = postgresProcessesIn(ground.postgres.dataDir)
  const server = processes.find(({ isPostmaster }) => isPostmaster)
  if (!server) throw new Error('the database does not run')
  signal(server, 'SIGKILL')
  await ground.stopDatabase()
  await ground.startDatabase()
}

/** Somebody presses once more although the answer came: the same order, said by the key. */
async function repeatLast(): Promise<void> {
  for (const { buyer, review, order } of acknowledged.slice(-REPEATED)) {
    const answer = await ask(buyer.order(review))
    const isSame = answer.status === 200 && answer.parse(orderCall.reply).order._id === order
    if (!isSame || !isReplay(answer)) wrong.push(`${buyer.email} again: ${answer.text}`)
  }
}

type Found = { email: string; ids: string[]; lines: number; payments: number; mails: number }

/** Lost, there twice, or without what belongs to it; also those whose buyer has no answer yet. */
async function wrongOrders(): Promise<string[]> {
  const known = [...acknowledged]
  const { rows } = await sql<Found>`
    select o.email, array_agg(o.id::text) as ids, sum(l.count)::int as lines,
      sum(p.count)::int as payments, coalesce(max(m.count), 0)::int as mails
    from orders o
      left join (select order_id, count(*) from order_lines group by 1) l on l.order_id = o.id
      left join (select subject_id, count(*) from payments group by 1) p on p.subject_id = o.id
      left join (select recipient, count(*) from mails group by 1) m on m.recipient = o.email
    group by o.email`.execute(ground.db)
  const found = new Map(rows.map((row) => [row.email, row]))
  const lost = known.flatMap(({ buyer: { email }, order }) =>
    found.get(email)?.ids[0] === order ? [] : [`the order of ${email} is lost`],
  )
  const broken = rows.flatMap((row) => {
    const { ids, lines, payments, mails } = row
    const isWhole = [ids.length, lines, payments, mails].every((count) => count === 1)
    return isWhole ? [] : [`not once and whole: ${JSON.stringify(row)}`]
  })
  return [...lost, ...broken]
}

type Level = {
  on_hand: number
  held: number
  committed: number
  booked: number
  kept: number
  promised: number
  ordered: number
}

/** What came is on hand, and what is held and committed is what carts and orders have of it. */
async function wrongStock(): Promise<string[]> {
  const { rows } = await sql<Level>`select s.on_hand, s.held, s.committed,
      (select sum(quantity)::bigint from stock_movements m
        where m.variant_id = s.variant_id) as booked,
      (select coalesce(sum(quantity), 0)::bigint from stock_holds h
        where h.variant_id = s.variant_id and h.state = 'held') as kept,
      (select coalesce(sum(quantity), 0)::bigint from stock_holds h
        where h.variant_id = s.variant_id and h.state = 'committed') as promised,
      (select coalesce(sum(quantity::numeric * 1000), 0)::bigint from order_lines l
        where l.variant_id = s.variant_id) as ordered
    from stock s`.execute(ground.db)
  return rows.flatMap((row) => {
    const { on_hand, held, committed } = row
    const addsUp = on_hand === row.booked && held === row.kept
    const isOrdered = committed === row.promised && committed === row.ordered
    const isRight = addsUp && isOrdered && on_hand - held - committed >= 0
    return isRight ? [] : [`stock: ${JSON.stringify(row)}`]
  })
}

/** In the end everybody has an answer: nothing is kept, and there are no other orders. */
async function leftOver(): Promise<string[]> {
  const { rows } = await sql<{ orders: number; held: number }>`select
    (select count(*)::int from orders) as orders,
    (select sum(held)::bigint from stock) as held`.execute(ground.db)
  const isRight = rows[0]?.orders === acknowledged.length && rows[0].held === 0
  return isRight ? [] : [`in the end: ${JSON.stringify(rows[0])}`]
}

function ask(step: Ask): Promise<Answer> {
  return answerTo(
    step,
    () => kontor.url,
    () => {
      missed += 1
    },
  )
}

function isSoldOut({ status, json }: Answer): boolean {
  return status === 409 && json.code === 'sold_out'
}

function isReplay({ headers }: Answer): boolean {
  return headers.get('idempotency-replayed') === 'true'
}

function report(): void {
  const bought = `${acknowledged.length} orders acknowledged (${replayed} by their key)`
  const others = `${soldOut} times sold out, ${missed} calls made again`
  console.log(`${done} kills, ${bought}, ${others}, ${wrong.length} lost, doubled or wrong`)
  process.exitCode = wrong.length === 0 && done > 0 ? 0 : 1
}
