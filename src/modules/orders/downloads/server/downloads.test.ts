import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { orderCall, reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { BUYER, openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { ordersOf } from '../../server/test-orders.ts'
import { downloadPath } from './download-link.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin, sell } = shop
const { shopper, db } = till
const { read, move, lastMail } = ordersOf({ ...shop, ...till }, BUYER.email)
afterAll(() => app.close())
beforeEach(() => till.forgetLimits())

const Files = z.object({ files: z.array(AttachedFile) })
const pathOf = (product: string) => `/api/v0/product/${product}/files`

async function attach(product: string, name: string, content: string) {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  return (await admin.post(pathOf(product), form)).parse(Files).files
}

async function pattern(values: object = {}) {
  const item = await sell({ title: 'Schnittmuster', withdrawal: 'digital', ...values })
  await attach(item._id, 'Schnitt.txt', 'Erste Fassung')
  return { item, variant: item.variants[0]?._id ?? '' }
}

async function buy(variant: string, buyer = shopper(), quantity = '1') {
  await buyer.prepare({ variant, quantity })
  const { review } = (await buyer.review()).parse(reviewCall.reply)
  const agreed = { review, accept_terms: true, accept_digital: true }
  return (await buyer.browser.post('/api/v0/checkout/order', agreed)).parse(orderCall.reply).order
}

const pageOf = async (token: string) => (await app.guest.get(`/checkout/order/${token}`)).text
/** The links to files on a page, as a browser without scripts follows them. */
const linksOn = (html: string) =>
  [...html.matchAll(/href="(\/api\/v0\/order\/download\/[^"]+)"/g)].map(([, href = '']) => href)

async function paid(quantity = '1') {
  const { item, variant } = await pattern()
  const order = await buy(variant, shopper(), quantity)
  await move(order._id, 'mark_paid')
  const [link = ''] = linksOn(await pageOf(order.token))
  return { item, order, link }
}

describe('a file that was bought', () => {
  test('is there once it is paid, told by mail, and its fetching is noted once', async () => {
    const { variant } = await pattern()
    const { _id: id, number, token } = await buy(variant)
    const before = await pageOf(token)
    expect(before).toContain('Schnitt.txt')
    expect(linksOn(before)).toEqual([])
    await move(id, 'mark_paid')
    const mail = await lastMail(number)
    expect(mail?.text).toContain('Schnitt.txt')
    expect(mail?.text).toContain(`/checkout/order/${token}`)
    const [link = ''] = linksOn(await pageOf(token))
    const answer = await app.guest.get(link)
    expect(answer).toMatchObject({ status: 200, text: 'Erste Fassung' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; .*Schnitt\.txt/),
      'cache-control': 'private, no-store',
    })
    await app.guest.get(link)
    const { downloads } = await read(id)
    expect(downloads).toMatchObject([{ name: 'Schnitt.txt', fetched: 2 }])
    expect(downloads[0]?.fetched_at).not.toBeNull()
    const history = (await admin.get(`/api/v0/audit/?noun=order&id=${id}`)).text
    expect(history.split('file-fetched')).toHaveLength(2)
  })

  test('stands in the account of whoever bought it, and in nobody else’s', async () => {
    const { variant } = await pattern()
    const browser = await signedInBrowser(app, await makeAccount(app))
    const { _id: id } = await buy(variant, shopperAt(browser))
    await move(id, 'mark_paid')
    const [link = ''] = linksOn((await browser.get(`/account/orders/${id}`)).text)
    expect(await browser.get(link)).toMatchObject({ status: 200, text: 'Erste Fassung' })
    const other = await signedInBrowser(app, await makeAccount(app))
    expect((await other.get(`/account/orders/${id}`)).status).toBe(404)
  })

  test('stays as it was bought when the product has another one, or is gone', async () => {
    const { item, order, link } = await paid()
    const [old] = await attach(item._id, 'Neu.txt', 'Zweite Fassung')
    expect((await admin.remove(old?.url ?? '')).parse(Files).files).toMatchObject([
      { name: 'Neu.txt' },
    ])
    expect((await app.guest.get(link)).text).toBe('Erste Fassung')
    expect(linksOn(await pageOf(order.token))).toHaveLength(1)
    const later = await buy(item.variants[0]?._id ?? '')
    expect((await read(later._id)).downloads).toMatchObject([{ name: 'Neu.txt' }])
    await sql`delete from products where id = ${item._id}`.execute(db)
    expect((await app.guest.get(link)).text).toBe('Erste Fassung')
  })
})

describe('nobody downloads', () => {
  const refused = async (token: string, link: string, status = 404) => {
    expect(linksOn(await pageOf(token))).toEqual([])
    expect((await app.guest.get(link)).status).toBe(status)
  }

  test('what is not paid', async () => {
    const { variant } = await pattern()
    const { _id: id, token } = await buy(variant)
    const [file] = (await read(id)).downloads
    const sold = { line: file?.line ?? '', file: file?._id ?? '' }
    const { secret } = app.services
    await refused(token, downloadPath(secret, sold), 409)
    await move(id, 'mark_paid')
    expect((await app.guest.get(downloadPath(secret, sold))).status).toBe(200)
  })

  test('what was set aside, until it is taken up again', async () => {
    const { variant } = await pattern()
    const { _id: id, token } = await buy(variant)
    await move(id, 'hold')
    await move(id, 'mark_paid')
    const [file] = (await read(id)).downloads
    const sold = { line: file?.line ?? '', file: file?._id ?? '' }
    const link = downloadPath(app.services.secret, sold)
    await refused(token, link, 409)
    await move(id, 'resume')
    expect((await app.guest.get(link)).status).toBe(200)
  })

  test('what was cancelled or paid back', async () => {
    const { variant } = await pattern()
    const cancelled = await buy(variant)
    await move(cancelled._id, 'hold')
    await move(cancelled._id, 'mark_paid')
    await move(cancelled._id, 'cancel')
    const [file] = (await read(cancelled._id)).downloads
    const sold = { line: file?.line ?? '', file: file?._id ?? '' }
    await refused(cancelled.token, downloadPath(app.services.secret, sold))
    const { order, link } = await paid()
    const { total } = await read(order._id)
    await move(order._id, 'refund', { amount: total, reason: 'Kulanz' })
    await refused(order.token, link)
  })

  test('what was withdrawn from; of two, one that is left is enough', async () => {
    const { order, link } = await paid('2')
    const claim = () =>
      sql`update order_lines set claimed = claimed + 1000 where order_id = ${order._id}`.execute(db)
    await claim()
    expect((await app.guest.get(link)).status).toBe(200)
    await claim()
    await refused(order.token, link)
  })

  test('what was bought too long ago, or by somebody who was forgotten', async () => {
    const [old, forgotten] = [await paid(), await paid()]
    await sql`update orders set created_at = now() - interval '401 days'
      where id = ${old.order._id}`.execute(db)
    await refused(old.order.token, old.link)
    await sql`update orders set email = '' where id = ${forgotten.order._id}`.execute(db)
    await refused(forgotten.order.token, forgotten.link)
  })

  test('by a link that was made up, changed, moved to another line, or is over', async () => {
    const [one, other] = [await paid(), await paid()]
    const [file] = (await read(one.order._id)).downloads
    const [foreign] = (await read(other.order._id)).downloads
    const sold = { line: file?.line ?? '', file: foreign?._id ?? '' }
    const made = [
      `/api/v0/order/download/${file?.line}.${file?._id}.zzzzzz.made-up`,
      '/api/v0/order/download/nothing',
      one.link.replace(file?.line ?? '', foreign?.line ?? ''),
      `${one.link}x`,
      downloadPath(Buffer.from('another house, another secret...'), sold),
      downloadPath(app.services.secret, sold),
    ]
    for (const link of made) expect((await app.guest.get(link)).status).toBe(404)
    const yesterday = Date.now() - 25 * 60 * 60 * 1000
    const over = { line: file?.line ?? '', file: file?._id ?? '' }
    const late = await app.guest.get(downloadPath(app.services.secret, over, yesterday))
    expect(late).toMatchObject({ status: 410, json: { code: 'link-over' } })
  })

  test('and whoever follows it in a browser reads why on a page, in their language', async () => {
    const { order } = await paid()
    const [file] = (await read(order._id)).downloads
    const yesterday = Date.now() - 25 * 60 * 60 * 1000
    const over = { line: file?.line ?? '', file: file?._id ?? '' }
    const link = downloadPath(app.services.secret, over, yesterday)
    const follow = (language: string) =>
      app.guest.get(link, { accept: 'text/html', 'accept-language': language })
    const german = await follow('de')
    expect(german.status).toBe(410)
    expect(german.headers.get('content-type')).toContain('text/html')
    expect(german.text).toContain('Dieser Link ist abgelaufen.')
    expect((await follow('en')).text).toContain('This link has expired.')
  })
})
