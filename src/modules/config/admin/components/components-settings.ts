import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import { de } from '../../messages.de.ts'
import { en } from '../../messages.en.ts'
import { messages } from '../../messages.ts'
import { configSource } from '../pickers.tsx'
import { ModuleSwitches } from './module-switches.tsx'
import type { Switched } from './switches.ts'

export const componentsSettings = settingsScreen({
  path: 'components',
  title: { de: de.components.title, en: en.components.title },
  access: admin,
  section: enabledComponentsSection,
  source: configSource,
  words: wordsOf(messages, 'components'),
  fields: {
    modules: customField<Switched>({ empty: {}, Input: ModuleSwitches, plain: inSigns }),
  },
  form: { main: { modules: ['modules'] } },
})

/** 'shop ✓, newsletter ✗' */
function inSigns(switched: Switched): string {
  return Object.entries(switched)
    .map(([name, isOn]) => `${name} ${isOn ? '✓' : '✗'}`)
    .join(', ')
}
