/**
 * Many order the last piece at once, again and again, then ten times as many as there are pieces at two
 * instances of Kontor: `node faults/checkout-races.ts [rounds] [seed] [buyers]`. As many orders as there
 * were pieces, everybody else is told; past the code, the table itself refuses.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { type Answer, type Caller, callerOf } from '#tests/caller.ts'
import { type Ask, answerTo, BUYER_ENV, type Buyer, buyerOf } from './rig/buyers.ts'
import { switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { must, newVariant, openShop, receiveGoods } from './rig/open-shop.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

/** So many fill their carts at a time; only the races have to be crowded. */
const LANES = 16

/**
 * `review`: all come to the last page at once, which keeps the goods for the first. `order`: all were
 * there and stayed too long; now they press the button at once.
 */
type From = 'review' | 'order'
type Race = { variant: string; units: number; buyers: readonly Buyer[]; from: From }

const SoldOut = z.object({
  code: z.literal('sold_out'),
  message: z.string().min(1),
  available: z.literal('0'),
})

const [rounds = '50', seed = '1', crowd = '100'] = process.argv.slice(2)
const random = seeded(Number(seed))
const ground = await makeGround('checkout-races')
const urls: string[] = []
let [made, orders, told, waited, races] = [0, 0, 0, 0, 0]
const wrong = tell(() => `${races} of ${Number(rounds) + 2} races`)

try {
  urls.push((await ground.start(BUYER_ENV)).url)
  const admin = callerOf(urls[0] ?? '', await cookieFor(ground.db))
  await switchAllOn(admin)
  await openShop(admin)
  await lastPieces(admin)
  report(`${rounds} × ${crowd} checkouts for 1 piece`)
  // It starts with the settings as they are, and hears of every change from now on.
  urls.push((await ground.start(BUYER_ENV)).url)
  await manyPieces(admin)
  report(`2 × ${Number(crowd) * 10} checkouts for ${crowd} pieces at 2 instances`)
  await withoutGuard(admin)
} finally {
  await ground.remove()
}
console.log(`${wrong.length} faults`)
process.exitCode = wrong.length === 0 ? 0 : 1

/** Whoever was told keeps the cart and tries again when there is one more. */
async function lastPieces(admin: Caller): Promise<void> {
  const variant = await newVariant(admin)
  let buyers = await readyBuyers(variant, Number(crowd))
  for (let round = 0; round < Number(rounds); round += 1) {
    await receiveGoods(admin, variant, 1)
    const left = await race({ variant, units: 1, buyers, from: round % 2 ? 'review' : 'order' })
    buyers = [...left, ...(await readyBuyers(variant, Number(crowd) - left.length))]
  }
}

async function manyPieces(admin: Caller): Promise<void> {
  const variant = await newVariant(admin)
  const units = Number(crowd)
  const buyers = await readyBuyers(variant, units * 10)
  await receiveGoods(admin, variant, units)
  const left = await race({ variant, units, buyers, from: 'review' })
  await receiveGoods(admin, variant, units)
  const more = await readyBuyers(variant, buyers.length - left.length)
  await race({ variant, units, buyers: [...left, ...more], from: 'order' })
}

/** Answers those who got nothing. */
async function race({ variant, units, buyers, from }: Race): Promise<Buyer[]> {
  // Nobody makes twenty orders in a minute, but these rounds last a second.
  await sql`delete from rate_limits`.execute(ground.db)
  const before = await countOrders(variant)
  const seen = from === 'order' ? await reviewInTurn(variant, units, buyers) : undefined
  const results = await Promise.all(shuffled(buyers).map((buyer) => tryToBuy(buyer, seen)))
  const left = buyers.filter((buyer) => results.some((one) => one.buyer === buyer && !one.isWon))
  const won = buyers.length - left.length
  const after = await countOrders(variant)
  orders += after - before
  races += 1
  told += left.length
  const name = `${buyers.length} for ${units} from the ${from}`
  if (won !== units) wrong.push(`${name}: ${won} were told that they have it`)
  if (after - before !== units) wrong.push(`${name}: ${after - before} orders`)
  wrong.push(...(await wrongStock(variant)).map((line) => `${name}: ${line}`))
  return left
}

/** What they see is theirs for a quarter of an hour, which is over. */
async function reviewInTurn(variant: string, units: number, buyers: readonly Buyer[]) {
  const seen = new Map<Buyer, string>()
  for (let first = 0; first < buyers.length; first += units) {
    for (const buyer of buyers.slice(first, first + units))
      seen.set(buyer, must(await ask(buyer.review)).parse(reviewCall.reply).review)
    await sql`update stock_holds set expires_at = now() - interval '1 second'
      where variant_id = ${variant} and state = 'held'`.execute(ground.db)
  }
  return seen
}

type Result = { buyer: Buyer; isWon: boolean }

async function tryToBuy(buyer: Buyer, seen?: ReadonlyMap<Buyer, string>): Promise<Result> {
  const answer = await order(buyer, seen?.get(buyer))
  const isWon = answer.status === 200
  const isTold = answer.status === 409 && SoldOut.safeParse(answer.json).success
  if (!isWon && !isTold)
    wrong.push(`${buyer.email} was told ${answer.status} ${answer.text.slice(0, 200)}`)
  return { buyer, isWon }
}

/** The last answer on the way: of the order, or of the review where it ended. */
async function order(buyer: Buyer, seen: string | undefined): Promise<Answer> {
  if (seen !== undefined) return ask(buyer.order(seen))
  const reviewed = await ask(buyer.review)
  if (reviewed.status !== 200) return reviewed
  return ask(buyer.order(reviewed.parse(reviewCall.reply).review))
}

type Level = { on_hand: number; held: number; committed: number; promised: number; ordered: number }

/** Nothing is left, nothing is kept for anybody, and the orders have all of it. */
async function wrongStock(variant: string): Promise<string[]> {
  const { rows } = await sql<Level>`select s.on_hand, s.held, s.committed,
      (select coalesce(sum(quantity), 0)::bigint from stock_holds h
        where h.variant_id = s.variant_id and h.state = 'committed') as promised,
      (select coalesce(sum(quantity::numeric * 1000), 0)::bigint from order_lines l
        where l.variant_id = s.variant_id) as ordered
    from stock s where s.variant_id = ${variant}`.execute(ground.db)
  return rows.flatMap((row) => {
    const { on_hand, held, committed, promised, ordered } = row
    const isRight =
      held === 0 && [committed, promised, ordered].every((quantity) => quantity === on_hand)
    return isRight ? [] : [JSON.stringify(row)]
  })
}

/** The same demand written straight into the table, by nobody who looks first. */
async function withoutGuard(admin: Caller): Promise<void> {
  const variant = await newVariant(admin)
  await receiveGoods(admin, variant, Number(crowd))
  const attempts = Array.from({ length: Number(crowd) * 10 }, () =>
    sql`update stock set committed = committed + 1000
      where variant_id = ${variant}`.execute(ground.db),
  )
  const all = await Promise.allSettled(attempts)
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  const other = refused.filter((reason) => !reason.includes('stock_never_oversold'))
  if (all.length - refused.length !== Number(crowd) || other.length > 0)
    wrong.push(`without the guard ${all.length - refused.length} were written; ${other[0] ?? ''}`)
  console.log(`without the guard: ${refused.length} of ${all.length} refused by the table`)
}

async function readyBuyers(variant: string, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, () => {
    made += 1
    return buyerOf(made)
  })
  const lane = async (first: number) => {
    for (let at = first; at < buyers.length; at += LANES)
      for (const step of buyers[at]?.fill(variant) ?? []) must(await ask(step))
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  return buyers
}

/** At any instance; whoever is told to come again does. */
function ask(step: Ask) {
  const url = urls[Math.floor(random() * urls.length)] ?? ''
  return answerTo(
    step,
    () => url,
    () => {
      waited += 1
    },
  )
}

async function countOrders(variant: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct order_id)::int as count
    from order_lines where variant_id = ${variant}`.execute(ground.db)
  return rows[0]?.count ?? 0
}

function shuffled<T>(some: readonly T[]): T[] {
  const order = some.map((one) => ({ one, at: random() }))
  return order.sort((a, b) => a.at - b.at).map(({ one }) => one)
}

function report(name: string): void {
  console.log(`${name}: ${orders} orders, ${told} told, ${waited} calls came again`)
  orders = 0
  told = 0
  waited = 0
}
