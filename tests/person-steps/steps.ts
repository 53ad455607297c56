import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#kernel/server/database.ts'
import { signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { proof } from '#modules/messages/server/test-messages.ts'
import { waitUntil } from '#platform/wait.ts'
import type { Answer, Caller } from '../caller.ts'
import { mustBeAlike } from './answers.ts'
import { findKey } from './mailed-key.ts'
import { type MailedLink, Model } from './model.ts'
import { mustEqual } from './must-equal.ts'

export const KNOWN = ['a@example.org', 'b@example.org', 'c@example.org'] as const
const NOBODY = 'z@example.org'
const PERSON = '/api/v0/person/'
const CONFIRM = '/adresse-bestaetigen'

export const KINDS = [
  'type',
  'type',
  'write',
  'link',
  'signUp',
  'verify',
  'confirm',
  'confirm',
  'tag',
  'merge',
  'merge',
  'undo',
  'eraseAccount',
  'erasePerson',
] as const
/** What to do, to whom: numbers choose among what there is. */
export type Step = { do: (typeof KINDS)[number]; mail: string; one: number; other: number }

export type Stage = {
  guest: Caller
  /** Has just proved to be there. */
  admin: Caller
  /** Somebody with an account, signed in. */
  as(account: string): Promise<Caller>
  db: Db
  secret: Buffer
  /** Until what an answer has left to be done later is done. */
  settle(): Promise<void>
}

/** Takes steps on a running Kontor and in the model alike. */
export class PersonSteps {
  readonly model = new Model()
  readonly #stage: Stage
  #firstConfirmation: Answer | undefined

  constructor(stage: Stage) {
    this.#stage = stage
  }

  async take(step: Step): Promise<void> {
    await sql`delete from rate_limits`.execute(this.#stage.db)
    await this[step.do](step)
    await mustEqual(this.#stage.db, this.model, KNOWN)
    await this.#askForPassword(step.mail)
  }

  /** The same guest, once with an address that may be known and once with one nobody has. */
  async type({ mail }: Step): Promise<void> {
    const known = await this.#report(this.#stage.guest, mail)
    const unknown = await this.#report(this.#stage.guest, NOBODY)
    mustBeAlike(
      'a report',
      { answer: known.answer, own: [mail] },
      { answer: unknown.answer, own: [NOBODY] },
    )
    const owner = this.model.nodes.get(known.person)
    if (owner)
      assert.deepEqual(
        [owner.isCandidate, owner.mails.has(mail), owner.into],
        [true, true, undefined],
      )
    this.model.typed(mail, known)
    const [key, other] = [await this.#keyFor(mail), await this.#keyFor(NOBODY)]
    this.model.links.push({ key, mail, candidate: known.person, isDead: false })
    mustBeAlike(
      'the page of a link',
      { answer: await this.#stage.guest.get(`${CONFIRM}?key=${key}`), own: ['a•', 'b•', 'c•'] },
      { answer: await this.#stage.guest.get(`${CONFIRM}?key=${other}`), own: ['z•'] },
    )
    await sql`delete from people where id = ${unknown.person}`.execute(this.#stage.db)
  }

  /** The same by the form for messages, where nobody is asked to confirm anything. */
  async write({ mail }: Step): Promise<void> {
    const known = await this.#send(mail)
    const unknown = await this.#send(NOBODY)
    mustBeAlike(
      'a message',
      { answer: known.answer, own: [mail] },
      { answer: unknown.answer, own: [NOBODY] },
    )
    this.model.typed(mail, known)
    const { db } = this.#stage
    await sql`delete from messages where id = ${unknown.thing}`.execute(db)
    await sql`delete from people where id = ${unknown.person}`.execute(db)
  }

  /** Somebody signed in reports: the thing is theirs. */
  async link({ mail }: Step): Promise<void> {
    const account = this.model.accounts.get(mail)
    if (!account?.isVerified) return
    const { thing, person } = await this.#report(await this.#stage.as(account.id), mail)
    assert.equal(person, account.person)
    this.model.things.set(thing, person)
  }

  /** Whether an account has the address is told (specification); whether a person has it is not. */
  async signUp({ mail }: Step): Promise<void> {
    const { guest, secret, db } = this.#stage
    const ask = (handle: string) => guest.post('/api/v0/auth/signup', signupBody(secret, handle))
    const answer = await ask(mail)
    if (this.model.accounts.has(mail)) return assert.equal(answer.json.code, '11000')
    mustBeAlike('a sign-up', { answer, own: [mail] }, { answer: await ask(NOBODY), own: [NOBODY] })
    await sql`delete from people where account in (select id from users where handle = ${NOBODY})`.execute(
      db,
    )
    await sql`delete from users where handle = ${NOBODY}`.execute(db)
    const { rows } = await sql<{ id: string; person: string }>`select users.id, people.id as person
      from users join people on people.account = users.id where handle = ${mail}`.execute(db)
    if (!rows[0]) throw new Error(`${mail} has no account`)
    this.model.signedUp(mail, rows[0])
  }

  async verify({ mail }: Step): Promise<void> {
    const account = this.model.accounts.get(mail)
    if (!account || account.isVerified) return
    const key = await this.#keyToVerify(mail)
    assert.equal((await this.#stage.guest.post('/api/v0/auth/verify', { key })).status, 200)
    await this.#stage.settle()
    this.model.verified(mail)
  }

  async confirm({ one }: Step): Promise<void> {
    const { links } = this.model
    const link = links[one % links.length]
    if (!link) return
    const answer = await this.#press(link)
    if (link.isDead) return assert.equal(answer.status, 410)
    assert.equal(answer.status, 200)
    this.#firstConfirmation ??= answer
    mustBeAlike('a confirmation', { answer, own: [] }, { answer: this.#firstConfirmation, own: [] })
    await this.#stage.settle()
    this.model.confirmed(link)
  }

  /** Staff write something on somebody, a candidate or not. */
  async tag({ one, other }: Step): Promise<void> {
    const open = this.model.open()
    const chosen = open[one % open.length]
    if (!chosen) return
    const tags = new Set([...chosen.tags, `Merkmal ${other % 4}`])
    const { fromVersion: version } = await this.#versions(chosen)
    const body = { version, tags: [...tags] }
    const { status, text } = await this.#stage.admin.put(PERSON + chosen.id, body)
    assert.equal(status, 200, text)
    chosen.tags = tags
  }

  async merge({ one, other }: Step): Promise<void> {
    const open = this.model.open()
    const [from, into] = [open[one % open.length], open[other % open.length]]
    if (!from || !into) return
    const body = {
      from: from.id,
      into: into.id,
      dryRun: false,
      ...(await this.#versions(from, into)),
    }
    const { status, json } = await this.#stage.admin.post(`${PERSON}merge`, body)
    if (from === into) return assert.equal(json.code, 'same-person')
    if (from.handle && into.handle) return assert.equal(json.code, 'two-accounts')
    if (from.handle) return assert.equal(json.code, 'account-stays')
    assert.equal(status, 200, JSON.stringify(json))
    this.model.merge(from.id, into.id)
  }

  async undo({ one }: Step): Promise<void> {
    const open = this.model.merges.filter(({ isUndone }) => !isUndone)
    const chosen = open[one % open.length]
    if (!chosen) return
    const { rows } = await sql<{ id: string }>`select id from person_merges
      where from_id = ${chosen.from} and undone_at is null`.execute(this.#stage.db)
    const body = { merge: rows[0]?.id }
    const { status, json } = await this.#stage.admin.post(`${PERSON}undoMerge`, body)
    if (this.model.nodes.get(chosen.into)?.into !== undefined)
      return assert.equal(json.code, 'undo-later-first')
    assert.equal(status, 200, JSON.stringify(json))
    this.model.undo(chosen)
  }

  async eraseAccount({ mail }: { mail: string }): Promise<void> {
    const account = this.model.accounts.get(mail)
    if (!account) return
    const body = { dryRun: false, handle: mail }
    const answer = await this.#stage.admin.post(`/api/v0/users/${account.id}/erase`, body)
    assert.equal(answer.status, 200, answer.text)
    this.model.erasedAccount(mail)
  }

  async erasePerson({ one }: { one: number }): Promise<void> {
    const open = this.model.open()
    const chosen = open[one % open.length]
    if (!chosen) return
    const path = `${PERSON}${chosen.id}/erase`
    const { status, json } = await this.#stage.admin.post(path, { dryRun: false })
    if (chosen.handle) return assert.equal(json.code, 'has-account')
    assert.equal(status, 200, JSON.stringify(json))
    this.model.erasedPerson(chosen.id)
  }

  /** Nobody is left. */
  async clear(): Promise<void> {
    for (const mail of KNOWN) await this.eraseAccount({ mail })
    while (this.model.open().length > 0) await this.erasePerson({ one: 0 })
  }

  async #report(caller: Caller, mail: string) {
    const body = { title: 'Knopf fehlt', body: 'Unten.', name: 'Gast', mail }
    const answer = await caller.post('/api/v0/system_bugtracker/report', body)
    assert.equal(answer.status, 200, answer.text)
    const { rows } = await sql<{ thing: string; person: string }>`
      select item_id as thing, person_id as person from person_links
      where item_id = (select id from bugs where number = ${answer.json.number})`.execute(
      this.#stage.db,
    )
    if (!rows[0]) throw new Error('the report belongs to nobody')
    return { answer, ...rows[0] }
  }

  async #send(mail: string) {
    const { guest, secret, db } = this.#stage
    const fields = { name: 'Gast', email: mail, message: 'Haben Sie morgen offen?' }
    const answer = await guest.post('/api/v0/message/', { fields, captcha: proof(secret) })
    assert.equal(answer.status, 200, answer.text)
    const { rows } = await sql<{ thing: string; person: string }>`
      select item_id as thing, person_id as person from person_links
      where item_id = (select id from messages where email = ${mail} order by id desc limit 1)`.execute(
      db,
    )
    if (!rows[0]) throw new Error('the message belongs to nobody')
    return { answer, ...rows[0] }
  }

  #press({ key }: MailedLink): Promise<Answer> {
    return this.#stage.guest.raw(CONFIRM, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key }).toString(),
    })
  }

  async #askForPassword(mail: string): Promise<void> {
    const ask = (handle: string) =>
      this.#stage.guest.post('/api/v0/auth/requestPasswordReset', { handle })
    mustBeAlike(
      'a wish for a password',
      { answer: await ask(mail), own: [mail] },
      { answer: await ask(NOBODY), own: [NOBODY] },
    )
  }

  /** Whoever is erased takes the mails to an address along that nobody has proved. */
  async #keyToVerify(mail: string): Promise<string> {
    const find = () => findKey(this.#stage, mail, '/verify')
    if (!(await find())) {
      await this.#stage.guest.post('/api/v0/auth/resendVerification', { handle: mail })
      await waitUntil(async () => (await find()) !== undefined, { timeoutMs: 30_000, stepMs: 10 })
    }
    return this.#keyFor(mail, '/verify')
  }

  async #keyFor(mail: string, path = CONFIRM): Promise<string> {
    const key = await findKey(this.#stage, mail, path)
    if (!key) throw new Error(`${mail} got no key for ${path}`)
    return key
  }

  async #versions(...both: { id: string }[]) {
    const { rows } = await sql<{ id: string; version: number }>`select id, version from people
      where id = any(${both.map(({ id }) => id)}::uuid[])`.execute(this.#stage.db)
    const [fromVersion, intoVersion] = both.map(
      ({ id }) => rows.find((row) => row.id === id)?.version,
    )
    return { fromVersion, intoVersion }
  }
}
