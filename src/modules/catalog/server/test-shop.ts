import { z } from 'zod'
import { startTestApp } from '#tests/test-app.ts'
import { productGroup } from '../groups/group.ts'
import { product } from '../products/product.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Admin = Awaited<ReturnType<App['as']>>
type Item = { _id: string; version: number }

/** A shop with an admin who fills it. */
export async function openShop(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  const admin = await app.steppedUp('admin')
  return {
    app,
    admin,
    page: async (path: string) => {
      const { status, text, headers } = await app.guest.get(path)
      return { status, text, to: headers.get('location') }
    },
    ...filling(admin),
  }
}

function filling(admin: Admin) {
  return {
    sell: async (values: object) => {
      const body = { state: 'online', variants: [{ price: 450 }], ...values }
      return first(product.Wire, (await admin.post('/api/v0/product/', body)).json)
    },
    change: async ({ _id, version }: Item, values: object) => {
      const changed = await admin.put(`/api/v0/product/${_id}`, { ...values, version })
      return first(product.Wire, changed.json)
    },
    group: async (title: string, values: object = {}) => {
      const made = await admin.post('/api/v0/product_group/', { title, ...values })
      return first(productGroup.Wire, made.json)
    },
    configure: async (name: string, change: object) => {
      const section = (await admin.get('/api/v0/config/'))
        .parse(Sections)
        .find((one) => one.name === name)
      const value = { ...section?.value, ...change }
      const saved = await admin.put('/api/v0/config/', { name, version: section?.version, value })
      if (saved.status !== 200) throw new Error(saved.text)
    },
  }
}

const Sections = z.array(
  z.looseObject({ name: z.string(), version: z.int(), value: z.looseObject({}) }),
)

function first<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const [item] = z.object({ items: z.array(schema) }).parse(json).items
  if (item === undefined) throw new Error(`nothing was made: ${JSON.stringify(json)}`)
  return item
}
