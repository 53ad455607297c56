import { z } from 'zod'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { Definition } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choicesFilter } from '#kernel/admin/fields/filter.ts'
import { call } from '#kernel/client/call.ts'
import { Contact } from '#modules/auth/contract-person.ts'
import { deleteUserById } from '../contract.ts'
import { bulkActions } from './bulk-actions.ts'
import { NameCell, OnlineCell, RolesCell, StatusCell } from './cells.tsx'
import { AddressesSection } from './edit/addresses/addresses-section.tsx'
import { ConsentsTab } from './edit/consents-tab.tsx'
import { ModulesTab } from './edit/modules-tab.tsx'
import { NumbersSection } from './edit/numbers-section.tsx'
import { ReadOnlySection } from './edit/read-only-section.tsx'
import { SignInsTab } from './edit/sign-ins/sign-ins-tab.tsx'
import { StateSection } from './edit/state-section.tsx'
import { StatusMark } from './marks.tsx'
import { ADD, BROWSE, EDIT } from './paths.ts'
import { personName } from './person-name.ts'
import { adminWords } from './texts.ts'
import { userActions } from './user-actions.ts'
import {
  findPeople,
  loadPerson,
  type Person,
  type PersonDraft,
  type PersonQuery,
  savePerson,
} from './user-calls.ts'
import { userFields } from './user-fields.ts'

type UsersDefinition = Definition<Person, PersonQuery, PersonDraft>

const main: NonNullable<UsersDefinition['form']>['main'] = {
  profile: [['title', 'first_name', 'last_name'], ['company', 'name'], 'username', 'contacts'],
  addresses: AddressesSection,
  notes: ['notes'],
}
const side = {
  state: StateSection,
  access: ['roles', 'lang'],
  numbers: NumbersSection,
} as const

const definition: UsersDefinition = {
  name: 'users',
  noun: 'user',
  module: 'users',
  path: 'users',
  paths: { browse: BROWSE, edit: EDIT, create: ADD },
  key: '_id',
  words: wordsOf(adminWords, 'users'),
  label: personName,
  version: ({ version }) => version,

  fields: userFields,
  columns: ['name', 'handle', 'roles', 'status', 'online', 'last_active', 'customer_number'],
  extraColumns: ['first_name', 'last_name', 'company', 'lang', 'lastLogin', 'created'],
  cells: { name: NameCell, roles: RolesCell, status: StatusCell, online: OnlineCell },
  Status: ({ item }) => <StatusMark value={item.status} />,

  filters: {
    role: choicesFilter(['user', 'member', 'admin', 'system']),
    status: 'status',
    online: choicesFilter(['online', 'unknown']),
  },
  sortable: {
    name: 'name',
    handle: 'handle',
    last_active: 'last_active',
    customer_number: 'customer_number',
    created: 'created',
  },
  sort: 'name',

  list: findPeople,
  load: loadPerson,
  save: savePerson,
  create: () => ({}),
  remove: ({ _id }) => call(deleteUserById, { params: { id: _id } }),

  form: { main, side },
  schema: z.looseObject({ contacts: z.array(Contact) }),
  tabs: { signIns: SignInsTab, consents: ConsentsTab, modules: ModulesTab },
  actions: userActions,
  bulk: bulkActions,
}

export const users = collection(definition)

/** For admins: they erase with a look at what goes, which deletes more carefully. */
export const usersOfAdmin = collection({ ...definition, remove: undefined })

/** Somebody who stands above the one who looks: everything is shown, with the reason. */
export const shownUsers = collection({
  ...definition,
  save: undefined,
  remove: undefined,
  form: { main: { readOnly: ReadOnlySection, ...main }, side },
})
