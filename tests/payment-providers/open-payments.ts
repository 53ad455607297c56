import { sql } from 'kysely'
import { SYSTEM } from '#kernel/access/roles.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { order } from '#modules/orders/orders/order.ts'
import { jobs as orderJobs } from '#modules/orders/server/jobs.ts'
import { payment } from '#modules/payments/payments/payment.ts'
import { jobs } from '#modules/payments/server/jobs.ts'
import { stepUp } from '#tests/step-up.ts'
import { PAYPAL_WEBHOOK, paypalSignature } from './paypal-books.ts'
import { startProviders } from './start-providers.ts'
import { STRIPE_SECRET, stripeSignature } from './stripe-books.ts'

export const SOURCES = ['invoice', 'prepayment', 'pickup', 'creditcard', 'klarna', 'eps', 'paypal']

/** A shop that is paid by two providers on this machine, with keys that move money. */
export async function openPayments() {
  const providers = await startProviders()
  const shop = await openShop({ env: providers.env })
  const till = await openCheckout(shop)
  await stepUp(shop.app, shop.admin)
  await shop.configure('components.shop', {
    paymentsources: { configured: SOURCES, enabled: SOURCES },
    card: { mode: 'live', secret_key_live: 'sk_live_rig', webhook_secret_live: STRIPE_SECRET },
    paypal: {
      ...{ mode: 'live', client_id_live: 'rig', secret_live: 'rig' },
      webhook_id_live: PAYPAL_WEBHOOK,
    },
  })
  const { app, admin } = shop
  const reads = readers(admin)
  return {
    ...{ ...shop, ...till, ...reads, providers },
    /** News as the provider would send it, or with something wrong. */
    stripeNews: (event: object, signing?: Parameters<typeof stripeSignature>[1]) =>
      sendNews(
        app,
        'stripe',
        signed(event, (text) => stripeSignature(text, signing)),
      ),
    paypalNews: (event: object, signing?: Parameters<typeof paypalSignature>[1]) =>
      sendNews(
        app,
        'paypal',
        signed(event, (text) => paypalSignature(text, signing)),
      ),
    ...{ ...staffAt(admin, reads), begun: buyersAt(till) },
    /** What the buyer of this order was sent. */
    mailsTo: async (number: string) =>
      (await mailsAsSent(app.services, BUYER.email)).filter(({ subject }) =>
        subject.includes(number),
      ),
    /** Everything that waits in the queues of these two modules, as a worker would do it. */
    work: () => runPaymentJobs(app),
    close: async () => {
      await app.close()
      await providers.close()
    },
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>

function readers(admin: Shop['admin']) {
  return {
    orderOf: async (id: string) => {
      const [item] = order.calls.read.reply.parse(
        (await admin.get(`/api/v0/order/${id}`)).json,
      ).items
      if (!item) throw new Error('no such order')
      return item
    },
    /** The latest first. */
    paymentsOf: async (id: string) => {
      const { json } = await admin.get(`/api/v0/payment/?subject=${id}&sort=-created`)
      return payment.calls.list.reply.parse(json).items
    },
    paymentOf: async (id: string) => {
      const { json } = await admin.get(`/api/v0/payment/?subject=${id}&sort=-created`)
      const [item] = payment.calls.list.reply.parse(json).items
      if (!item) throw new Error('no payment')
      return item
    },
  }
}

/** Steps of an order and of its latest payment, with the newest version. */
function staffAt(admin: Shop['admin'], { orderOf, paymentOf }: ReturnType<typeof readers>) {
  return {
    act: async (id: string, action: string, body: object = {}) => {
      const { _id, version } = await paymentOf(id)
      return admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })
    },
    move: async (id: string, action: string, body: object = {}) => {
      const { version } = await orderOf(id)
      return admin.post(`/api/v0/order/${id}/${action}`, { version, ...body })
    },
  }
}

type Till = Awaited<ReturnType<typeof openCheckout>>

/** Somebody has ordered, and can press the buttons of the page where it is paid. */
function buyersAt({ stocked, shopper }: Till) {
  return async (payment = 'creditcard', variant?: string) => {
    const goods = variant ?? (await stocked('5')).variant
    const buyer = shopper()
    const { _id: id, number, token } = await buyer.buy({ variant: goods, payment })
    const page = `/checkout/pay/${token}`
    const press = (action: string, fields: object = {}) =>
      buyer.browser.form(page, { action, ...fields })
    return { id, number, token, page, press, variant: goods, browser: buyer.browser }
  }
}

type App = Shop['app']

type Letter = { body: string; marks: Record<string, string> }

function signed(event: object, sign: (text: string) => Letter['marks']): Letter {
  const body = JSON.stringify(event)
  return { body, marks: sign(body) }
}

async function sendNews({ guest }: App, provider: string, { body, marks }: Letter) {
  const headers = { 'content-type': 'application/json', ...marks }
  return guest.raw(`/api/v0/payment/webhook/${provider}`, { method: 'POST', headers, body })
}

/** The jobs that repeat, then what waits in the queues, as a worker would do it. */
export async function runPaymentJobs({ services }: App): Promise<void> {
  const scope = scopeOf(services, SYSTEM)
  const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
  const known = [...jobs, ...orderJobs]
  const { rows: silent } = await sql<{ name: string; data: never }>`
    select name, '{}'::json as data from unnest(${CRON}::text[]) as name`.execute(services.db)
  for (const { name, data } of silent)
    await known.find((one) => one.name === name)?.run(scope, data, attempt)
  const { rows } = await sql<{ name: string; data: never }>`delete from jobs.job
    where state = 'created' and name like 'payments.%' returning name, data`.execute(services.db)
  for (const { name, data } of rows)
    await known.find((one) => one.name === name)?.run(scope, data, attempt)
}

const CRON = ['payments.ask-silent', 'orders.expire-unpaid']
