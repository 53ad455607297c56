import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDesk, PLANS, ROOT } from '../../server/test-bugs.ts'
import { milestone as milestoneNoun } from '../milestone.ts'
import { readBurnDown } from '../progress.calls.ts'

const desk = await openDesk()
const { admin, app, file, move, db } = desk
afterAll(() => app.close())

const MILESTONES = `${PLANS}/milestones`

/** A milestone that was planned so many days ago. */
async function plan(title: string, extra: object = {}, age = 0) {
  const made = await admin.post('/api/v0/bug_milestone/', { title, ...extra })
  const [milestone] = made.parse(milestoneNoun.calls.create.reply).items
  if (!milestone) throw new Error(made.text)
  const values = { created_at: daysAgo(age) }
  await db.updateTable('bug_milestones').set(values).where('id', '=', milestone._id).execute()
  return milestone
}

/** Noon where the business is: no hour of the run and no change of clocks moves it to another day. */
function daysAgo(days: number) {
  return sql<Date>`((now() at time zone 'Europe/Berlin')::date - ${days}::int + time '12:00')
    at time zone 'Europe/Berlin'`
}

/** Lets everything that has happened to a bug so far have happened some days earlier. */
async function age(id: string, days: number) {
  const values = { created_at: daysAgo(days) }
  await db.updateTable('bugs').set(values).where('id', '=', id).execute()
  await db.updateTable('bug_events').set(values).where('bug_id', '=', id).execute()
}

async function openOn(id: string): Promise<number[]> {
  const answer = await admin.get(`${MILESTONES}/${id}/burn-down`)
  return answer.parse(readBurnDown.reply).days.map(({ open }) => open)
}

describe('the burn-down of a milestone', () => {
  test('tells from the history how many were open, day by day', async () => {
    const { _id } = await plan('Verlauf', { due: '2099-01-01' }, 4)
    const old = await file({ milestone: _id })
    await age(old._id, 10)
    const fresh = await file({ milestone: _id })
    await age(fresh._id, 2)
    await move(fresh._id, 'wontfix', { why: 'nein' })
    const late = await file()
    await age(late._id, 3)
    await admin.put(`${ROOT}/`, { _id: late._id, version: 1, milestone: _id })
    const reply = await admin.get(`${MILESTONES}/${_id}/burn-down`)
    expect(reply.json).toMatchObject({ due: '2099-01-01', isCut: false })
    expect(await openOn(_id)).toEqual([1, 1, 2, 2, 2])
  })

  test('remembers what was moved elsewhere, also after a new name', async () => {
    const [first, second] = [await plan('Alt', {}, 3), await plan('Neu', {}, 3)]
    const bug = await file({ milestone: first._id })
    await age(bug._id, 3)
    await admin.put('/api/v0/bug_milestone/', { _id: first._id, version: 1, title: 'Umbenannt' })
    const closing = { version: 2, moveTo: second._id }
    await admin.post(`${MILESTONES}/${first._id}/close`, closing)
    expect(await openOn(first._id)).toEqual([1, 1, 1, 0])
    expect(await openOn(second._id)).toEqual([0, 0, 0, 1])
    await admin.put(`${ROOT}/`, { _id: bug._id, version: 2, milestone: null })
    expect(await openOn(second._id)).toEqual([0, 0, 0, 0])
  })

  test('leaves deleted bugs out and ends when the milestone was closed', async () => {
    const { _id } = await plan('Zu', {}, 3)
    const gone = await file({ milestone: _id })
    await age(gone._id, 3)
    await admin.remove(`${ROOT}/${gone._id}`)
    await admin.post(`${MILESTONES}/${_id}/close`, { version: 1 })
    const closed = { closed_at: daysAgo(1) }
    await db.updateTable('bug_milestones').set(closed).where('id', '=', _id).execute()
    expect(await openOn(_id)).toEqual([0, 0, 0])
  })

  test('is bounded for a plan of many years, and unknown for an unknown one', async () => {
    const { _id } = await plan('Ewig', {}, 4000)
    expect((await openOn(_id)).length).toBeLessThanOrEqual(401)
    const missing = await admin.get(`${MILESTONES}/${crypto.randomUUID()}/burn-down`)
    expect(missing.status).toBe(404)
  })
})

describe('the release notes of a milestone', () => {
  async function solve(title: string, milestone: string, type = 'bug') {
    const { _id, number } = await file({ title, milestone, type })
    for (const to of ['triaged', 'accepted', 'in_progress']) await move(_id, to)
    await move(_id, 'fixed', { fixedIn: '2.0' })
    return number
  }

  test('list what was solved by kind, below the introduction', async () => {
    const { _id } = await plan('Version 2.0', { notes: 'Endlich **da**.' })
    const wish = await solve('Dunkle Ansicht', _id, 'wish')
    const bug = await solve('Bon_leer *immer* <b>', _id)
    const declined = await file({ title: 'Abgelehnt', milestone: _id })
    await move(declined._id, 'wontfix', { why: 'nein' })
    const waiting = await file({ title: 'Ohne Antwort', milestone: _id })
    await move(waiting._id, 'needs_info', { why: 'wie?' })
    await move(waiting._id, 'closed')
    await file({ title: 'Noch offen', milestone: _id })
    const { json } = await admin.get(`${MILESTONES}/${_id}/release-notes`)
    expect(json).toEqual({
      markdown: `# Version 2.0\n\nEndlich **da**.\n\n## Fehler\n\n- Bon\\_leer \\*immer\\* \\<b\\> (#${bug})\n\n## Wunsch\n\n- Dunkle Ansicht (#${wish})`,
      plain: `Version 2.0\n\nEndlich **da**.\n\nFehler\n- Bon_leer *immer* <b> (#${bug})\n\nWunsch\n- Dunkle Ansicht (#${wish})`,
      numItems: 2,
      isCut: false,
    })
  })

  test('speak the language of their reader, and only of this milestone', async () => {
    const { _id } = await plan('Version 3.0')
    await solve('1. Zeile\nund noch eine', _id)
    const reader = await app.as('admin')
    await db.updateTable('users').set({ lang: 'en' }).where('id', '=', reader.userId).execute()
    const { json } = await reader.get(`${MILESTONES}/${_id}/release-notes`)
    expect(json.markdown).toContain('## Bug\n\n- 1\\. Zeile und noch eine (#')
    const missing = await admin.get(`${MILESTONES}/${crypto.randomUUID()}/release-notes`)
    expect(missing.status).toBe(404)
  })
})
