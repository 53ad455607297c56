import {
  IconAddressBook,
  IconFileImport,
  IconUserPlus,
  IconUserQuestion,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { importScreen } from '#kernel/admin/imports/screen-of.tsx'
import type { AdminModule, Screen, SearchHit } from '#kernel/admin/module.ts'
import { call } from '#kernel/client/call.ts'
import { person } from '../persons/person.ts'
import { fullName } from '../persons/shown-name.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { BROWSE, CANDIDATES, EDIT, IMPORT, personPath } from './paths.ts'

const view = staff('people', 'view')
const create = staff('people', 'create')
const label = { de: de.title, en: en.title }
const add = { de: de.command.add, en: en.command.add }

export const peopleAdmin: AdminModule = {
  name: 'people',
  label,
  nav: [{ path: BROWSE, label, icon: IconAddressBook, access: view, group: 'contacts' }],
  screens: [
    screen(BROWSE, async () => (await screens()).BrowsePersons),
    screen(`${EDIT}/:id?`, async () => (await screens()).EditPerson),
    importScreen({
      path: IMPORT,
      title: label,
      access: create,
      kind: 'persons',
      above: async () => (await import('../imports/admin/people-nav.tsx')).PeopleNav,
    }),
  ],
  widgets: [
    {
      name: 'people',
      access: view,
      place: 'side',
      lazy: async () => ({ Component: (await import('./widget/people-widget.tsx')).PeopleWidget }),
    },
  ],
  commands: [
    {
      name: 'add-person',
      label: add,
      icon: IconUserPlus,
      access: create,
      path: EDIT,
      keywords: 'kontakt kunde mitglied gast contact customer member guest',
    },
    {
      name: 'import-persons',
      label: { de: de.files.command, en: en.files.command },
      icon: IconFileImport,
      access: create,
      path: IMPORT,
      keywords: 'csv vcard vcf import outlook google adressbuch address book',
    },
    {
      name: 'candidates',
      label: { de: de.command.candidates, en: en.command.candidates },
      icon: IconUserQuestion,
      access: view,
      path: CANDIDATES,
      keywords: 'doppelt dubletten duplikate duplicates merge',
    },
  ],
  search: [{ label, access: view, find: findHits }],
  grants: [{ name: 'members', label: { de: de.grant, en: en.grant }, actions: ['view', 'edit'] }],
  nouns: { person: { de: 'eine Person', en: 'a person' } },
}

function screens() {
  return import('../persons/admin/person-screens.tsx')
}

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function screen(path: string, load: Load): Screen {
  return { path, title: label, access: view, lazy: async () => ({ Component: await load() }) }
}

const SHOWN = 6

async function findHits(search: string): Promise<SearchHit[]> {
  if (search.trim() === '') return []
  const { items } = await call(person.calls.search, { body: { search, limit: SHOWN } })
  return items.map((one) => ({
    label: fullName(one) || (one.contacts[0]?.value ?? '–'),
    hint: [one.company, one.contacts[0]?.value].filter(Boolean).join(' · '),
    path: personPath(one._id),
  }))
}
