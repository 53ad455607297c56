import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { de } from '../../messages.de.ts'
import { en } from '../../messages.en.ts'
import { messages } from '../../messages.ts'
import { configSource } from '../pickers.tsx'
import { GrantMatrix } from './grant-matrix.tsx'
import type { Grants } from './grants.ts'

export const permissionsSettings = settingsScreen({
  path: 'settings/permissions',
  title: { de: de.permissions.title, en: en.permissions.title },
  access: admin,
  section: permissionsSection,
  source: configSource,
  words: wordsOf(messages, 'permissions'),
  fields: { member: customField<Grants>({ empty: {}, Input: GrantMatrix, plain: inWords }) },
  form: { main: { grants: ['member'] } },
})

function inWords(grants: Grants, { lang }: { lang: 'de' | 'en' }): string {
  const words = { de, en }[lang].permissions
  return Object.entries(grants)
    .map(([module, actions]) => `${module}: ${actions.map((action) => words[action]).join(', ')}`)
    .join('; ')
}
