import assert from 'node:assert/strict'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { openAmount, owedBack } from '#modules/orders/orders/life-cycle.ts'
import type { Answer } from '../caller.ts'
import { forgetLimits } from '../forget-limits.ts'
import { checkOrder } from './check-order.ts'
import { OrderModel } from './model.ts'
import { buy, counterFor, type Purchase, SHELF, type Stage } from './shop-counter.ts'
import type { Step, Story } from './stories.ts'

/** So often staff look at what is owed before nothing may be left. */
const LOOKS = 12

/** Plays a story through the calls; after every step the shop has to say what the model says. */
export async function play(stage: Stage, { purchase, steps }: Story): Promise<void> {
  const walk = await OrderWalk.begin(stage, purchase)
  for (const [at, step] of steps.entries())
    await walk.take(step).catch((error: unknown) => {
      throw new Error(`step ${at + 1}, ${step.do}`, { cause: error })
    })
  await walk.settle()
}

type Counter = ReturnType<typeof counterFor>
type Standing = Awaited<ReturnType<Counter['read']>>

class OrderWalk {
  readonly #stage: Stage
  readonly #variants: readonly string[]
  readonly #counter: Counter
  readonly #model: OrderModel
  #isRefused = false

  static async begin(stage: Stage, purchase: Purchase): Promise<OrderWalk> {
    await forgetLimits(stage.db)
    const placed = await buy(stage, purchase)
    const counter = counterFor(stage, placed)
    const { total, totals } = await counter.read()
    const model = new OrderModel(purchase.bought, { shipping: totals.shipping, shelf: SHELF })
    assert.equal(total, model.worth(false))
    return new OrderWalk(stage, { variants: placed.variants, counter, model })
  }

  private constructor(
    stage: Stage,
    { variants, counter, model }: { variants: string[]; counter: Counter; model: OrderModel },
  ) {
    this.#stage = stage
    this.#variants = variants
    this.#counter = counter
    this.#model = model
  }

  async take(step: Step): Promise<void> {
    await forgetLimits(this.#stage.db)
    const before = await this.#counter.read()
    this.#isRefused = false
    await this[step.do](step, before)
    if (this.#isRefused) assert.deepEqual(await this.#counter.read(), before)
    await this.#check()
  }

  /** Staff give back all that is owed, wherever it is said; then nothing is, and the rest is the shop's. */
  async settle(): Promise<void> {
    for (let look = 0; look < LOOKS; look += 1) {
      await forgetLimits(this.#stage.db)
      for (const { _id, owed } of await this.#counter.returns())
        if (owed > 0) await this.#refund(_id, owed)
      await this.refundOrder({}, await this.#counter.read())
      if ((await this.#check()) === 0) return
    }
    assert.fail('what is owed does not end')
  }

  /** Less than is asked for. */
  async payPart({ one }: Pick<Step, 'one'>): Promise<void> {
    const open = await this.#open()
    if (open > 1) await this.#pay(1 + (one % (open - 1)))
  }

  async payTooMuch({ one }: Pick<Step, 'one'>): Promise<void> {
    await this.#pay(Math.max(0, await this.#open()) + 1 + (one % 3000))
  }

  /** Some of what the order owes goes back at the payment itself. */
  async giveBack({ one }: Pick<Step, 'one'>, standing: Standing): Promise<void> {
    const owed = owedBack(standing)
    if (owed === 0) return
    const amount = 1 + (one % owed)
    if (this.#isDone(await this.#counter.movePayment('refund', { amount })))
      this.#model.back += amount
  }

  /** One of the transfers to the buyer did not arrive. */
  async comeBack({ one }: Pick<Step, 'one'>): Promise<void> {
    const { refunds } = await this.#counter.readPayment()
    const sent = refunds.filter(({ state }) => state === 'done')
    const { _id: refund, amount = 0 } = sent[one % Math.max(1, sent.length)] ?? {}
    if (refund && this.#isDone(await this.#counter.movePayment('refund_returned', { refund })))
      this.#model.back -= amount
  }

  /** What is asked for, or what was at first. */
  async payRest({ one }: Pick<Step, 'one'>, standing: Standing): Promise<void> {
    const { total, balance, refunded_goods } = standing
    const least = openAmount(standing)
    const most = Math.max(least, total - refunded_goods - balance)
    const amount = least + (one % (most - least + 1))
    if (amount < 1) return
    if (this.#isDone(await this.#counter.move('mark_paid', { amount }))) this.#model.pay(amount)
  }

  /** The rest of what came in part need not come any more. */
  async waive(_: unknown, standing: Standing): Promise<void> {
    const rest = openAmount(standing)
    if (await this.#move('waive')) this.#model.waived += rest
  }

  accept = () => this.#move('accept')
  complete = () => this.#move('complete')
  hold = () => this.#move('hold')
  resume = () => this.#move('resume')
  cancel = () => this.#move('cancel')

  async ship(): Promise<void> {
    if (await this.#move('ship')) this.#model.ship()
  }

  /** A parcel with some pieces of a line, or with more than there are. */
  async shipPart({ one, other }: Step, { lines }: Standing): Promise<void> {
    const line = lines[one % lines.length]
    if (!line) return
    const pieces = 1 + (other % Number(line.quantity))
    const parcel = { lines: [{ line: line._id, quantity: String(pieces) }] }
    const isTooMuch = pieces > Number(line.to_ship)
    if (!this.#isDone(await this.#counter.move('ship', parcel))) return
    assert.ok(!isTooMuch, 'more was sent than is left')
    this.#model.shipPart(this.#variants.indexOf(line.variant), pieces)
  }

  /** One of the parcels came back. */
  async parcelBack({ one }: Pick<Step, 'one'>, { shipments, lines }: Standing): Promise<void> {
    const out = shipments.filter(({ state }) => state === 'shipped')
    const parcel = out[one % Math.max(1, out.length)]
    if (!parcel) return
    const answer = await this.#counter.move('undeliverable', { shipment: parcel._id })
    if (!this.#isDone(answer)) return
    for (const { line: id, quantity } of parcel.lines) {
      const line = lines.find(({ _id }) => _id === id)
      this.#model.shipPart(this.#variants.indexOf(line?.variant ?? ''), -Number(quantity))
    }
  }

  /** Several press a button of the same order at once: one of them is heard. */
  async race({ one }: Pick<Step, 'one'>, { version }: Standing): Promise<void> {
    const all = ['ship', 'cancel', 'complete', 'hold', 'ship', 'accept'] as const
    const pressed = [...all.slice(one % all.length), ...all].slice(0, 3)
    const answers = await Promise.all(
      pressed.map((action) => this.#counter.move(action, { version })),
    )
    const done = pressed.filter((_, at) => answers[at]?.status === 200)
    for (const answer of answers) this.#isDone(answer)
    this.#isRefused = done.length === 0
    assert.ok(done.length <= 1, `all of ${done.join()} were done`)
    if (done[0] === 'ship') this.#model.ship()
  }

  /** A sum out of goodwill, or more than there is. */
  async refundPart({ one }: Pick<Step, 'one'>, { balance }: Standing): Promise<void> {
    const amount = 1 + (one % (balance + 100))
    if (!this.#isDone(await this.#counter.move('refund', { amount }))) return
    this.#model.back += amount
    this.#model.given += amount
  }

  /** What goods cost, without a return of them. */
  async refundLines({ one, other }: Step, { lines }: Standing): Promise<void> {
    const line = lines[one % lines.length]
    if (!line) return
    const pieces = 1 + (other % Number(line.quantity))
    const goods = { lines: [{ line: line._id, quantity: String(pieces) }] }
    if (!this.#isDone(await this.#counter.move('refund', goods))) return
    const before = this.#model.worth(false)
    const nowhere = { isHere: false, isSold: false }
    this.#model.take(this.#variants.indexOf(line.variant), pieces, nowhere)
    this.#model.back += before - this.#model.worth(false)
  }

  async undeliverable(): Promise<void> {
    if (await this.#move('undeliverable')) this.#model.takeBack()
  }

  async expire(_: unknown, { _id }: Standing): Promise<void> {
    await this.#stage.expire(_id)
  }

  async refundOrder(_: unknown, standing: Standing): Promise<void> {
    const amount = owedBack(standing)
    if (await this.#move('refund')) this.#model.back += amount
  }

  /** From some of a line, or from everything that is left. */
  async withdraw({ one, other }: Step, { lines }: Standing): Promise<void> {
    const line = lines[one % lines.length]
    if (!line) return
    const quantity = String(1 + (other % Number(line.quantity)))
    const isWhole = other % 4 === 0
    const answer = await this.#counter.withdraw(
      isWhole ? undefined : [{ line: line._id, quantity }],
    )
    assert.equal(answer.status, 200, answer.text)
  }

  async inspect({ one, other }: Step): Promise<void> {
    const item = await this.#pick(one)
    const lines = item?.lines.map(({ _id, quantity }) => ({
      ...{ _id, accepted: String(other % (Number(quantity) + 1)), is_restocked: other % 2 === 0 },
    }))
    if (item && lines?.length)
      this.#isDone(await this.#counter.moveReturn(item._id, 'inspect', { lines }))
  }

  async acceptReturn({ one }: Step, { state }: Standing): Promise<void> {
    const item = await this.#pick(one)
    if (!item || !this.#isDone(await this.#counter.moveReturn(item._id, 'accept'))) return
    const isSent = state === 'in_fulfilment' || state === 'completed'
    const isHere = isSent && item.state === 'inspected'
    for (const { variant, quantity, accepted, is_restocked: isSold } of item.lines)
      this.#model.take(this.#variants.indexOf(variant), Number(accepted ?? quantity), {
        ...{ isHere, isSold },
      })
  }

  async rejectReturn({ one }: Step): Promise<void> {
    await this.#end(one, 'reject')
  }

  async closeReturn({ one }: Step): Promise<void> {
    await this.#end(one, 'close')
  }

  /** What is owed, a part of it, or more. */
  async refundReturn({ one, other }: Step): Promise<void> {
    const item = await this.#pick(one)
    if (!item) return
    const open = item.owed || item.withheld_amount
    const part = 1 + (other % Math.max(1, open))
    await this.#refund(item._id, [open, part, open + (other % 500)][other % 3] ?? open)
  }

  async #refund(id: string, amount: number): Promise<void> {
    if (amount < 1) return
    const { owed } = await this.#counter.readReturn(id)
    const body = { amount, refunded_on: dayInBerlin(), reason: 'Wie besprochen' }
    const answer = await this.#counter.moveReturn(id, 'refund', body)
    if (this.#isDone(answer)) this.#model.refund(id, { amount, owed })
  }

  async #end(one: number, action: 'reject' | 'close'): Promise<void> {
    const item = await this.#pick(one)
    const reason = 'Schon benutzt'
    if (item) this.#isDone(await this.#counter.moveReturn(item._id, action, { reason }))
  }

  async #pick(one: number) {
    const all = await this.#counter.returns()
    return all[one % Math.max(1, all.length)]
  }

  /** What its payment waits for; below zero: it has too much. */
  async #open(): Promise<number> {
    const { amount, captured, refunded } = await this.#counter.readPayment()
    return amount - captured + refunded
  }

  async #pay(amount: number): Promise<boolean> {
    const isDone = this.#isDone(await this.#counter.movePayment('mark_paid', { amount }))
    if (isDone) this.#model.pay(amount)
    return isDone
  }

  async #move(action: string): Promise<boolean> {
    return this.#isDone(await this.#counter.move(action))
  }

  /** Whoever may not do it is told, and nothing happens. */
  #isDone({ status, text }: Answer): boolean {
    if (status !== 200) assert.ok([409, 422].includes(status), `${status} ${text}`)
    this.#isRefused = status !== 200
    return status === 200
  }

  async #check(): Promise<number> {
    const order = await this.#counter.read()
    const returns = await this.#counter.returns()
    const sight = { order, returns, variants: this.#variants, db: this.#stage.db }
    return checkOrder(this.#model, sight)
  }
}
