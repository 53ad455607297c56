import { z } from 'zod'
import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { order } from '#modules/orders/orders/order.ts'
import { browserAt } from '#tests/browser.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import { goodsReturn } from '../returns/return.ts'

export const RETURN = '/api/v0/return/'
const ORDER = '/api/v0/order/'

export const WITHDRAWAL = {
  name: 'Jana Petersen',
  contract: '1001',
  contact: 'jana@example.org',
}

type Bought = { _id: string; number: string; token: string }
type Shop = { app: TestApp; admin: Caller }
type Till = { shopper(): { buy(purchase: { variant: string; quantity: string }): Promise<Bought> } }

/** A shop that sells, and somebody who wants to give something back. */
export function returnsAt({ app, admin }: Shop, till: Till) {
  const staff = staffAt(admin)
  const { secret } = app.services
  return {
    ...staff,
    /** Bought by prepayment; paid, and sent unless said. */
    buy: async (variant: string, { quantity = '1', isSent = true, isPaid = true } = {}) => {
      const bought = await till.shopper().buy({ variant, quantity })
      if (isPaid) await staff.moveOrder(bought._id, 'mark_paid')
      if (isPaid && isSent) await staff.moveOrder(bought._id, 'ship')
      return bought
    },
    declare: (values: object) =>
      app.guest.post(`${RETURN}declare`, { ...WITHDRAWAL, ...values, captcha: proof(secret) }),
    form: (fields: Record<string, string>) => browserAt(app.url).form('/widerruf', fields),
    captcha: () => {
      const { stamp, answer } = proof(secret)
      return { [CAPTCHA_FIELDS.stamp]: stamp, [CAPTCHA_FIELDS.answer]: answer }
    },
  }
}

function staffAt(admin: Caller) {
  const readOrder = async (id: string) =>
    one(order.calls.read.reply.parse((await admin.get(ORDER + id)).json).items)
  const read = async (id: string) =>
    one(goodsReturn.calls.read.reply.parse((await admin.get(RETURN + id)).json).items)
  return {
    readOrder,
    read,
    moveOrder: async (id: string, action: string, body: object = {}) => {
      const { version } = await readOrder(id)
      return admin.post(`${ORDER}${id}/${action}`, { version, ...body })
    },
    /** One step, with the newest version. */
    move: async (id: string, action: string, body: object = {}) => {
      const { version } = await read(id)
      return admin.post(`${RETURN}${id}/${action}`, { version, ...body })
    },
    latest: async () =>
      one(goodsReturn.calls.list.reply.parse((await admin.get(RETURN)).json).items),
  }
}

function one<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('nothing is there')
  return item
}

function proof(secret: Buffer): { stamp: string; answer: string } {
  const { stamp, left, right } = newStamp(secret, Date.now() - 60_000)
  return { stamp, answer: String(left + right) }
}

/** The signed draft of the second step, out of its page. */
export function draftIn(page: string): string {
  return z.string().parse(/name="draft" value="([^"]+)"/.exec(page)?.[1])
}
