import { type Kysely, sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { COUNTRIES, countryName } from '#kernel/i18n/countries.ts'
import { formatDay, LOCALES } from '#kernel/i18n/format.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import { prefixPattern } from '#kernel/server/list/like-pattern.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { type SegmentPerson, segmentsOf } from '#kernel/server/people/segments.ts'
import { PROOFS, type Proof } from '../../persons/person.ts'
import { rolesInUse, tagsInUse } from '../../persons/server/values-in-use.ts'
import type { PeopleTables } from '../../server/tables.ts'

type Db = Kysely<PeopleTables>

const access = staff('people', 'view')
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)
const LANGUAGES: Readonly<Record<'de' | 'en', Label>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}
const PROOF_LABELS: Readonly<Record<Proof, Label>> = {
  typed: { de: 'Unbestätigt', en: 'Unconfirmed' },
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  account: { de: 'Konto', en: 'Account' },
  staff: { de: 'Vom Team', en: 'By staff' },
}
/** What the record of a person itself answers. */
export const segments = segmentsOf<PeopleTables>([
  {
    name: 'tag',
    kind: 'text',
    max: 60,
    label: { de: 'Schlagwort', en: 'Tag' },
    access,
    suggest: async (db) => (await tagsInUse(db)).map((tag) => ({ value: tag, label: same(tag) })),
    where: (_, tags) => sql<boolean>`people.tags && ${tags}::text[]`,
    fact: async (db, person) => listed((await rowOf(db, person)).tags.map(same), NO_TAGS),
  },
  {
    name: 'language',
    kind: 'choice',
    choices: [
      { value: 'de', label: LANGUAGES.de },
      { value: 'en', label: LANGUAGES.en },
    ],
    label: { de: 'Sprache', en: 'Language' },
    access,
    where: (_, wanted) => sql<boolean>`people.language = any(${wanted}::text[])`,
    fact: async (db, person) => LANGUAGES[(await rowOf(db, person)).language],
  },
  {
    name: 'country',
    kind: 'choice',
    choices: COUNTRIES.map((code) => ({ value: code, label: countryLabel(code) })),
    label: { de: 'Land', en: 'Country' },
    access,
    where: ({ db, person }, wanted) =>
      sql<boolean>`exists ${db
        .selectFrom('person_places')
        .where('person_id', '=', person)
        .where(sql<boolean>`country = any(${wanted}::text[])`)}`,
    fact: async (db, person) => {
      const countries = (await placesOf(db, person)).map(({ country }) => country)
      return listed([...new Set(countries)].map(countryLabel), NO_ADDRESS)
    },
  },
  {
    name: 'postcode',
    kind: 'text',
    max: 20,
    label: { de: 'Postleitzahl', en: 'Postcode' },
    access,
    where: ({ db, person }, wanted) =>
      sql<boolean>`exists ${db
        .selectFrom('person_places')
        .where('person_id', '=', person)
        .where(sql<boolean>`zip = any(${wanted.map(foldZip)}::text[])`)}`,
    startsWith: ({ db, person }, wanted) =>
      sql<boolean>`exists ${db
        .selectFrom('person_places')
        .where('person_id', '=', person)
        .where(sql<boolean>`zip like any(${wanted.map(foldZip).map(prefixPattern)}::text[])`)}`,
    fact: async (db, person) => {
      const zips = (await placesOf(db, person)).map(({ zip }) => zip)
      return listed([...new Set(zips)].map(same), NO_ADDRESS)
    },
  },
  {
    name: 'birthMonth',
    kind: 'choice',
    choices: MONTHS.map((month) => ({ value: String(month), label: monthLabel(month) })),
    label: { de: 'Geburtstag im', en: 'Birthday in' },
    // Birthdays are data of members: who may not see them cannot ask for them either.
    access: staff('members', 'view'),
    where: (_, months) =>
      sql<boolean>`(people.birthday is not null
        and extract(month from people.birthday) = any(${months}::numeric[]))`,
    fact: async (db, person) => {
      const { birthday } = await rowOf(db, person)
      return birthday ? monthLabel(Number(birthday.slice(5, 7))) : NO_BIRTHDAY
    },
  },
  {
    name: 'account',
    kind: 'yes-no',
    label: { de: 'Mit Konto', en: 'Has an account' },
    access,
    where: () => sql<boolean>`people.account is not null`,
    fact: async (_, { account }) =>
      account
        ? { de: 'Mit Konto', en: 'Has an account' }
        : { de: 'Ohne Konto', en: 'Has no account' },
  },
  {
    name: 'known',
    kind: 'date',
    label: { de: 'Bekannt', en: 'Known' },
    access,
    where: (_, { from, before }) =>
      sql<boolean>`(people.created_at >= ${from ?? '-infinity'}::timestamptz
        and people.created_at < ${before ?? 'infinity'}::timestamptz)`,
    fact: async (db, person) => {
      const { created_at } = await rowOf(db, person)
      return {
        de: `Seit ${formatDay(created_at, 'de')}`,
        en: `Since ${formatDay(created_at, 'en')}`,
      }
    },
  },
  {
    name: 'company',
    kind: 'yes-no',
    label: { de: 'Mit Firma', en: 'Has a company' },
    access,
    where: () => sql<boolean>`people.company <> ''`,
    fact: async (db, person) => {
      const { company } = await rowOf(db, person)
      return company ? same(company) : { de: 'Keine Firma', en: 'No company' }
    },
  },
  {
    name: 'proof',
    kind: 'choice',
    choices: PROOFS.map((proof) => ({ value: proof, label: PROOF_LABELS[proof] })),
    label: { de: 'Nachweis der E-Mail-Adresse', en: 'Proof of the email address' },
    access,
    where: ({ db, person }, proofs) =>
      sql<boolean>`exists ${db
        .selectFrom('person_contacts')
        .where('person_id', '=', person)
        .where('kind', '=', 'mail')
        .where(sql<boolean>`proof = any(${proofs}::text[])`)}`,
    fact: async (db, { id }) => {
      const rows = await db
        .selectFrom('person_contacts')
        .select('proof')
        .distinct()
        .where('person_id', '=', id)
        .where('kind', '=', 'mail')
        .execute()
      return listed(
        rows.map(({ proof }) => PROOF_LABELS[proof]),
        NO_MAIL,
      )
    },
  },
])

const NO_TAGS: Label = { de: 'Keine Schlagwörter', en: 'No tags' }
const NO_ADDRESS: Label = { de: 'Keine Adresse', en: 'No address' }
const NO_BIRTHDAY: Label = { de: 'Kein Geburtstag bekannt', en: 'No birthday known' }
const NO_ROLE: Label = { de: 'Keine Rolle', en: 'No role' }
const NO_MAIL: Label = { de: 'Keine E-Mail-Adresse', en: 'No email address' }

async function rowOf(db: Db, { id }: SegmentPerson) {
  return db
    .selectFrom('people')
    .select(['tags', 'language', 'company', 'created_at'])
    .select(sql<string | null>`birthday::text`.as('birthday'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function placesOf(db: Db, { id }: SegmentPerson) {
  return db
    .selectFrom('person_places')
    .select(['country', 'zip'])
    .where('person_id', '=', id)
    .orderBy('country')
    .orderBy('zip')
    .execute()
}

function foldZip(typed: string): string {
  return typed.trim().toUpperCase()
}

function same(word: string): Label {
  return { de: word, en: word }
}

function listed(words: readonly Label[], none: Label): Label {
  if (words.length === 0) return none
  const joined = (lang: Lang) => words.map((word) => word[lang]).join(', ')
  return { de: joined('de'), en: joined('en') }
}

/** What somebody is to the things of the modules, in the words those declare: `buyer` is "Hat bestellt". */
export function roleSegments(modules: () => readonly Pick<ServerModule, 'roles'>[]) {
  const labelOf = (role: string): Label =>
    modules().find(({ roles = {} }) => Object.hasOwn(roles, role))?.roles?.[role] ?? same(role)
  return segmentsOf<PeopleTables>([
    {
      name: 'role',
      kind: 'text',
      max: 60,
      label: { de: 'Rolle', en: 'Role' },
      access,
      suggest: async (db) =>
        (await rolesInUse(db)).map((role) => ({ value: role, label: labelOf(role) })),
      where: ({ db, person }, roles) =>
        sql<boolean>`exists ${db
          .selectFrom('person_links')
          .where('person_id', '=', person)
          .where(sql<boolean>`role = any(${roles}::text[])`)}`,
      fact: async (db, { id }) => {
        const rows = await db
          .selectFrom('person_links')
          .select('role')
          .distinct()
          .where('person_id', '=', id)
          .execute()
        return listed(
          rows.map(({ role }) => labelOf(role)),
          NO_ROLE,
        )
      },
    },
  ])
}

function countryLabel(code: string): Label {
  return { de: countryName(code, 'de'), en: countryName(code, 'en') }
}

function monthLabel(month: number): Label {
  const name = (lang: Lang) =>
    new Intl.DateTimeFormat(LOCALES[lang], { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month - 1, 15),
    )
  return { de: name('de'), en: name('en') }
}
