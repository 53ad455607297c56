import { IconBriefcase, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { APPLICATIONS, POSITIONS, SETTINGS } from './paths.ts'

const view = staff('applications', 'view')
const label = { de: de.title, en: en.title }
const positions = { de: de.positionsTitle, en: en.positionsTitle }

export const applicationsAdmin: AdminModule = {
  name: 'applications',
  label,
  help: 'applications',
  nav: [
    { path: APPLICATIONS, label, icon: IconUserPlus, access: view, group: 'contacts' },
    { path: POSITIONS, label: positions, icon: IconBriefcase, access: view, group: 'contacts' },
  ],
  screens: [
    ...collectionScreens({
      paths: pathsOf(APPLICATIONS, { browse: APPLICATIONS, edit: `${APPLICATIONS}/:id` }),
      access: view,
      one: label,
      many: label,
      load: async () =>
        (await import('../applications/admin/applications.collection.tsx')).applications,
    }),
    ...collectionScreens({
      paths: pathsOf(POSITIONS, { browse: POSITIONS, edit: `${POSITIONS}/:id` }),
      access: view,
      one: positions,
      many: positions,
      load: async () => (await import('../positions/admin/positions.collection.tsx')).positions,
    }),
    {
      path: SETTINGS,
      title: label,
      access: admin,
      lazy: async () => (await import('./application-settings.ts')).applicationSettings.lazy(),
    },
  ],
  widgets: [
    {
      name: 'applications',
      access: view,
      place: 'main',
      lazy: async () => ({
        Component: (await import('./applications-widget.tsx')).ApplicationsWidget,
      }),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label,
      text: { de: de.settingsEntry, en: en.settingsEntry },
      icon: IconUserPlus,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'applications',
      label: { de: de.command.list, en: en.command.list },
      icon: IconUserPlus,
      access: view,
      path: APPLICATIONS,
      keywords: 'bewerber jobs applicants',
    },
    {
      name: 'new-position',
      label: { de: de.command.createPosition, en: en.command.createPosition },
      icon: IconPlus,
      access: staff('applications', 'create'),
      path: `${POSITIONS}/new`,
      keywords: 'job stelle stellenanzeige vacancy',
    },
  ],
  nouns: {
    application: { de: 'eine Bewerbung', en: 'an application' },
    position: { de: 'eine Stelle', en: 'a position' },
  },
}
