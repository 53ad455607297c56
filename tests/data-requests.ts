import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import { type DataRequest, dataRequest } from '#modules/data-requests/data-request.ts'
import type { RequestTables } from '#modules/data-requests/server/tables.ts'
import { grant, openPeople } from '#modules/people/server/test-persons.ts'
import type { Answer } from './caller.ts'

export const REQUEST = '/api/v0/data_request/'

/** A house with an administrator who has proved to be there, and the ways its tests speak of requests. */
export async function openRequests() {
  const people = await openPeople()
  const { app } = people
  const admin = await app.steppedUp('admin')
  const db = tablesOf<RequestTables>(app.services.db)
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  await configureBugs(admin, { reporting: 'anyone' })
  const ask = async (values: object): Promise<DataRequest> =>
    one(
      await admin.post(REQUEST, { kind: 'access', via: 'mail', received: '2026-01-31', ...values }),
    )
  return {
    ...people,
    admin,
    db,
    ask,
    read: async (id: string) => one(await admin.get(REQUEST + id)),
    held: async (id: string) => (await admin.get(`${REQUEST}${id}/held`)).parse(Held),
    exported: async (id: string, query = '') =>
      (await admin.get(`${REQUEST}${id}/export${query}`)).parse(File).content,
    step: (id: string, verb: string, body: object) => admin.post(`${REQUEST}${id}/${verb}`, body),
    /** A mail that is still kept. */
    send: (recipient: string, subject: string) =>
      sql`insert into mails (id, recipient, subject, html, text, state) values
        (${uuidv7()}, ${recipient}, ${subject}, '', ${subject}, 'kept')`.execute(db),
    /** Through the public form, as somebody who is not signed in. */
    typeAsGuest: async (report: { title: string; body: string; name: string; mail: string }) => {
      await db.deleteFrom('rate_limits').execute()
      const answer = await app.guest.post('/api/v0/system_bugtracker/report', report)
      if (answer.status !== 200) throw new Error(answer.text)
    },
    allow: (member: object) => grant(app, member),
  }
}

const File = z.object({ name: z.string(), type: z.string(), content: z.string() })
const Label = z.object({ de: z.string().min(1), en: z.string().min(1) })
const Held = z.object({
  subject: z
    .object({ person: z.object({ _id: z.string() }).nullable(), emails: z.array(z.string()) })
    .nullable(),
  shares: z.array(
    z.object({
      module: z.string(),
      path: z.string().nullable(),
      records: z.record(z.string(), z.int()),
      purpose: z.object({ for: Label, basis: Label, until: Label }),
    }),
  ),
})

/** The one request of an answer; an answer that is none says why. */
export function one(answer: Answer): DataRequest {
  const parsed = z.object({ items: z.array(dataRequest.Wire) }).safeParse(answer.json)
  const request = parsed.success ? parsed.data.items[0] : undefined
  if (!request) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return request
}
