import assert from 'node:assert/strict'
import { type Kysely, sql } from 'kysely'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { product } from '#modules/catalog/products/product.ts'
import { shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { order } from '#modules/orders/orders/order.ts'
import { payment } from '#modules/payments/payments/payment.ts'
import { goodsReturn } from '#modules/returns/returns/return.ts'
import { browserAt } from '../browser.ts'
import { type Caller, callerOf } from '../caller.ts'
import type { Bought } from './model.ts'

export type Stage = {
  url: string
  admin: Caller
  db: Kysely<never>
  secret: Buffer
  /** Its time to pay is over; an order that waits for money ends. */
  expire(order: string): Promise<void>
}

export type Purchase = { payment: 'prepayment' | 'invoice'; bought: readonly Bought[] }
type Placed = { _id: string; token: string; variants: string[] }

/** Pieces of everything before somebody buys. */
export const SHELF = 20

/** Somebody buys, from the shelf to the order. */
export async function buy(stage: Stage, { payment, bought }: Purchase): Promise<Placed> {
  const variants: string[] = []
  for (const { price } of bought) variants.push(await stock(stage.admin, price))
  const shopper = shopperAt(browserAt(stage.url))
  const [first = '', ...others] = variants
  for (const [at, variant] of others.entries())
    await shopper.add(variant, String(bought[at + 1]?.quantity))
  const quantity = String(bought[0]?.quantity)
  const { _id, token } = await shopper.buy({ variant: first, quantity, payment })
  return { _id, token, variants }
}

async function stock(admin: Caller, price: number): Promise<string> {
  const values = { title: `Ware für ${price}`, state: 'online', variants: [{ price }] }
  const { items } = (await admin.post('/api/v0/product/', values)).parse(product.calls.create.reply)
  const variant = items[0]?.variants[0]?._id ?? ''
  const received = { variant, quantity: String(SHELF), reason: 'received' }
  assert.equal((await admin.post('/api/v0/stock/movement', received)).status, 200)
  return variant
}

/** What staff and the buyer do with one order, always with its newest version. */
export function counterFor({ url, admin, db, secret }: Stage, { _id: id, token }: Placed) {
  const json = async (path: string) => (await admin.get(path)).json
  const read = async () =>
    first(order.calls.read.reply.parse(await json(`/api/v0/order/${id}`)).items)
  const readReturn = async (item: string) =>
    first(goodsReturn.calls.read.reply.parse(await json(`/api/v0/return/${item}`)).items)
  const readPayment = async () =>
    first(payment.calls.list.reply.parse(await json(`/api/v0/payment/?subject=${id}`)).items)
  return {
    read,
    readReturn,
    readPayment,
    move: async (action: string, body: object = {}) =>
      admin.post(`/api/v0/order/${id}/${action}`, { version: (await read()).version, ...body }),
    moveReturn: async (item: string, action: string, body: object = {}) => {
      const { version } = await readReturn(item)
      return admin.post(`/api/v0/return/${item}/${action}`, { version, ...body })
    },
    movePayment: async (action: string, body: object) => {
      const { _id, version } = await readPayment()
      return admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })
    },
    withdraw: async (lines?: readonly { line: string; quantity: string }[]) => {
      const declared = { name: 'Jana Petersen', contract: '1', contact: 'jana@example.org' }
      const body = { ...declared, token, lines, captcha: proof(secret) }
      return callerOf(url).post('/api/v0/return/declare', body)
    },
    /** Its returns, the first one first. */
    returns: async () => {
      const { rows } = await sql<{ id: string }>`select id from returns
        where order_id = ${id} order by id`.execute(db)
      return Promise.all(rows.map((row) => readReturn(row.id)))
    },
  }
}

function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('nothing is there')
  return item
}

function proof(secret: Buffer): { stamp: string; answer: string } {
  const { stamp, left, right } = newStamp(secret, Date.now() - 60_000)
  return { stamp, answer: String(left + right) }
}
