import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantMembers, one, openDesk, PLANS, ROOT } from '../../server/test-bugs.ts'
import { findVotes, forgetVotes, handOverVotes } from './votes-of-person.ts'

const desk = await openDesk()
const { admin, app, file, move, read, db } = desk
afterAll(() => app.close())
beforeAll(() => grantMembers(admin, ['view', 'edit']))

const voters = async (id: string) =>
  (await db.selectFrom('bug_votes').select('voter_id').where('bug_id', '=', id).execute())
    .map((row) => row.voter_id)
    .sort()

describe('a vote', () => {
  test('counts once per person, however often and at once it is cast', async () => {
    const { _id, numVotes, hasVoted } = await file()
    expect([numVotes, hasVoted]).toEqual([0, false])
    const member = await app.as('member')
    const votes = [admin, member, admin, member].map((who) => who.post(`${ROOT}/${_id}/vote`))
    await Promise.all(votes)
    expect(await read(_id)).toMatchObject({ numVotes: 2, hasVoted: true })
    const taken = await admin.post(`${ROOT}/${_id}/unvote`)
    expect(taken.json).toEqual({ numVotes: 1, hasVoted: false })
    await admin.post(`${ROOT}/${_id}/unvote`)
    expect(await voters(_id)).toEqual([member.userId])
  })

  test('leaves version and order of the list alone, and is audited once', async () => {
    const bug = await file()
    for (let n = 0; n < 2; n += 1) await admin.post(`${ROOT}/${bug._id}/vote`)
    expect(await read(bug._id)).toMatchObject({ version: bug.version, updated: bug.updated })
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('item_id', '=', bug._id)
      .where('action', '<>', 'create')
      .execute()
    expect(entries).toEqual([{ action: 'vote', before: { numVotes: 0 }, after: { numVotes: 1 } }])
  })

  test('needs a bug that is there', async () => {
    expect((await admin.post(`${ROOT}/${crypto.randomUUID()}/vote`)).status).toBe(404)
    expect((await admin.post(`${ROOT}/nummer-eins/vote`)).status).toBe(400)
    const { _id } = await file()
    await admin.remove(`${ROOT}/${_id}`)
    expect((await admin.post(`${ROOT}/${_id}/vote`)).json.code).toBe('in-trash')
  })

  test('is not for members who may not see bugs', async () => {
    const { _id } = await file()
    await grantMembers(admin, [])
    const member = await app.as('member')
    expect((await member.post(`${ROOT}/${_id}/vote`)).status).toBe(403)
    await grantMembers(admin, ['view', 'edit'])
  })
})

describe('a merge', () => {
  test('joins the voters, and its undo parts them again', async () => {
    const [original, duplicate] = [await file(), await file()]
    const [both, onlyOne] = [await app.as('member'), await app.as('member')]
    for (const bug of [original, duplicate]) await both.post(`${ROOT}/${bug._id}/vote`)
    await onlyOne.post(`${ROOT}/${duplicate._id}/vote`)
    const merged = await move(duplicate._id, 'duplicate', { duplicateOf: original._id })
    expect(await voters(original._id)).toEqual([both.userId, onlyOne.userId].sort())
    expect((await read(original._id)).numVotes).toBe(2)
    expect(merged.numVotes).toBe(2)
    const { version } = merged
    one(await admin.post(`${ROOT}/${duplicate._id}/undo-duplicate`, { version }))
    expect(await voters(original._id)).toEqual([both.userId])
    expect((await read(original._id)).numVotes).toBe(1)
    expect((await read(duplicate._id)).numVotes).toBe(2)
  })

  test('whose undo keeps who voted for the original since', async () => {
    const [original, duplicate] = [await file(), await file()]
    const member = await app.as('member')
    await member.post(`${ROOT}/${duplicate._id}/vote`)
    const { version } = await move(duplicate._id, 'duplicate', { duplicateOf: original._id })
    await member.post(`${ROOT}/${original._id}/unvote`)
    await member.post(`${ROOT}/${original._id}/vote`)
    await admin.post(`${ROOT}/${original._id}/vote`)
    await admin.post(`${ROOT}/${duplicate._id}/undo-duplicate`, { version })
    expect(await voters(original._id)).toEqual([admin.userId, member.userId].sort())
    expect((await read(original._id)).numVotes).toBe(2)
  })

  test('and votes at the same moment leave a true count', async () => {
    const [original, duplicate] = [await file(), await file()]
    const members = [await app.as('member'), await app.as('member'), await app.as('member')]
    await members[0]?.post(`${ROOT}/${duplicate._id}/vote`)
    const { version } = await move(duplicate._id, 'duplicate', { duplicateOf: original._id })
    await Promise.all([
      admin.post(`${ROOT}/${duplicate._id}/undo-duplicate`, { version }),
      ...members.map((member) => member.post(`${ROOT}/${original._id}/vote`)),
    ])
    const { numVotes } = await read(original._id)
    expect(numVotes).toBe((await voters(original._id)).length)
  })
})

describe('an account', () => {
  test('that is erased no longer counts', async () => {
    const { _id } = await file()
    const gone = await app.as('member')
    for (const who of [gone, admin]) await who.post(`${ROOT}/${_id}/vote`)
    expect(await findVotes(db, { id: gone.userId })).toMatchObject([{ bug_id: _id }])
    await db.transaction().execute((tx) => forgetVotes(tx, { id: gone.userId }))
    expect(await voters(_id)).toEqual([admin.userId])
    expect((await read(_id)).numVotes).toBe(1)
  })

  test('that turns out to be another one shares its vote', async () => {
    const [both, single] = [await file(), await file()]
    const [from, into] = [await app.as('member'), await app.as('member')]
    for (const who of [from, into]) await who.post(`${ROOT}/${both._id}/vote`)
    await from.post(`${ROOT}/${single._id}/vote`)
    const people = [{ id: from.userId }, { id: into.userId }] as const
    await db.transaction().execute((tx) => handOverVotes(tx, ...people))
    for (const bug of [both, single]) {
      expect(await voters(bug._id)).toEqual([into.userId])
      expect((await read(bug._id)).numVotes).toBe(1)
    }
  })
})

test('the list is sorted by votes along an index, whatever its size', async () => {
  const [few, many] = [await file({ tags: ['wahl'] }), await file({ tags: ['wahl'] })]
  await admin.post(`${ROOT}/${many._id}/vote`)
  const body = { sort: '-votes', selectedTags: ['wahl'] }
  const { json } = await admin.post(`${PLANS}/getPageData`, body)
  expect(json).toMatchObject({ bugs: [{ _id: many._id, numVotes: 1 }, { _id: few._id }] })
  await sql`
    insert into bugs (id, title, project_id, type, severity, priority, reproduce, num_votes)
    select gen_random_uuid(), 'x', ${desk.project}, 'bug', 'minor', 'normal', 'untested', n % 7
    from generate_series(1, 3000) n`.execute(db)
  await sql`analyze bugs`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from bugs where deleted_at is null
    order by num_votes desc, id desc limit 51`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('bugs_by_num_votes')
  expect(plan).not.toContain('Sort')
})
