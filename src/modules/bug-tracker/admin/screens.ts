import { IconBug, IconFlag3, IconLayoutKanban, IconPlus } from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { BOARD, BROWSE, CREATE, MILESTONES, PROJECTS, SETTINGS } from './paths.ts'
import { de as wordsDe } from './words.de.ts'
import { en as wordsEn } from './words.en.ts'

const view = staff('bug-tracker', 'view')
const create = staff('bug-tracker', 'create')

const label = { de: de.title, en: en.title }
const bugs = { de: de.nav.bugs, en: en.nav.bugs }
const milestones = { de: de.nav.milestones, en: en.nav.milestones }
const projects = { de: wordsDe.projects.many, en: wordsEn.projects.many }

export const bugTrackerAdmin: AdminModule = {
  name: 'bug-tracker',
  label,
  help: 'bug-tracker',
  nav: [
    { path: BROWSE, label: bugs, icon: IconBug, access: view, group: 'work' },
    { path: MILESTONES, label: milestones, icon: IconFlag3, access: view, group: 'work' },
  ],
  screens: [
    screen(BROWSE, bugs, async () => (await import('../bugs/admin/bug-screens.tsx')).BrowseBugs),
    screen(
      `${CREATE}/:id?`,
      bugs,
      async () => (await import('../bugs/admin/bug-screens.tsx')).EditBug,
    ),
    ...collectionScreens({
      paths: pathsOf(MILESTONES, { browse: MILESTONES, edit: `${MILESTONES}/:id` }),
      access: view,
      one: milestones,
      many: milestones,
      load: async () => (await import('../milestones/admin/milestones.collection.tsx')).milestones,
    }),
    ...collectionScreens({
      paths: pathsOf(PROJECTS, { browse: PROJECTS, edit: `${PROJECTS}/:id` }),
      access: view,
      one: projects,
      many: projects,
      load: async () => (await import('../projects/admin/projects.collection.ts')).projects,
    }),
    {
      path: SETTINGS,
      title: label,
      access: admin,
      lazy: async () => (await import('./settings/bug-settings.ts')).bugSettings.lazy(),
    },
  ],
  widgets: [
    {
      name: 'open-bugs',
      label: { de: de.widget.title, en: en.widget.title },
      access: view,
      place: 'main',
      lazy: async () => ({
        Component: (await import('./widget/open-bugs-widget.tsx')).OpenBugsWidget,
      }),
    },
  ],
  settings: [
    {
      path: SETTINGS,
      label,
      text: { de: de.settingsEntry, en: en.settingsEntry },
      icon: IconBug,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'new-bug',
      label: { de: de.command.create, en: en.command.create },
      icon: IconPlus,
      access: create,
      path: CREATE,
      keywords: 'bug issue ticket melden report',
    },
    {
      name: 'bug-board',
      label: { de: de.command.board, en: en.command.board },
      icon: IconLayoutKanban,
      access: view,
      path: BOARD,
      keywords: 'kanban bugs',
    },
    {
      name: 'new-milestone',
      label: { de: de.command.milestone, en: en.command.milestone },
      icon: IconFlag3,
      access: create,
      path: `${MILESTONES}/new`,
    },
  ],
  search: [
    {
      label: bugs,
      access: view,
      find: async (query) => (await import('./find-bugs.ts')).findBugHits(query),
    },
  ],
  nouns: {
    bug: { de: 'einen Fehler', en: 'a bug' },
    'bug-milestone': { de: 'einen Meilenstein', en: 'a milestone' },
    'bug-project': { de: 'ein Projekt', en: 'a project' },
  },
}

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function screen(path: string, title: Screen['title'], load: Load): Screen {
  return { path, title, access: view, lazy: async () => ({ Component: await load() }) }
}
