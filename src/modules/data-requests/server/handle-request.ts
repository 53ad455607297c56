import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Person } from '#kernel/server/people/personal-data.ts'
import { describePersons, holdRecords, resolvePerson } from '#modules/people/server/api.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { ErasureReport, ExportFormat } from '#modules/users/people/person.calls.ts'
import {
  changeOrTry,
  eraseSomebody,
  identify,
  makeExport,
  mustReachAccount,
  type PersonalDataModules,
  sendExport,
  sharesOf,
  tellOfExport,
} from '#modules/users/server/api.ts'
import { type DataRequest, ERASING, type Report } from '../data-request.ts'
import { requestFailures } from '../errors.ts'
import { mustBeOpen, requestResource } from './data-request.resource.ts'
import type { RequestChange, RequestContext } from './unit-of-work.ts'

type Wanted = { format: ExportFormat; lang?: 'de' | 'en' | undefined }

/** What each module holds, and whom the request leads to. */
export async function heldFor(context: RequestContext, holders: PersonalDataModules, id: string) {
  const person = subjectOf(await readRequest(context, id))
  if (!person) return { subject: null, shares: [] }
  const somebody = await identify(context, holders(), person)
  const [known = null] = somebody.person ? await describePersons(context.db, [somebody.person]) : []
  return {
    subject: { person: known, emails: [...somebody.emails] },
    shares: await sharesOf(context, holders(), somebody),
  }
}

/** A file of everything; the history of the request and of the person tell of it. */
export async function exportFor(
  context: RequestContext,
  holders: PersonalDataModules,
  { id, ...wanted }: Wanted & { id: string },
) {
  const person = subjectOf(await readRequest(context, id))
  if (!person) throw requestFailures.nobody()
  const asked = await exportOf(context, holders, person)
  await context.change(({ audit }) => audit({ noun: 'data-request', id, action: 'export' }))
  return makeExport(context, holders(), { ...asked, ...wanted, lang: wanted.lang ?? context.lang })
}

/** The same for somebody who is known, without a request; after a merge both ids lead to them. */
export async function sendPersonExport(
  context: Context<PeopleTables>,
  holders: PersonalDataModules,
  { id, ...wanted }: Wanted & { id: string },
): Promise<string> {
  const person = await resolvePerson(context.db, id)
  const asked = await exportOf(context, holders, { id: null, emails: [], person })
  return sendExport(context, holders(), { ...asked, ...wanted, lang: wanted.lang ?? context.lang })
}

/** Whose data it is, and how a file names them. Nobody exports an account above the own. */
async function exportOf(
  context: Context<PeopleTables>,
  holders: PersonalDataModules,
  given: Person,
) {
  const person = await identify(context, holders(), given)
  if (person.id) await mustReachAccount(context, person.id)
  const [known] = person.person ? await describePersons(context.db, [person.person]) : []
  const { id: account, emails } = person
  await context.change(async (change) => {
    const id = person.person
    if (id) await change.audit({ noun: 'person', id, action: 'export' })
    await tellOfExport(change, context, id ? `person/edit/${id}` : 'data-requests')
  })
  return {
    person,
    about: { _id: person.person, account, emails },
    name: known?.name || (emails[0] ?? '–'),
  }
}

/** Confirmed at a version, of whom somebody has looked at. */
type Erasure = { id: string; confirmed?: { version: number; person: string | null } | undefined }

/** Unconfirmed a look. Afterwards the request says what happened, and no longer to whom. */
export async function eraseFor(
  context: RequestContext,
  holders: PersonalDataModules,
  { id, confirmed }: Erasure,
): Promise<ErasureReport & { person: string | null }> {
  const request = await readRequest(context, id)
  mustBeOpen(request)
  if (!ERASING.includes(request.kind)) throw requestFailures.notErasing()
  const person = subjectOf(request)
  if (!person) throw requestFailures.nobody()
  if (confirmed) context.requireStepUp('password')
  const shares = await sharesOf(context, holders(), person)
  return changeOrTry(context, !confirmed, async (change) => {
    if (confirmed) await requestResource.take(change, id, confirmed.version)
    await holdRecords(tablesOf(change.db), person)
    const { person: found } = await identify({ db: tablesOf(change.db) }, holders(), person)
    if (confirmed && confirmed.person !== found) throw requestFailures.merged()
    const kept = await eraseSomebody(change, holders(), person)
    await keepRecord(change, id, { shares, kept })
    return { erased: confirmed !== undefined, person: found, shares, kept }
  })
}

async function keepRecord(
  { db, audit, scope }: RequestChange,
  id: string,
  { shares, kept }: Pick<ErasureReport, 'shares' | 'kept'>,
): Promise<void> {
  await db
    .updateTable('data_requests')
    .set((eb) => ({
      person: null,
      name: '',
      email: '',
      notes: '',
      state: 'done' as const,
      closed_at: new Date(),
      erased_at: new Date(),
      handled_by: scope.user.id,
      report: JSON.stringify(withoutNames({ shares, kept })),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute()
  await audit({ noun: 'data-request', id, action: 'erase' })
}

/** Numbers by module; neither reasons nor addresses of screens, which carry ids. */
function withoutNames({ shares, kept }: Pick<ErasureReport, 'shares' | 'kept'>): Report {
  return {
    shares: shares.map(({ module, label, records }) => ({ module, label, records })),
    kept,
  }
}

/** The chosen person; else whoever has the address, or the address alone. */
function subjectOf({ person, email }: DataRequest): Person | undefined {
  if (person) return { id: null, emails: [], person }
  return email === '' ? undefined : { id: null, emails: [email], person: null }
}

async function readRequest({ db }: RequestContext, id: string): Promise<DataRequest> {
  const [request] = await requestResource.read(db, [id])
  if (!request) throw failures.notFound()
  return request
}
