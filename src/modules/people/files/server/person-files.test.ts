import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AttachedFile } from '#kernel/contract/noun/attachments.ts'
import type { Caller } from '#tests/caller.ts'
import { addressOf } from '#tests/test-address.ts'
import { listPersons } from '../../persons/person.calls.ts'
import type { Person } from '../../persons/person.ts'
import { personResource } from '../../persons/server/person.resource.ts'
import { addAccount, grant, openPeople, PERSON } from '../../server/test-persons.ts'

const people = await openPeople({ hasWorkers: true })
const { app, admin, db, make, read, personOf } = people
afterAll(() => app.close())

const Files = z.object({ files: z.array(AttachedFile) })

type Sent = { content?: string; caller?: Caller }

async function attach(id: string, name: string, { content = 'Inhalt', caller = admin }: Sent = {}) {
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'image/png' }), name)
  const files = (await caller.post(`${PERSON}${id}/files`, form)).parse(Files).files
  const file = files.find((one) => one.name === name)
  if (!file) throw new Error('the file is not there')
  return file
}

const namesOf = async (id: string) => (await read(id)).files.map(({ name }) => name)

const keysOf = async (id: string) =>
  (
    await db.selectFrom('person_files').select('storage_key').where('person_id', '=', id).execute()
  ).map(({ storage_key }) => storage_key)

async function isKept(key: string): Promise<boolean> {
  try {
    const bytes = await app.services.storage.get(key)
    bytes.destroy()
    return true
  } catch {
    // Not there: what the caller asks.
    return false
  }
}

/** The bytes go once it is certain, by a job. */
async function expectGone(keys: readonly string[]): Promise<void> {
  expect(keys.length).toBeGreaterThan(0)
  const kept = async () => (await Promise.all(keys.map(isKept))).filter(Boolean).length
  await expect.poll(kept, { timeout: 20_000 }).toBe(0)
}

describe('the files of a person', () => {
  test('are kept byte for byte, judged by their content, and given out as downloads', async () => {
    const { _id } = await make({ last_name: 'Akte' })
    const file = await attach(_id, 'Vertrag.html', { content: '<script>alert(1)</script>' })
    expect(file).toMatchObject({ type: 'application/octet-stream' })
    const answer = await admin.get(file.url)
    expect(answer.text).toBe('<script>alert(1)</script>')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
    expect(await namesOf(_id)).toEqual(['Vertrag.html'])
    const history = await admin.get(`/api/v0/audit/?noun=person&id=${_id}`)
    expect(history.text).toContain('file-added')
    expect((await admin.remove(file.url)).parse(Files).files).toEqual([])
    expect((await admin.get(file.url)).status).toBe(404)
  })

  test('stand beside the list of persons too, those of the page and no others', async () => {
    const [one, other] = [
      await make({ last_name: 'Aktenzeile' }),
      await make({ last_name: 'Fern' }),
    ]
    const file = await attach(one._id, 'Antrag.txt')
    await attach(other._id, 'Fremd.txt')
    const { items, file: files } = (await admin.get(`${PERSON}?search=Aktenzeile`)).parse(
      listPersons.reply,
    )
    expect(items.map(({ _id }) => _id)).toEqual([one._id])
    expect(files).toEqual([file])
    expect(items[0]?.files).toEqual(files)
    const nobody = await admin.get(`${PERSON}?search=Niemandsonst`)
    expect(nobody.json).toMatchObject({ items: [], file: [], numItems: 0, next: null })
  })

  test('are for nobody without the right, and not reached through somebody else', async () => {
    await grant(app, { people: ['view'] })
    const [one, other] = [await make({ last_name: 'Eins' }), await make({ last_name: 'Zwei' })]
    const file = await attach(one._id, 'Ausweis.pdf')
    const customer = await app.as('user')
    const member = await app.as('member')
    expect((await app.guest.get(file.url)).status).toBe(401)
    expect((await customer.get(file.url)).status).toBe(403)
    expect((await member.get(file.url)).status).toBe(200)
    expect((await member.remove(file.url)).status).toBe(403)
    const wrong = file.url.replace(one._id, other._id)
    expect((await admin.get(wrong)).status).toBe(404)
    expect((await admin.remove(wrong)).status).toBe(404)
  })

  test('too large or too many are refused, and nothing of them is kept', async () => {
    const { _id } = await make({ last_name: 'Voll' })
    const form = new FormData()
    form.append('file', new Blob(['klein']), 'klein.txt')
    form.append('file', new Blob([new Uint8Array(25 * 1024 * 1024 + 1)]), 'gross.bin')
    expect((await admin.post(`${PERSON}${_id}/files`, form)).status).toBe(413)
    expect(await keysOf(_id)).toEqual([])
    await sql`insert into person_files (id, person_id, storage_key, name, type, ready_at)
      select gen_random_uuid(), ${_id}, n::text, 'x', 'text/plain', now()
      from generate_series(1, 100) n`.execute(db)
    const more = new FormData()
    more.append('file', new Blob(['eins']), 'eins.txt')
    const refused = await admin.post(`${PERSON}${_id}/files`, more)
    expect(refused).toMatchObject({ status: 422, json: { code: 'too-many-files' } })
    expect(await keysOf(_id)).toHaveLength(100)
  })
})

describe('a merge', () => {
  const merge = (from: Person, into: Person) =>
    admin.post(`${PERSON}merge`, {
      from: from._id,
      into: into._id,
      dryRun: false,
      fromVersion: from.version,
      intoVersion: into.version,
    })

  test('takes the files along, and its undo gives back those that came', async () => {
    const [from, into] = [await make({ last_name: 'Weg' }), await make({ last_name: 'Da' })]
    const brought = await attach(from._id, 'mit.txt')
    await attach(into._id, 'eigen.txt')
    expect((await merge(from, into)).status).toBe(200)
    expect((await namesOf(into._id)).sort()).toEqual(['eigen.txt', 'mit.txt'])
    expect((await admin.get(brought.url)).status).toBe(200)
    await attach(from._id, 'danach.txt')
    const { id } = await db
      .selectFrom('person_merges')
      .select('id')
      .where('from_id', '=', from._id)
      .executeTakeFirstOrThrow()
    expect((await admin.post(`${PERSON}undoMerge`, { merge: id })).status).toBe(200)
    expect(await namesOf(from._id)).toEqual(['mit.txt'])
    expect((await namesOf(into._id)).sort()).toEqual(['danach.txt', 'eigen.txt'])
  })
})

describe('nothing is left of the bytes', () => {
  test('once a person is erased', async () => {
    const { _id } = await make({ last_name: 'Vergessen' })
    await attach(_id, 'geheim.txt')
    const keys = await keysOf(_id)
    const proved = await app.steppedUp('admin')
    const look = await proved.post(`${PERSON}${_id}/erase`, { dryRun: true })
    expect(look.json).toMatchObject({ records: { files: 1 } })
    await proved.post(`${PERSON}${_id}/erase`, { dryRun: false })
    await expectGone(keys)
  })

  test('once the trash is emptied, and not before', async () => {
    const { _id } = await make({ last_name: 'Papierkorb' })
    const file = await attach(_id, 'noch-da.txt')
    const keys = await keysOf(_id)
    await admin.remove(PERSON + _id)
    expect(await keysOf(_id)).toEqual(keys)
    expect((await admin.post(`${PERSON}${_id}/files`, new FormData())).status).toBe(404)
    await personResource.trash.purge(app.scope, new Date(Date.now() + 60_000))
    await expectGone(keys)
    expect((await admin.get(file.url)).status).toBe(404)
  })

  test('once the account is erased; its export names them before', async () => {
    const account = await addAccount(app, { handle: 'akten@example.org' })
    const own = String(await personOf(account))
    await attach(own, 'Zeugnis.txt')
    const keys = await keysOf(own)
    const proved = await app.steppedUp('admin')
    expect((await proved.get(`/api/v0/users/${account}/export`)).text).toContain('Zeugnis.txt')
    const body = { dryRun: false, handle: 'akten@example.org' }
    expect((await proved.post(`/api/v0/users/${account}/erase`, body)).status).toBe(200)
    await expectGone(keys)
  })

  test('and who uploaded it is forgotten with their account', async () => {
    const clerk = await app.as('admin')
    const { _id } = await make({ last_name: 'Fremd' })
    await attach(_id, 'von-mir.txt', { caller: clerk })
    const handle = addressOf('admin', clerk.userId)
    // Staff leave the team before they are erased.
    await db
      .updateTable('users')
      .set({ roles: ['user'] })
      .where('id', '=', clerk.userId)
      .execute()
    const proved = await app.steppedUp('admin')
    const body = { dryRun: false, handle }
    expect((await proved.post(`/api/v0/users/${clerk.userId}/erase`, body)).status).toBe(200)
    const rows = await db
      .selectFrom('person_files')
      .select('uploaded_by')
      .where('person_id', '=', _id)
      .execute()
    expect(rows).toEqual([{ uploaded_by: null }])
  })
})
