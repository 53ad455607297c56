import type { Label } from '#kernel/i18n/texts.ts'
import type { Change } from './change.ts'
import type { Scope } from './context.ts'

/** Someone a module may hold data about: an account, known by its id and its address. */
export type Person = { id: string; email: string }

/** Something that must be kept although the person wants to be forgotten, and the law that says so. */
export type Kept = { what: Label; why: Label }

/**
 * What a module holds about a person (GDPR, articles 15 and 17). A module that stores anything
 * tied to an account names it here; the users module asks all of them.
 */
export type PersonalData = {
  /** The data as it goes into the person's export: plain, complete, without what is about others. */
  collect<T>(scope: Scope<T>, person: Person): Promise<Record<string, unknown>>
  /** Erases or anonymises inside the change, and says what had to stay. Safe to repeat. */
  erase<T>(change: Change<T>, person: Person): Promise<readonly Kept[]>
  /** Hands everything of one account to another, when two accounts turn out to be one person. */
  merge<T>(change: Change<T>, from: Person, into: Person): Promise<void>
}

type PersonalDataOf<Tables> = {
  collect(scope: Scope<Tables>, person: Person): Promise<Record<string, unknown>>
  erase(change: Change<Tables>, person: Person): Promise<readonly Kept[]>
  merge(change: Change<Tables>, from: Person, into: Person): Promise<void>
}

/** @example personal: personalData<BugTables>({ collect: …, erase: …, merge: … }) */
export function personalData<Tables>(data: PersonalDataOf<Tables>): PersonalData {
  return data as unknown as PersonalData
}
