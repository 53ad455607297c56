import { afterEach, expect, test, vi } from 'vitest'
import { askedOrder } from '../orders/admin/order-dialog.tsx'
import { findHits, findOrders } from './find-orders.ts'
import { ordersAdmin } from './screens.ts'

afterEach(() => vi.unstubAllGlobals())

const found = { _id: '1', number: '10042', name: 'Ada Beispiel', email: 'ada@example.org' }

/** What the browser asks the server for. */
function asked(items: readonly object[]): string[] {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return Response.json({ items, numItems: items.length, numItemsExact: true, next: null })
  })
  return addresses
}

test('the palette finds orders by number, name and address, and leads to them', async () => {
  const addresses = asked([found, { ...found, _id: '2', name: '' }])
  expect(await findHits(' 10042 ')).toEqual([
    { label: '10042', hint: 'Ada Beispiel', path: 'shop/orders/1' },
    { label: '10042', hint: 'ada@example.org', path: 'shop/orders/2' },
  ])
  expect(addresses).toEqual(['/api/v0/order/?search=10042&limit=6'])
  expect(ordersAdmin.search).toHaveLength(1)
})

test('without words the latest are shown', async () => {
  const addresses = asked([])
  expect(await findOrders(' ')).toEqual([])
  expect(addresses).toEqual(['/api/v0/order/?sort=-created&limit=6'])
})

test('the overlay asks which order is meant, and opens it', async () => {
  const went: string[] = []
  const [entry] = ordersAdmin.overlay ?? []
  const opened = entry?.open({ lang: 'de', go: (path) => went.push(path) })
  await vi.waitFor(() => expect(askedOrder.get()).toBe('which'))
  expect(went).toEqual([])
  askedOrder.answer('42')
  await opened
  expect(went).toEqual(['shop/orders/42'])
  expect(askedOrder.get()).toBeUndefined()
})
