import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { routesOf } from '#kernel/server/route.ts'
import { changeOrTry, eraseSomebody, type PersonalDataModules } from '#modules/users/server/api.ts'
import { peopleFailures } from '../../errors.ts'
import { holdRecords, withMerged } from '../../server/personal.ts'
import type { PeopleTables } from '../../server/tables.ts'
import type { PeopleChange, PeopleContext } from '../../server/unit-of-work.ts'
import * as calls from '../person.calls.ts'
import { type Person, type PersonQuery, person } from '../person.ts'
import { fullName } from '../shown-name.ts'
import { readDigest } from './digest.ts'
import { personResource } from './person.resource.ts'
import { resolvePerson } from './resolve-person.ts'
import { tagsInUse } from './values-in-use.ts'
import { writeCard } from './vcard.ts'

const on = routesOf<PeopleTables>()

type Modules = () => readonly ServerModule[]

/** What is not regular about a person: two ids may answer with one, and candidates become persons. */
export const personRoutes = (modules: Modules, holders: PersonalDataModules) => [
  ...personResource.routes,
  on(calls.listPersons, async (context, { query }) => {
    const { items, ...page } = await personResource.list(context.db, query, context)
    const file = items.flatMap(({ files }) => files)
    return { items: items.map((item) => personResource.shown(context, item)), file, ...page }
  }),
  on(person.calls.read, async (context, { params }) =>
    some(context, [await readPerson(context, params.id)]),
  ),
  on(person.calls.readMany, async (context, { body }) => {
    const ids = await Promise.all(body.ids.map((id) => resolveOrNot(context, id)))
    return some(context, await personResource.read(context.db, [...new Set(ids.flat())]))
  }),
  on(calls.browsePersons, async (context, { body }) => browse(context, body, modules)),
  on(calls.acceptCandidate, async (context, { params, body }) =>
    some(context, [await accept(context, params.id, body.version)]),
  ),
  on(calls.erasePerson, async (context, { params, body }) =>
    erasePerson(context, holders, { id: params.id, isDryRun: body.dryRun }),
  ),
  on(calls.personCard, async (context, { params }) => {
    const found = personResource.shown(context, await readPerson(context, params.id))
    return { name: fullName(found), card: writeCard(found) }
  }),
  on(calls.peopleDigest, async (context) => readDigest(context)),
]

function some(context: PeopleContext, items: readonly Person[]) {
  return { items: items.map((item) => personResource.shown(context, item)), numItems: items.length }
}

async function readPerson({ db }: PeopleContext, id: string): Promise<Person> {
  const [found] = await personResource.read(db, [await resolvePerson(db, id)])
  if (!found) throw failures.notFound()
  return found
}

/** Unknown ids are left out of a batch. */
async function resolveOrNot({ db }: PeopleContext, id: string): Promise<string[]> {
  const known = await db.selectFrom('people').select('id').where('id', '=', id).execute()
  return known.length > 0 ? [await resolvePerson(db, id)] : []
}

async function browse(context: PeopleContext, query: PersonQuery, modules: Modules) {
  const { db } = context
  const { items, ...page } = await personResource.list(db, query, context)
  return {
    persons: items.map((item) => personResource.shown(context, item)),
    availableTags: await tagsInUse(db),
    availableRoles: rolesIn(modules, context.lang),
    ...page,
  }
}

function rolesIn(modules: Modules, lang: Lang) {
  return modules().flatMap(({ name: module, label: area, roles = {} }) =>
    Object.entries(roles).map(([role, label]) => ({
      role,
      label: label[lang],
      module,
      area: area[lang],
    })),
  )
}

/** Staff vouch for what a guest typed. */
async function accept(context: PeopleContext, id: string, version: number): Promise<Person> {
  return context.change(async (change) => {
    const before = await personResource.take(change, id, version)
    if (!before.isCandidate) return before
    const contacts = before.contacts.map((contact) =>
      contact.proof === 'typed' ? { ...contact, proof: 'staff' } : contact,
    )
    await change.db
      .updateTable('people')
      .set({
        is_candidate: false,
        candidate_key: null,
        contacts: JSON.stringify(contacts),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    await change.audit({ noun: 'person', id, action: 'accept' })
    const [after] = await personResource.read(change.db, [id])
    return after ?? before
  })
}

/** Whatever any module holds of them goes; the report says what had to stay. */
export async function erasePerson(
  context: PeopleContext,
  holders: PersonalDataModules,
  { id, isDryRun }: { id: string; isDryRun: boolean },
) {
  const { _id, account, links, relations, files } = await readPerson(context, id)
  if (account) throw peopleFailures.hasAccount()
  if (!isDryRun) context.requireStepUp('password')
  const ids = await withMerged(context.db, _id)
  const person = { id: null, emails: [], person: _id }
  const kept = await changeOrTry(context, isDryRun, async (change) => {
    await holdToErase(change, isDryRun ? _id : id)
    return eraseSomebody(change, holders(), person)
  })
  return {
    erased: !isDryRun,
    records: {
      persons: ids.length,
      links: links.length,
      relations: relations.length,
      files: files.length,
    },
    kept: kept.map(({ what, why }) => ({ what: what[context.lang], why: why[context.lang] })),
  }
}

/** Who was merged since is somebody whose erasure nobody has looked at, and who may have an account. */
async function holdToErase({ db }: PeopleChange, id: string): Promise<void> {
  await holdRecords(db, { id: null, emails: [], person: id })
  const row = await db
    .selectFrom('people')
    .select(['account', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  if (row.merged_into) throw peopleFailures.merged({ into: await resolvePerson(db, id) })
  if (row.account) throw peopleFailures.hasAccount()
}
