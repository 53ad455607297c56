import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { type Bug, OneBug } from '../bugs/bug.calls.ts'
import type { NewBug } from '../bugs/bug.ts'
import { project as projectNoun } from '../projects/project.ts'
import type { BugTables } from './tables.ts'

export const ROOT = '/api/v0/system_bugtracker'
export const PLANS = '/api/v1/system_bugtracker'

/** An app with one project and an administrator who works on bugs; for tests. */
export async function openDesk(options?: Parameters<typeof startTestApp>[0]) {
  const app: TestApp = await startTestApp(options)
  const admin = await app.steppedUp('admin')
  const made = await admin.post('/api/v0/bug_project/', { title: 'Website' })
  const project = made.parse(projectNoun.calls.create.reply).items[0]?._id ?? ''
  const file = async (fields: Partial<NewBug> = {}, by: Caller = admin): Promise<Bug> =>
    one(await by.post(`${ROOT}/`, { title: 'Ein Fehler', ...fields }))
  const read = async (id: string): Promise<Bug> => one(await admin.get(`${ROOT}/${id}`))
  const move = async (id: string, to: string, extra: object = {}): Promise<Bug> => {
    const { version } = await read(id)
    return one(await admin.post(`${ROOT}/${id}/transition`, { to, version, ...extra }))
  }
  return { app, admin, project, file, read, move, db: tablesOf<BugTables>(app.services.db) }
}

/** The one bug of an answer; an answer that is none says why. */
export function one(answer: Answer): Bug {
  const parsed = OneBug.safeParse(answer.json)
  const bug = parsed.success ? parsed.data.bugs[0] : undefined
  if (!bug) throw new Error(`${answer.status} ${answer.text}`)
  return bug
}

/** What members may do with bugs from now on. */
export async function grantMembers(admin: Caller, actions: readonly string[]): Promise<void> {
  const sections = await admin.get('/api/v0/config/')
  const Known = z.array(z.object({ name: z.string(), version: z.int() }))
  const version = sections.parse(Known).find(({ name }) => name === 'permissions')?.version ?? 0
  const value = { member: { 'bug-tracker': actions } }
  const saved = await admin.put('/api/v0/config/', { name: 'permissions', value, version })
  if (saved.status !== 200) throw new Error(saved.text)
}

export async function configureBugs(admin: Caller, settings: object): Promise<void> {
  const sections = await admin.get('/api/v0/config/')
  const Known = z.array(
    z.object({ name: z.string(), version: z.int(), value: z.record(z.string(), z.unknown()) }),
  )
  const name = 'components.bugtracker'
  const known = sections.parse(Known).find((section) => section.name === name)
  const value = { ...known?.value, ...settings }
  const saved = await admin.put('/api/v0/config/', { name, value, version: known?.version ?? 0 })
  if (saved.status !== 200) throw new Error(saved.text)
}
