import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import { order } from '../orders/order.ts'

export const PATH = '/api/v0/order/'

type Purchase = { variant: string; quantity?: string; payment?: string; delivery?: object }
type Till = {
  app: TestApp
  admin: Caller
  stocked(quantity: string): Promise<{ variant: string }>
  shopper(): { buy(purchase: Purchase): Promise<{ _id: string; number: string }> }
}

/** What tests do with orders of a shop that sells; its buyers have this address. */
export function ordersOf({ app, admin, stocked, shopper }: Till, email: string) {
  const read = async (id: string) => {
    const [item] = order.calls.read.reply.parse((await admin.get(PATH + id)).json).items
    if (!item) throw new Error('no such order')
    return item
  }
  const mails = () => mailsAsSent(app.services, email)
  return {
    read,
    mails,
    /** One step, with the newest version. */
    move: async (id: string, action: string, body: object = {}) => {
      const { version } = await read(id)
      return admin.post(`${PATH}${id}/${action}`, { version, ...body })
    },
    placed: async (values: Partial<Purchase> = {}) => {
      const { variant } = await stocked('5')
      const { _id: id, number } = await shopper().buy({ variant, ...values })
      return { id, number, variant }
    },
    /** The last mail about an order. */
    lastMail: async (number: string) =>
      (await mails()).findLast(({ subject }) => subject.includes(number)),
  }
}
