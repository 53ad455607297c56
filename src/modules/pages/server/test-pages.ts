import { z } from 'zod'
import type { Answer, Caller } from '#tests/caller.ts'
import { Draft } from '../contract-drafts.ts'
import { OnePage, type Page } from '../contract-page.ts'

export const ROOT = '/api/v0/page'

type Lang = 'de' | 'en'

/** What one person does with pages. */
export function pageClient(caller: Caller) {
  const make = async (title: string, more: object = {}): Promise<Page> =>
    one(await caller.post(`${ROOT}/`, { title, ...more }))
  const read = async (id: string): Promise<Page> => one(await caller.get(`${ROOT}/${id}`))
  const draft = async (id: string, lang: Lang = 'de'): Promise<Draft> =>
    (await caller.get(`${ROOT}/${id}/draft?lang=${lang}`)).parse(Draft)
  const save = async (id: string, part: object, lang: Lang = 'de'): Promise<Answer> => {
    const { revision } = await draft(id, lang)
    return caller.put(`${ROOT}/${id}/draft`, { lang, revision, ...part })
  }
  const publish = async (id: string, lang: Lang = 'de'): Promise<Page> => {
    const { revision } = await draft(id, lang)
    return one(await caller.post(`${ROOT}/${id}/publish`, { lang, revision }))
  }
  /** A page that is live at once. */
  const live = async (title: string, more: object = {}): Promise<Page> =>
    publish((await make(title, more))._id)
  const update = async (id: string, part: object): Promise<Answer> => {
    const { version } = await read(id)
    return caller.put(`${ROOT}/`, { _id: id, version, ...part })
  }
  return { make, read, draft, save, publish, live, update }
}

/** The one page of an answer; an answer that is none says why. */
function one(answer: Answer): Page {
  const parsed = OnePage.safeParse(answer.json)
  const page = parsed.success ? parsed.data.page[0] : undefined
  if (!page) throw new Error(`${answer.status} ${answer.text}`)
  return page
}

/** A paragraph of text as a block. */
export function paragraph(id: string, text: string) {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }]
  return { id, type: 'text', v: 1, props: { text: { type: 'doc', content } } }
}

/** Saves a section of the configuration over whatever is stored. */
export async function saveSection(admin: Caller, name: string, value: object): Promise<void> {
  const sections = await admin.get('/api/v0/config/')
  const Known = z.array(z.object({ name: z.string(), version: z.int() }))
  const version = sections.parse(Known).find((section) => section.name === name)?.version ?? 0
  const saved = await admin.put('/api/v0/config/', { name, value, version })
  if (saved.status !== 200) throw new Error(saved.text)
}

/** What members may do from now on. */
export async function grantMembers(admin: Caller, member: object): Promise<void> {
  await saveSection(admin, 'permissions', { member })
}
