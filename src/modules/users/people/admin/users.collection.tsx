import { Text } from '@mantine/core'
import { z } from 'zod'
import { staff } from '#kernel/access/rules.ts'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { CellProps, Definition, ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { choicesFilter } from '#kernel/admin/fields/filter.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Contact } from '#modules/auth/accounts/person.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { PersonMark } from '#ui/person-mark/person-mark.tsx'
import { AddressList } from '../../addresses/admin/address-list.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { Moment } from '../../admin/moment.tsx'
import { ADD, BROWSE, EDIT } from '../../admin/paths.ts'
import { personName } from '../../admin/person-name.ts'
import { deleteUserById } from '../user.calls.ts'
import { bulkActions } from './bulk-actions.ts'
import { ConsentsTab } from './edit/consents-tab.tsx'
import { ModulesTab } from './edit/modules-tab.tsx'
import { SignInsTab } from './edit/sign-ins/sign-ins-tab.tsx'
import { StateSection } from './edit/state-section.tsx'
import { OnlineMark, RoleBadges, StatusMark } from './marks.tsx'
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

function ReadOnlySection() {
  const t = useMessages(adminMessages)
  return <Text>{t('readOnly')}</Text>
}

/** The address book of another person; the form reads its newer version after each change. */
function AddressesSection({ item, reload }: ItemProps<Person>) {
  const mayEdit = useCan()(staff('users', 'edit')) && item.isEditable
  const { first_name, last_name, company } = item
  return (
    <AddressList
      userId={item._id}
      isReadOnly={!mayEdit}
      proposal={{ first_name, last_name, company }}
      onChange={reload}
    />
  )
}

/** What nobody types: address, number, dates. */
function NumbersSection({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  return (
    <Facts>
      <Fact label={t('facts.handle')}>{item.handle}</Fact>
      <Fact label={t('facts.number')}>{item.customer_number ?? '–'}</Fact>
      <Fact label={t('facts.created')}>
        <Moment date={item.created} />
      </Fact>
    </Facts>
  )
}

function NameCell({ row }: CellProps<Person, 'name'>) {
  const t = useMessages(adminMessages)
  const isOwn = useSession().user.id === row._id
  return (
    <PersonMark name={personName(row)} note={isOwn ? t('own.mark') : row.company || undefined} />
  )
}

function RolesCell({ value }: CellProps<Person, 'roles'>) {
  return <RoleBadges value={value} />
}

function StatusCell({ value }: CellProps<Person, 'status'>) {
  return <StatusMark value={value} />
}

function OnlineCell({ row }: CellProps<Person, 'online'>) {
  return <OnlineMark user={row} />
}
