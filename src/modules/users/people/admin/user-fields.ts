import { ROLES } from '#kernel/access/roles.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { email, multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { type FieldsOf, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { CONTACT_KINDS, type UserData } from '#modules/auth/accounts/person.ts'
import { ACCOUNT_STATUSES, ONLINE_STATES } from '../user.ts'
import { rolesField } from './roles-field.tsx'
import type { Person, PersonDraft, Profile } from './user-calls.ts'

const shown = { readOnly: true }

export const profileFields: FieldsOf<Profile> = {
  title: text({ max: 60 }),
  first_name: text({ max: 100 }),
  last_name: text({ max: 100 }),
  company: text({ max: 160 }),
  contacts: list<Profile['contacts'][number]>(
    {
      kind: choice(CONTACT_KINDS, { required: true }),
      value: text({ required: true, max: 300 }),
      label: text({ max: 60 }),
    },
    { max: 20, item: () => ({ kind: 'phone' }) },
  ),
}

export const userFields: FieldsOf<Person & PersonDraft> = {
  ...profileFields,
  name: text({ max: 120 }),
  username: text({ max: 120 }),
  lang: choice(['de', 'en'], { required: true }),
  roles: rolesField(ROLES),
  notes: multiline({ max: 10_000, rows: 4 }),

  handle: email(shown),
  status: choice(ACCOUNT_STATUSES, {
    ...shown,
    tones: { active: 'good', blocked: 'bad', unverified: 'warn', invited: 'info' },
  }),
  online: choice(ONLINE_STATES, shown),
  last_active: dateTime(shown),
  lastLogin: dateTime(shown),
  customer_number: text(shown),
  created: dateTime(shown),
  /** As the history names it. */
  userData: customField<UserData>({ empty: null, plain: profileWords }, shown),
}

/** The profile in one line, for the history. */
function profileWords(data: Partial<UserData>): string {
  const { title, first_name, last_name, company, contacts = [] } = data
  const name = [title, first_name, last_name].filter(Boolean).join(' ')
  return [name, company, ...contacts.map(({ value }) => value)].filter(Boolean).join(', ')
}
