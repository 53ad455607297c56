import { SYSTEM } from '#kernel/access/roles.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { order } from '../orders/order.ts'
import { jobs } from './jobs.ts'

export const PATH = '/api/v0/order/'

/** A shop that sells, and whoever moves its orders on. */
export async function openOrders() {
  const shop = await openShop()
  const till = await openCheckout(shop)
  const { app, admin } = shop
  const { stocked, shopper } = till
  const read = async (id: string) => {
    const [item] = order.calls.read.reply.parse((await admin.get(PATH + id)).json).items
    if (!item) throw new Error('no such order')
    return item
  }
  const mails = () => mailsAsSent(app.services, BUYER.email)
  return {
    ...shop,
    ...till,
    till,
    read,
    mails,
    /** One step, with the newest version. */
    move: async (id: string, action: string, body: object = {}) => {
      const { version } = await read(id)
      return admin.post(`${PATH}${id}/${action}`, { version, ...body })
    },
    placed: async (values: Partial<Parameters<ReturnType<typeof shopper>['buy']>[0]> = {}) => {
      const { variant } = await stocked('5')
      const { _id: id, number } = await shopper().buy({ variant, ...values })
      return { id, number, variant }
    },
    /** The last mail about an order. */
    lastMail: async (number: string) =>
      (await mails()).findLast(({ subject }) => subject.includes(number)),
    runJob: async (name: string) => {
      const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
      const job = jobs.find((one) => one.name === name)
      await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
    },
  }
}
