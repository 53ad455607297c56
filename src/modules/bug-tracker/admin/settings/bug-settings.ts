import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { colour } from '#kernel/admin/fields/kinds/colour-field.tsx'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group, list } from '#kernel/admin/fields/structured/group-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { configSource } from '#modules/config/admin/pickers.tsx'
import type { Priority, Severity } from '../../bugs/bug-values.ts'
import { bugTrackerSection } from '../../config.ts'
import { ProjectsCard } from '../../projects/admin/projects-card.tsx'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { adminWords } from '../messages.ts'
import { SETTINGS } from '../paths.ts'
import { projectSource } from '../pickers.tsx'

const days = number({ required: true, min: 1, max: 365 })

export const bugSettings = settingsScreen({
  path: SETTINGS,
  title: { de: de.title, en: en.title },
  access: admin,
  section: bugTrackerSection,
  source: configSource,
  words: wordsOf(adminWords, 'settings'),
  fields: {
    reporting: choice(['staff', 'users', 'anyone'], { required: true }),
    confirm_addresses: boolean(),
    default_project: reference(projectSource),
    needs_info_days: days,
    trash_days: days,
    types: list(
      {
        key: text({ required: true, max: 40, code: true, pattern: /^[a-z][a-z0-9_-]*$/ }),
        de: text({ required: true, max: 60 }),
        en: text({ required: true, max: 60 }),
      },
      { min: 1, max: 20 },
    ),
    environments: tags({ max: 50 }),
    severity_colours: group<Record<Severity, string>>({
      trivial: colour(),
      minor: colour(),
      major: colour(),
      critical: colour(),
      blocker: colour(),
    }),
    priority_colours: group<Record<Priority, string>>({
      low: colour(),
      normal: colour(),
      high: colour(),
      urgent: colour(),
    }),
  },
  form: {
    main: {
      reporting: ['reporting', 'confirm_addresses'],
      projects: ProjectsCard,
      lists: ['types', 'environments'],
      colours: ['severity_colours', 'priority_colours'],
    },
    side: { defaults: ['default_project'], deadlines: ['needs_info_days', 'trash_days'] },
  },
})
