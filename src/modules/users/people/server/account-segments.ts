import { type Kysely, sql } from 'kysely'
import { ROLES, type Role } from '#kernel/access/roles.ts'
import { admin, staff } from '#kernel/access/rules.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import { type SegmentPerson, segmentsOf } from '#kernel/server/people/segments.ts'
import type { UsersTables } from '../../server/tables.ts'
import { rolesForPeople } from '../rank.ts'
import { ACCOUNT_STATUSES, type AccountStatus } from '../user.ts'

const access = staff('users', 'view')
const NO_ACCOUNT: Label = { de: 'Ohne Konto', en: 'Has no account' }
const NEVER: Label = { de: 'Noch nie angemeldet', en: 'Never signed in' }

const ROLE_LABELS: Readonly<Record<Role, Label>> = {
  guest: { de: 'Gast', en: 'Guest' },
  user: { de: 'Benutzer', en: 'User' },
  member: { de: 'Mitarbeiter', en: 'Staff member' },
  admin: { de: 'Administrator', en: 'Administrator' },
  system: { de: 'System', en: 'System' },
  internal: { de: 'Intern', en: 'Internal' },
}
const STATUS_LABELS: Readonly<Record<AccountStatus, Label>> = {
  active: { de: 'Aktiv', en: 'Active' },
  blocked: { de: 'Gesperrt', en: 'Blocked' },
  unverified: { de: 'Unbestätigt', en: 'Unconfirmed' },
  invited: { de: 'Eingeladen', en: 'Invited' },
}

/** What the account of a person answers. */
export const accountSegments = segmentsOf<UsersTables>([
  {
    name: 'role',
    kind: 'choice',
    choices: rolesForPeople(ROLES).map((role) => ({ value: role, label: ROLE_LABELS[role] })),
    label: { de: 'Rolle des Kontos', en: 'Role of the account' },
    access,
    where: ({ db, account }, roles) =>
      sql<boolean>`exists ${db
        .selectFrom('users')
        .where('users.id', '=', account)
        .where('is_listed', '=', true)
        .where(sql<boolean>`users.roles && ${roles}::text[]`)}`,
    fact: async (db, person) => {
      const row = await accountOf(db, person)
      const joined = (lang: Lang) => row?.roles.map((role) => ROLE_LABELS[role][lang]).join(', ')
      return row ? { de: joined('de') ?? '', en: joined('en') ?? '' } : NO_ACCOUNT
    },
  },
  {
    name: 'status',
    kind: 'choice',
    choices: ACCOUNT_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
    label: { de: 'Zustand des Kontos', en: 'State of the account' },
    access,
    where: ({ db, account }, wanted) =>
      sql<boolean>`exists ${db
        .selectFrom('users')
        .where('users.id', '=', account)
        .where('is_listed', '=', true)
        .where(sql<boolean>`users.account_status = any(${wanted}::text[])`)}`,
    fact: async (db, person) => {
      const row = await accountOf(db, person)
      return row ? STATUS_LABELS[row.account_status] : NO_ACCOUNT
    },
  },
  {
    name: 'lastSignIn',
    kind: 'date',
    label: { de: 'Zuletzt angemeldet', en: 'Last signed in' },
    // Members are not told when admins sign in, and a count would tell them.
    access: admin,
    where: ({ db, account }, { from, before }) =>
      sql<boolean>`exists ${db
        .selectFrom('users')
        .where('users.id', '=', account)
        .where('is_listed', '=', true)
        .where(sql<boolean>`users.last_login_at >= ${from ?? '-infinity'}::timestamptz`)
        .where(sql<boolean>`users.last_login_at < ${before ?? 'infinity'}::timestamptz`)}`,
    fact: async (db, person) => {
      const row = await accountOf(db, person)
      if (!row) return NO_ACCOUNT
      const { last_login_at: at } = row
      return at ? { de: formatDay(at, 'de'), en: formatDay(at, 'en') } : NEVER
    },
  },
])

async function accountOf(db: Kysely<UsersTables>, { account }: SegmentPerson) {
  if (account === null) return undefined
  return db
    .selectFrom('users')
    .select(['roles', 'account_status', 'last_login_at'])
    .where('id', '=', account)
    .executeTakeFirst()
}
