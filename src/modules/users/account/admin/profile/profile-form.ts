import { z } from 'zod'
import type { Layout } from '#kernel/admin/edit/form/form-layout.ts'
import type { FormRules } from '#kernel/admin/edit/form/use-entry-form.ts'
import { choice } from '#kernel/admin/fields/choice-fields.ts'
import type { FieldsOf } from '#kernel/admin/fields/structured/group-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import { Lang } from '#kernel/contract/fields.ts'
import { Contact, ProfileData } from '#modules/auth/accounts/person.ts'
import { type Profile, toChange, withPlainFaults } from '../../../people/admin/user-calls.ts'
import { profileFields } from '../../../people/admin/user-fields.ts'
import { updateUser } from '../../../people/user.calls.ts'
import { type OwnUser, UserName } from '../../../people/user.ts'
import { readAccount } from '../../account.calls.ts'

type OwnProfile = Profile & Pick<OwnUser, 'name' | 'username' | 'lang'>

const own: FieldsOf<OwnProfile> = {
  ...profileFields,
  name: text({ max: 120 }),
  username: text({ max: 120 }),
  lang: choice(['de', 'en'], { required: true }),
}
export const accountFields = { ...own }

export const accountLayout: Layout = {
  main: {
    profile: [['title', 'first_name', 'last_name'], ['company', 'name'], 'username', 'contacts'],
  },
  side: { settings: ['lang'] },
}

export const accountRules: FormRules = {
  fields: accountFields,
  schema: z.looseObject({ contacts: z.array(Contact) }),
}

/** What may be written of the own account; the form holds nothing else. */
const Change = z
  .object({ ...ProfileData.shape, name: UserName, username: UserName, lang: Lang })
  .partial()

type Ask = { id: string; version: number | undefined; changes: object }

export async function saveAccount({ id, version, changes }: Ask): Promise<OwnUser> {
  const body = { ...toChange(Change.parse(changes)), _id: id, version }
  await withPlainFaults(() => call(updateUser, { body }))
  return call(readAccount, {})
}
