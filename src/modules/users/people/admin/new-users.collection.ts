import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { email } from '#kernel/admin/fields/kinds/text-fields.ts'
import { call } from '#kernel/client/call.ts'
import { adminWords } from '../../admin/messages.ts'
import { ADD, BROWSE, EDIT } from '../../admin/paths.ts'
import { personName } from '../../admin/person-name.ts'
import { createUser } from '../user.calls.ts'
import { entryField } from './entry-field.tsx'
import { giveOneTimePassword } from './one-time-password/set-password.ts'
import { userQuestions } from './questions.ts'
import {
  findPeople,
  only,
  type Person,
  type PersonDraft,
  type PersonQuery,
  toChange,
  toPerson,
  withPlainFaults,
} from './user-calls.ts'
import { profileFields, userFields } from './user-fields.ts'

/** How a new person gets in for the first time. */
export type Entry = 'invite' | 'password' | 'later'
type NewPerson = Pick<
  PersonDraft,
  'first_name' | 'last_name' | 'company' | 'roles' | 'lang' | 'notes'
> & { handle: string; entry: Entry }

/** The form for a new person; once stored, the usual one opens. Both share their cache. */
export const newUsers = collection<Person, PersonQuery, NewPerson>({
  name: 'users',
  noun: 'user',
  module: 'users',
  path: 'users',
  paths: { browse: BROWSE, edit: EDIT, create: ADD },
  key: '_id',
  words: wordsOf(adminWords, 'newUsers'),
  label: personName,
  fields: {
    handle: email({ required: true }),
    first_name: profileFields.first_name,
    last_name: profileFields.last_name,
    company: profileFields.company,
    roles: userFields.roles,
    lang: choice(['de', 'en'], { required: true }),
    notes: userFields.notes,
    entry: entryField(),
  },
  columns: ['handle'],
  sort: 'name',
  list: findPeople,
  create: () => ({ roles: ['user'], lang: 'de', entry: 'invite' }),
  save: ({ values }) => withPlainFaults(() => addPerson(values)),
  form: {
    main: {
      person: ['handle', ['first_name', 'last_name'], 'company'],
      entry: ['entry'],
      notes: ['notes'],
    },
    side: { access: ['roles', 'lang'] },
  },
})

async function addPerson({ handle, entry, ...rest }: NewPerson): Promise<Person> {
  const body = { handle, ...toChange(rest), invite: entry === 'invite' }
  const person = toPerson(only((await call(createUser, { body })).items))
  if (entry === 'password') await offerPassword(person)
  return person
}

/** The account is made already: when the password fails, the dialog lets it be tried again. */
async function offerPassword(person: Person): Promise<void> {
  const password = await giveOneTimePassword(person._id).catch(() => undefined)
  void userQuestions.ask({ kind: 'password', person, password })
}
