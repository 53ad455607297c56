import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { GUEST } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { accountVerified } from '#modules/auth/events.ts'
import { joinOnVerification } from '../candidates/server/join-candidates.ts'
import { findOrSuggest } from './api.ts'
import { addAccount, openPeople, PERSON } from './test-persons.ts'

/**
 * Random steps against a model that knows only this: every guest's thing belongs to one candidate,
 * and joining, merging and undoing move it between persons; nobody is lost and nobody is changed by
 * what a guest typed.
 */
const people = await openPeople()
const { app, db, read, personOf } = people
const admin = await app.steppedUp('admin')
afterAll(() => app.close())

const MAILS = ['a@example.org', 'b@example.org', 'c@example.org'] as const
const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), mail: fc.constantFrom(...MAILS) }),
  fc.record({ do: fc.constant('signUp' as const), mail: fc.constantFrom(...MAILS) }),
  fc.record({ do: fc.constant('confirm' as const), mail: fc.constantFrom(...MAILS) }),
  fc.record({ do: fc.constant('merge' as const), from: fc.nat(), into: fc.nat() }),
  fc.record({ do: fc.constant('undo' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('eraseAccount' as const), mail: fc.constantFrom(...MAILS) }),
  fc.record({ do: fc.constant('erasePerson' as const), which: fc.nat() }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

type Node = {
  id: string
  mails: Set<string>
  account: boolean
  isCandidate: boolean
  into?: string
}
type Merge = { from: string; into: string; isUndone: boolean; things: string[]; mails: string[] }

class Model {
  readonly nodes = new Map<string, Node>()
  readonly things = new Map<string, string>()
  readonly accounts = new Map<string, { id: string; person: string; isVerified: boolean }>()
  readonly merges: Merge[] = []

  open(): Node[] {
    return [...this.nodes.values()].filter((node) => node.into === undefined)
  }

  /** Of a candidate that is joined only the things go over. */
  merge(from: string, into: string, isJoined = false): void {
    const moved = [...this.things].filter(([, owner]) => owner === from).map(([thing]) => thing)
    for (const thing of moved) this.things.set(thing, into)
    const [giver, taker] = [this.nodes.get(from), this.nodes.get(into)]
    if (!giver || !taker) throw new Error('nobody to merge')
    giver.into = into
    const mails = isJoined ? [] : [...giver.mails].filter((mail) => !taker.mails.has(mail))
    for (const mail of mails) taker.mails.add(mail)
    this.merges.push({ from, into, isUndone: false, things: moved, mails })
  }

  /** With all that were merged into it. */
  forget(id: string): void {
    for (const node of [...this.nodes.values()]) if (node.into === id) this.forget(node.id)
    this.nodes.delete(id)
    for (const [thing, owner] of [...this.things]) if (owner === id) this.things.delete(thing)
    for (const merge of this.merges)
      if (merge.from === id || merge.into === id) merge.isUndone = true
  }
}

async function take(model: Model, one: Step): Promise<void> {
  if (one.do === 'type') return typeAsGuest(model, one.mail)
  if (one.do === 'signUp') return signUp(model, one.mail)
  if (one.do === 'confirm') return confirm(model, one.mail)
  if (one.do === 'merge') return merge(model, one)
  if (one.do === 'undo') return undo(model, one.which)
  if (one.do === 'eraseAccount') return eraseAccount(model, one.mail)
  return erasePerson(model, one.which)
}

async function typeAsGuest(model: Model, mail: string): Promise<void> {
  const thing = uuidv7()
  const known = await Promise.all(
    model
      .open()
      .filter(({ isCandidate }) => !isCandidate)
      .map(({ id }) => read(id)),
  )
  const answer = await scopeOf(app.services, GUEST).change((change) =>
    findOrSuggest(change, {
      name: 'Gast',
      mail,
      thing: { module: 'bug-tracker', noun: 'bug', id: thing, role: 'reporter' },
    }),
  )
  expect(answer).toBeUndefined()
  for (const person of known) expect(await read(person._id)).toEqual(person)
  const { person_id } = await db
    .selectFrom('person_links')
    .select('person_id')
    .where('item_id', '=', thing)
    .executeTakeFirstOrThrow()
  const owner = model.nodes.get(person_id)
  if (owner) expect([owner.isCandidate, owner.mails.has(mail)]).toEqual([true, true])
  const made = { id: person_id, mails: new Set([mail]), account: false, isCandidate: true }
  if (!owner) model.nodes.set(person_id, made)
  expect(model.nodes.get(person_id)?.into).toBeUndefined()
  model.things.set(thing, person_id)
}

async function signUp(model: Model, mail: string): Promise<void> {
  if (model.accounts.has(mail)) return
  const id = await addAccount(app, { handle: mail, isVerified: false, data: { last_name: mail } })
  const person = String(await personOf(id))
  model.accounts.set(mail, { id, person, isVerified: false })
  model.nodes.set(person, {
    id: person,
    mails: new Set([mail]),
    account: true,
    isCandidate: false,
  })
}

async function confirm(model: Model, mail: string): Promise<void> {
  const account = model.accounts.get(mail)
  if (!account || account.isVerified) return
  account.isVerified = true
  const verified_at = new Date()
  await db.updateTable('users').set({ verified_at }).where('id', '=', account.id).execute()
  expect(joinOnVerification.event).toBe(accountVerified.name)
  const payload = { userId: account.id } as never
  const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
  await joinOnVerification.job.run(app.scope, payload, attempt)
  const joined = model.open().filter((node) => node.isCandidate && node.mails.has(mail))
  for (const { id } of joined) model.merge(id, account.person, true)
}

async function merge(model: Model, given: { from: number; into: number }): Promise<void> {
  const open = model.open()
  const from = open[given.from % open.length]
  const into = open[given.into % open.length]
  if (!from || !into) return
  const [one, other] = [await read(from.id), await read(into.id)]
  const versions = { fromVersion: one.version, intoVersion: other.version }
  const body = { from: from.id, into: into.id, dryRun: false, ...versions }
  const { status, json } = await admin.post(`${PERSON}merge`, body)
  if (from === into) return expect(json.code).toBe('same-person')
  if (from.account && into.account) return expect(json.code).toBe('two-accounts')
  if (from.account) return expect(json.code).toBe('account-stays')
  expect(status).toBe(200)
  model.merge(from.id, into.id)
}

async function undo(model: Model, which: number): Promise<void> {
  const open = model.merges.filter(({ isUndone }) => !isUndone)
  const chosen = open[which % open.length]
  if (!chosen) return
  const { id } = await db
    .selectFrom('person_merges')
    .select('id')
    .where('from_id', '=', chosen.from)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { status, json } = await admin.post(`${PERSON}undoMerge`, { merge: id })
  if (model.nodes.get(chosen.into)?.into !== undefined)
    return expect(json.code).toBe('undo-later-first')
  expect(status).toBe(200)
  chosen.isUndone = true
  const node = model.nodes.get(chosen.from)
  if (node) delete node.into
  for (const mail of chosen.mails) model.nodes.get(chosen.into)?.mails.delete(mail)
  for (const thing of chosen.things)
    if (model.things.get(thing) === chosen.into) model.things.set(thing, chosen.from)
}

async function eraseAccount(model: Model, mail: string): Promise<void> {
  const account = model.accounts.get(mail)
  if (!account) return
  const body = { dryRun: false, handle: mail }
  expect((await admin.post(`/api/v0/users/${account.id}/erase`, body)).status).toBe(200)
  const typed = model.open().filter((node) => node.isCandidate && node.mails.has(mail))
  for (const { id } of [...typed, { id: account.person }]) model.forget(id)
  model.accounts.delete(mail)
}

async function erasePerson(model: Model, which: number): Promise<void> {
  const open = model.open()
  const chosen = open[which % open.length]
  if (!chosen) return
  const { status, json } = await admin.post(`${PERSON}${chosen.id}/erase`, { dryRun: false })
  if (chosen.account) return expect(json.code).toBe('has-account')
  expect(status).toBe(200)
  model.forget(chosen.id)
}

async function expectSame(model: Model): Promise<void> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('users', 'users.id', 'people.account')
    .select(['people.id', 'people.merged_into'])
    .where((eb) => eb.or([eb('users.id', 'is', null), eb('users.handle', 'in', [...MAILS])]))
    .orderBy('people.id')
    .execute()
  const nodes = [...model.nodes.values()].map(({ id, into }) => [id, into ?? null] as const)
  expect(rows.map((row) => [row.id, row.merged_into])).toEqual(
    nodes.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const links = await db.selectFrom('person_links').select(['item_id', 'person_id']).execute()
  expect(new Map(links.map((link) => [link.item_id, link.person_id]))).toEqual(model.things)
}

test('random steps equal the model', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const model = new Model()
      for (const one of steps) {
        await take(model, one)
        await expectSame(model)
      }
      for (const mail of MAILS) await eraseAccount(model, mail)
      for (const { id } of model.open()) await admin.post(`${PERSON}${id}/erase`, { dryRun: false })
    }),
    { seed: 14, numRuns: 8 },
  )
})
