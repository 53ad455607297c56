import { tablesOf } from '#kernel/server/database.ts'
import { typedScope } from '#kernel/server/scope.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { EntryDraft } from '../contract-drafts.ts'
import { Entries, type Entry } from '../contract-entry.ts'
import { entryContent } from './entries/entry-content.ts'
import type { EntryTables } from './tables.ts'

export const ROOT = '/api/v0/entry'

type Lang = 'de' | 'en'

/** What one person does with entries; for tests. */
export function entryClient(caller: Caller) {
  const make = async (more: object = {}): Promise<Entry> => one(await caller.post(`${ROOT}/`, more))
  const read = async (id: string, lang: Lang = 'de'): Promise<Entry> =>
    one(await caller.get(`${ROOT}/${id}?lang=${lang}`))
  const draft = async (id: string, lang: Lang = 'de'): Promise<EntryDraft> =>
    (await caller.get(`${ROOT}/${id}/draft?lang=${lang}`)).parse(EntryDraft)
  /** One of the calls that need the revision of the draft. */
  const step = async (
    id: string,
    what: string,
    more: { lang?: Lang; [name: string]: unknown } = {},
  ) => {
    const { revision } = await draft(id, more.lang)
    return caller.post(`${ROOT}/${id}/${what}`, { revision, ...more })
  }
  const save = async (id: string, part: object, lang: Lang = 'de'): Promise<Answer> => {
    const { revision } = await draft(id, lang)
    return caller.put(`${ROOT}/${id}/draft`, { lang, revision, ...part })
  }
  const update = async (id: string, part: object): Promise<Answer> => {
    const { version } = await read(id)
    return caller.put(`${ROOT}/`, { _id: id, version, ...part })
  }
  /** An entry that is live at once. */
  const live = async (title: string, more: object = {}): Promise<Entry> =>
    one(await step((await make({ title, ...more }))._id, 'publish'))
  return { make, read, draft, step, save, update, live }
}

/** An app, an administrator who writes entries, and the clock of the jobs. */
export async function openNewsroom() {
  const app: TestApp = await startTestApp()
  const admin = await app.steppedUp('admin')
  const db = tablesOf<EntryTables>(app.services.db)
  const at = async (moment: number) => {
    await entryContent.settleDue(typedScope(app.scope), new Date(moment))
  }
  const status = async (path: string) => (await app.guest.get(path)).status
  return { app, admin, db, at, status, ...entryClient(admin) }
}

/** The one entry of an answer; an answer that is none says why. */
export function one(answer: Answer): Entry {
  const parsed = Entries.safeParse(answer.json)
  const entry = parsed.success ? parsed.data.entry[0] : undefined
  if (!entry) throw new Error(`${answer.status} ${answer.text}`)
  return entry
}
