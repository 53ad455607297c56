import type { Kysely } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import type { Person, PersonalData } from '#kernel/server/people/personal-data.ts'
import type { ModuleShare } from '../../people/person.calls.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import type { UsersTables } from '../../server/tables.ts'

/** A module that holds something about people. */
export type PersonalDataModule = { module: string; label: Label; personal: PersonalData }
/** Asked late: the list of modules is complete only after all of them are made. */
export type PersonalDataModules = () => readonly PersonalDataModule[]

export function personalDataModulesAmong(
  modules: readonly ServerModule[],
): readonly PersonalDataModule[] {
  return modules.flatMap(({ name, label, personal }) =>
    personal ? [{ module: name, label, personal }] : [],
  )
}

type Account = Pick<UserRow, 'id' | 'handle' | 'verified_at' | 'admitted_at'>

/** Whoever entered by a link of staff has shown no address yet, and gets nothing that hangs on it. */
export function personOf({ id, handle, verified_at, admitted_at }: Account): Person {
  const isOpen = verified_at === null && admitted_at !== null
  return { id, emails: isOpen ? [] : [handle], person: null }
}

/** Who it is in full, whatever little is known: all modules are asked about one and the same. */
export async function identify(
  unit: { db: Kysely<UsersTables> },
  holders: readonly PersonalDataModule[],
  given: Person,
): Promise<Person> {
  let person = given
  for (const { personal } of holders) person = (await personal.identify?.(unit, person)) ?? person
  return person
}

/** Everything all modules hold about a person, by module. */
export async function collectAll(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  given: Person,
): Promise<Record<string, Record<string, unknown>>> {
  const person = await identify(context, holders, given)
  const found: Record<string, Record<string, unknown>> = {}
  for (const { module, personal } of holders)
    found[module] = await personal.collect(context, person)
  return found
}

/** The same in numbers, with the reasons and the places to correct it. */
export async function sharesOf(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  given: Person,
): Promise<ModuleShare[]> {
  const person = await identify(context, holders, given)
  const all = await collectAll(context, holders, person)
  return holders.map(({ module, label, personal }) => ({
    module,
    label: { ...label },
    purpose: { ...personal.purpose },
    path: personal.place?.(person) ?? null,
    records: Object.fromEntries(
      Object.entries(all[module] ?? {}).map(([word, held]) => [word, countOf(held)]),
    ),
  }))
}

function countOf(held: unknown): number {
  if (Array.isArray(held)) return held.length
  return held === null || held === undefined ? 0 : 1
}
