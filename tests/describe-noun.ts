import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyNoun, CreateOf } from '#kernel/contract/noun/noun.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { startTestApp } from './test-app.ts'

type Sample<N extends AnyNoun> = {
  values: CreateOf<N>
  /** What is written over it. */
  change: Partial<CreateOf<N>>
  /** Words that find it after the change. */
  finds: string
}

const NOBODY = '01890000-0000-7000-8000-000000000000'

/**
 * Proves what every noun promises, through HTTP: made, listed, found, changed, refused when stale,
 * trashed and restored, with a history that is true, for those who may.
 */
export async function describeNoun<N extends AnyNoun>(
  noun: N,
  { values, change, finds }: Sample<N>,
  module?: ServerModule,
) {
  const app = await startTestApp({ module })
  afterAll(() => app.close())
  const admin = await app.as('admin')
  const ROOT = `/api/v0/${noun.path}/`
  const Thing = z.looseObject({ _id: z.uuid(), version: z.int() })
  const Things = z.object({ items: z.array(Thing), numItems: z.int() })
  const items = (answer: { parse(schema: typeof Things): z.output<typeof Things> }) =>
    answer.parse(Things).items
  const make = async () => {
    const [item] = items(await admin.post(ROOT, values))
    if (!item) throw new Error('nothing was made')
    return item
  }
  describe(`a ${noun.title.one}`, () => {
    test('is made, read, listed and found', async () => {
      const made = await make()
      expect(made).toMatchObject({ ...Object(values), version: 1 })
      expect(items(await admin.get(ROOT + made._id))).toEqual([made])
      expect(items(await admin.get(ROOT))).toContainEqual(made)
      const ids = [NOBODY, made._id]
      expect(items(await admin.post(`/api/v0/batch/${noun.path}/`, { ids }))).toEqual([made])
    })

    test('is changed with a true history, and never over what someone else has saved', async () => {
      const { _id } = await make()
      const put = (version: number) => admin.put(ROOT + _id, { ...Object(change), version })
      expect(items(await put(1))).toMatchObject([{ ...Object(change), version: 2 }])
      expect(await put(1)).toMatchObject({ status: 409, json: { code: 'stale' } })
      const found = await admin.post(`/api/v1/${noun.path}/getPageData`, { search: finds })
      expect(items(found).map((item) => item._id)).toContain(_id)
      const { items: history } = (await admin.get(`/api/v0/audit/?noun=${noun.name}&id=${_id}`))
        .json
      expect(history).toMatchObject([{ action: 'update', after: change }, { action: 'create' }])
      expect(Object.keys(Object(history)[0].before).sort()).toEqual(
        Object.keys(Object(change)).sort(),
      )
    })

    test('goes, and comes back where it has a trash', async () => {
      const { _id } = await make()
      expect((await admin.remove(ROOT + _id)).json).toEqual({ ids: [_id] })
      expect((await admin.remove(ROOT + _id)).status).toBe(404)
      // Whoever had it open meanwhile is told, whichever version they know: it would be purged.
      for (const version of [1, 2]) {
        const late = await admin.put(ROOT + _id, { ...Object(change), version })
        expect(late.json.code).toBe(noun.trash ? 'in-trash' : 'not-found')
      }
      expect(items(await admin.get(ROOT)).map((item) => item._id)).not.toContain(_id)
      const restored = await admin.post(`${ROOT}${_id}/restore`)
      expect(restored.status).toBe(noun.trash ? 200 : 404)
    })

    test.runIf(noun.offered.includes('purgeMany'))(
      'lies in the trash until it is taken back or removed for good',
      async () => {
        const [kept, gone] = [await make(), await make()]
        const purge = (ids: string[]) => admin.post(`/api/v0/batch/${noun.path}/purge/`, { ids })
        await admin.remove(ROOT + gone._id)
        const trash = items(await admin.get(`${ROOT}?trash=only`))
        expect(trash.map((item) => item._id)).toContain(gone._id)
        expect(trash.map((item) => item._id)).not.toContain(kept._id)
        expect(trash.every(({ deleted }) => typeof deleted === 'string')).toBe(true)
        expect((await purge([kept._id, gone._id, NOBODY])).json).toEqual({ ids: [gone._id] })
        expect((await purge([gone._id])).json).toEqual({ ids: [] })
        expect((await admin.get(ROOT + gone._id)).status).toBe(404)
        expect((await admin.get(ROOT + kept._id)).status).toBe(200)
        const { items: history } = (
          await admin.get(`/api/v0/audit/?noun=${noun.name}&id=${gone._id}`)
        ).json
        expect(history).toMatchObject([
          { action: 'purge' },
          { action: 'delete' },
          { action: 'create' },
        ])
      },
    )

    test('refuses bad input and everybody who may not', async () => {
      expect(await admin.post(ROOT, {})).toMatchObject({ status: 400, json: { code: 'invalid' } })
      expect((await admin.post(ROOT, { ...Object(values), surely_unknown: 1 })).status).toBe(400)
      expect((await admin.get(ROOT + NOBODY)).status).toBe(404)
      expect((await app.guest.get(ROOT)).status).toBe(401)
      expect((await (await app.as('user')).get(ROOT)).status).toBe(403)
      expect((await (await app.as('member')).post(ROOT, values)).status).toBe(403)
    })
  })
}
