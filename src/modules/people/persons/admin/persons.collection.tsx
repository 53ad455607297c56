import { IconAddressBook, IconGitMerge, IconUserX } from '@tabler/icons-react'
import { uuidv7 } from 'uuidv7'
import { staff } from '#kernel/access/rules.ts'
import { AttachmentsSection } from '#kernel/admin/attachments/attachments-section.tsx'
import { useAttachments } from '#kernel/admin/attachments/use-attachments.ts'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import {
  optionsFilter,
  referenceFilter,
  tagsFilter,
  yesNoFilter,
} from '#kernel/admin/fields/filter.ts'
import { choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { phone, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { list } from '#kernel/admin/fields/structured/group-fields.ts'
import { useCan } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { UPLOAD_LIMITS } from '#kernel/contract/noun/attachments.ts'
import { COUNTRIES } from '#kernel/i18n/countries.ts'
import { CONTACT_KINDS } from '#modules/auth/accounts/person.ts'
import { adminWords } from '../../admin/messages.ts'
import { segmentSource } from '../../admin/pickers.tsx'
import { ConsentsSection } from '../../consents/admin/consents-section.tsx'
import { DuplicatesTab } from '../../merges/admin/duplicates-tab.tsx'
import { RelationsTab } from '../../relations/admin/relations-tab.tsx'
import { TimelineTab } from '../../timeline/admin/timeline-tab.tsx'
import { personCard, personFileCalls } from '../person.calls.ts'
import { MAX_CONTACTS, type Person, type PersonContact, person } from '../person.ts'
import { ContactsCell, NameCell, RolesCell, StateMark } from './cells.tsx'
import { moduleOptions, roleOptions, usedTags } from './facets.ts'
import { personQuestions } from './questions.ts'
import { ReachSection } from './reach-section.tsx'
import { StateSection } from './state-section.tsx'

type Address = Person['addresses'][number]

const fields = {
  name: text({ readOnly: true }),
  contacts: list<PersonContact>(
    {
      kind: choice(CONTACT_KINDS, { required: true }),
      value: text({ required: true, max: 300 }),
      label: text({ max: 60 }),
    },
    { max: MAX_CONTACTS, item: () => ({ kind: 'mobile' }) },
  ),
  addresses: list<Address>(
    {
      type: choice(['person', 'company', 'shipping', 'invoice'], { required: true }),
      company: text({ max: 160 }),
      title: text({ max: 60 }),
      first_name: text({ required: true, max: 100 }),
      last_name: text({ required: true, max: 100 }),
      address: text({ required: true, max: 200 }),
      zip: text({ required: true, max: 20 }),
      city: text({ required: true, max: 120 }),
      country: choice(COUNTRIES, { required: true }),
      phone: phone(),
    },
    { max: 50, item: () => ({ uuid: uuidv7(), type: 'person', country: 'DE' }) },
  ),
  tags: tags({ suggest: usedTags }),
  language: choice(['de', 'en'], { required: true }),
}

const names = ['title', 'first_name', 'last_name'] as const
const side = { state: StateSection, reach: ReachSection, more: ['tags', 'left_at'] } as const

const special = {
  name: 'persons',
  path: 'person',
  words: wordsOf(adminWords, 'persons'),
  label: (item: Person) => item.name || '–',
  fields,
  columns: ['name', 'contacts', 'links', 'tags', 'updated'],
  extraColumns: ['company', 'language', 'created'],
  cells: { name: NameCell, contacts: ContactsCell, links: RolesCell },
  Status: StateMark,
  isSearchable: true,
  create: () => ({ language: 'de' }) as const,
  filters: {
    isCandidate: yesNoFilter(),
    hasAccount: yesNoFilter(),
    isDouble: yesNoFilter(),
    role: optionsFilter(roleOptions),
    module: optionsFilter(moduleOptions),
    tags: tagsFilter(usedTags),
    segment: referenceFilter(segmentSource),
  },
  sortable: { name: 'name', created: 'created', updated: 'updated' },
  tabs: { timeline: TimelineTab, relations: RelationsTab, duplicates: DuplicatesTab },
  actions: [
    {
      name: 'merge',
      icon: IconGitMerge,
      run: (item: Person) => personQuestions.ask({ kind: 'merge', person: item }),
    },
    {
      name: 'card',
      icon: IconAddressBook,
      access: staff('people', 'export'),
      run: downloadCard,
    },
    {
      name: 'erase',
      icon: IconUserX,
      access: staff('people', 'delete'),
      isDanger: true,
      when: ({ account }: Person) => account === null,
      run: (item: Person) => personQuestions.ask({ kind: 'erase', person: item }),
    },
  ],
} as const

/** For those who may see birthdays, and for the others. */
export const persons = nounCollection(person, {
  ...special,
  form: {
    main: {
      who: [names, ['company', 'birthday'], 'language'],
      contacts: ['contacts'],
      addresses: ['addresses'],
      notes: ['notes'],
      consents: ConsentsSection,
      files: FilesSection,
    },
    side,
  },
})

export const personsWithoutBirthday = nounCollection(person, {
  ...special,
  form: {
    main: {
      who: [names, ['company', 'language']],
      contacts: ['contacts'],
      addresses: ['addresses'],
      notes: ['notes'],
      consents: ConsentsSection,
      files: FilesSection,
    },
    side,
  },
})

async function downloadCard({ _id }: Person): Promise<void> {
  const { name, card } = await call(personCard, { params: { id: _id } })
  downloadText({ name: `${name || 'person'}.vcf`, type: 'text/vcard', content: card })
}

/** Papers about a person: a signed form, a photo, a letter. */
function FilesSection({ item: { _id: id } }: ItemProps<Person>) {
  const mayEdit = useCan()(staff('people', 'edit'))
  const { query, edit } = useAttachments({
    id,
    queryKey: ['collection', 'persons', 'files', id],
    read: () => call(personFileCalls.list, { params: { id } }),
    calls: personFileCalls,
  })
  return (
    <AttachmentsSection query={query} limits={UPLOAD_LIMITS} edit={mayEdit ? edit : undefined} />
  )
}
