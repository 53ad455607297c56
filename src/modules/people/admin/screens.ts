import {
  IconAddressBook,
  IconFileImport,
  IconUserPlus,
  IconUserQuestion,
  IconUsersGroup,
  IconUsersPlus,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import { importScreen } from '#kernel/admin/imports/screen-of.tsx'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de as segmentsDe } from '../segments/admin/messages.de.ts'
import { en as segmentsEn } from '../segments/admin/messages.en.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { BROWSE, CANDIDATES, EDIT, IMPORT, SEGMENTS } from './paths.ts'

const view = staff('people', 'view')
const create = staff('people', 'create')
const label = { de: de.title, en: en.title }
const segments = { de: segmentsDe.title, en: segmentsEn.title }
const add = { de: de.command.add, en: en.command.add }

const loadNav = async () => (await import('./people-nav.tsx')).PeopleNav

export const peopleAdmin: AdminModule = {
  name: 'people',
  label,
  help: 'people',
  nav: [{ path: BROWSE, label, icon: IconAddressBook, access: view, group: 'contacts' }],
  screens: [
    screen(BROWSE, async () => (await screens()).BrowsePersons),
    screen(`${EDIT}/:id?`, async () => (await screens()).EditPerson),
    ...collectionScreens({
      paths: pathsOf(SEGMENTS, { browse: SEGMENTS }),
      access: view,
      one: segments,
      many: segments,
      load: async () => (await import('../segments/admin/segments.collection.tsx')).personSegments,
      above: loadNav,
    }),
    importScreen({
      path: IMPORT,
      title: label,
      access: create,
      kind: 'persons',
      above: loadNav,
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
    {
      name: 'segments',
      label: { de: segmentsDe.command.all, en: segmentsEn.command.all },
      icon: IconUsersGroup,
      access: view,
      path: SEGMENTS,
      keywords: 'zielgruppe empfänger filter audience recipients',
    },
    {
      name: 'add-segment',
      label: { de: segmentsDe.command.add, en: segmentsEn.command.add },
      icon: IconUsersPlus,
      access: staff('people', 'create'),
      path: `${SEGMENTS}/edit`,
      keywords: 'zielgruppe empfänger audience recipients',
    },
  ],
  search: [
    {
      label,
      access: view,
      find: async (query) => (await import('./find-people.ts')).findHits(query),
    },
  ],
  grants: [{ name: 'members', label: { de: de.grant, en: en.grant }, actions: ['view', 'edit'] }],
  nouns: {
    person: { de: 'eine Person', en: 'a person' },
    'person-segment': { de: 'ein Segment', en: 'a segment' },
  },
}

function screens() {
  return import('../persons/admin/person-screens.tsx')
}

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function screen(path: string, load: Load): Screen {
  return { path, title: label, access: view, lazy: async () => ({ Component: await load() }) }
}
