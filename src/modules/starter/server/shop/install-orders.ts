import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { GUEST, SYSTEM } from '#kernel/access/roles.ts'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import { changeAsOf } from '#kernel/server/manifest/demo.ts'
import { typedScope } from '#kernel/server/scope.ts'
import { sellTo } from '#modules/checkout/server/api.ts'
import type { CheckoutTables } from '#modules/checkout/server/tables.ts'
import { reckonCustomers } from '#modules/customers/server/api.ts'
import type { CustomerTables } from '#modules/customers/server/tables.ts'
import { ageOrder, moveOrder, noteOrders } from '#modules/orders/server/api.ts'
import {
  ageReturns,
  declare,
  inspectReturn,
  moveReturn,
  noteReturns,
  refundReturn,
} from '#modules/returns/server/api.ts'
import type { ReturnTables } from '#modules/returns/server/tables.ts'
import { shopSection } from '#modules/shop/config.ts'
import { DEMO_ORDERS, type DemoOrder } from './demo-orders.ts'

type SalesTables = CheckoutTables & ReturnTables & CustomerTables
type SalesChange = Change<SalesTables>

const HOUR = 3_600_000
/** So many different things are bought; what there is most of, so that nothing looks sold out. */
const GOODS = 7

/**
 * Orders in every state an owner wants to see, each step done by the function that does it in real life.
 * Nobody is written to. Nothing where there are orders already, or too little to sell.
 */
export async function installOrders(scope: Scope<never>): Promise<void> {
  await typedScope<SalesTables>(scope).change(async (change) => {
    const known = await change.db.selectFrom('orders').select('id').limit(1).executeTakeFirst()
    const goods = await bestStocked(change)
    if (known || goods.length < GOODS) return
    const ids: string[] = []
    for (const order of DEMO_ORDERS) ids.push(await installOrder(change, order, goods))
    await reckonCustomers(change, ids)
    await noteOrders(change, ids)
    await noteReturns(change, ids)
  })
}

/** Variants one can withdraw from, each of another product. */
async function bestStocked({ db }: SalesChange): Promise<string[]> {
  const { rows } = await sql<{ variant_id: string }>`
    select variant_id from (
      select distinct on (s.product_id) s.variant_id, s.on_hand from stock s
      join products p on p.id = s.product_id
      where p.withdrawal = 'granted' and p.deleted_at is null and s.policy = 'tracked'
      order by s.product_id, s.on_hand desc, s.variant_id) best
    order by on_hand desc, variant_id limit ${GOODS}`.execute(db)
  return rows.map(({ variant_id }) => variant_id)
}

async function installOrder(
  change: SalesChange,
  order: DemoOrder,
  goods: readonly string[],
): Promise<string> {
  const placed = await sell(change, order, goods)
  let hours = order.placed
  const wait = async (until: number) => {
    const passed = { id: placed._id, order: placed._id, hours: hours - until }
    await ageOrder(change, passed)
    await ageReturns(change, passed)
    hours = until
  }
  for (const next of order.steps) {
    await wait(next.hours)
    await takeStep(change, { order, placed, ...next })
  }
  await wait(0)
  return placed._id
}

type Placed = Awaited<ReturnType<typeof sellTo>>

function sell(
  change: SalesChange,
  { buyer, payment, goods: wanted, placed }: DemoOrder,
  goods: readonly string[],
): Promise<Placed> {
  const [place] = change.scope.config.get(shopSection).cc_locations.location
  const isFetched = payment === 'pickup' && place !== undefined
  return sellTo(asBuyer(change, placed), {
    buyer,
    delivery: isFetched ? { kind: 'pickup', location: place.uuid } : { kind: 'ship' },
    payment_source: payment,
    lines: wanted.map(({ at, quantity }) => ({
      variant: goods[at] ?? '',
      quantity: String(quantity),
    })),
  })
}

type Step = DemoOrder['steps'][number] & { order: DemoOrder; placed: Placed }

async function takeStep(change: SalesChange, taken: Step): Promise<void> {
  const { step, hours, placed } = taken
  const staff = changeAsOf(change, { user: SYSTEM, day: momentOf(hours) })
  if (step === 'withdraw') return withdraw(change, taken)
  if (step === 'receive' || step === 'accept') {
    await moveReturn(staff, { action: step, ...(await latestReturn(change, placed)) })
  } else if (step === 'inspect') await inspect(staff, placed)
  else if (step === 'refund') {
    const refunded_on = dayInBerlin(momentOf(hours))
    const found = await latestReturn(change, placed)
    await refundReturn(staff, { ...found, refunded_on, reason: '' })
  } else {
    const { version } = await change.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', placed._id)
      .executeTakeFirstOrThrow()
    await moveOrder(staff, { id: placed._id, action: step, version })
  }
}

async function withdraw(change: SalesChange, { order, placed, hours }: Step): Promise<void> {
  const { first_name, last_name, email } = order.buyer
  const bought = await change.db
    .selectFrom('order_lines')
    .select(['id', 'quantity'])
    .where('order_id', '=', placed._id)
    .orderBy('position')
    .execute()
  const [first] = bought.map(({ id, quantity }) => ({ line: id, quantity }))
  const declaration = {
    ...{ name: `${first_name} ${last_name}`, contract: placed.number, contact: email },
    token: placed.token,
    ...(order.isPart && first && { lines: [first] }),
  }
  await declare(asBuyer(change, hours), { id: uuidv7(), declaration })
}

/** As good as new: all of it goes back on the shelf. */
async function inspect(change: SalesChange, placed: Placed): Promise<void> {
  const found = await latestReturn(change, placed)
  const { rows } = await sql<{ _id: string; accepted: string }>`
    select id as _id, (claimed / 1000)::text as accepted from return_lines
    where return_id = ${found.id}`.execute(change.db)
  const lines = rows.map((line) => ({ ...line, is_restocked: true }))
  await inspectReturn(change, { ...found, lines })
}

function latestReturn({ db }: SalesChange, { _id }: Placed) {
  return db
    .selectFrom('returns')
    .select(['id', 'version'])
    .where('order_id', '=', _id)
    .executeTakeFirstOrThrow()
}

function asBuyer(change: SalesChange, hours: number): SalesChange {
  return changeAsOf(change, { user: GUEST, day: momentOf(hours) })
}

function momentOf(hours: number): Date {
  return new Date(Date.now() - hours * HOUR)
}
