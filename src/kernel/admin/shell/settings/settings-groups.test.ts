import { expect, test } from 'vitest'
import { admin } from '#kernel/access/rules.ts'
import type { AdminModule, SettingsEntry } from '../../module.ts'
import { settingsSections } from './settings-groups.ts'

const Icon = () => null
const label = { de: '', en: '' }
const entry = (path: string, group?: SettingsEntry['group']): SettingsEntry => ({
  path,
  label,
  text: label,
  icon: Icon,
  access: admin,
  ...(group && { group }),
})
const MODULES: AdminModule[] = [
  {
    name: 'bug-tracker',
    label,
    nav: [{ path: 'bugs', label, icon: Icon, access: admin, group: 'work' }],
    settings: [entry('bugs')],
  },
  { name: 'config', label, settings: [entry('system'), entry('mail', 'business')] },
  { name: 'pages', label, settings: [entry('seo', 'website'), entry('business', 'business')] },
]

test('settings begin with the business, whatever order modules are listed in', () => {
  const sections = settingsSections(MODULES, () => true)
  expect(sections.map(({ group, entries }) => [group, ...entries.map(({ path }) => path)])).toEqual(
    [
      ['business', 'mail', 'business'],
      ['website', 'seo'],
      ['work', 'bugs'],
      ['system', 'system'],
    ],
  )
})

test('a group without anything this person may set is not there', () => {
  expect(settingsSections(MODULES, () => false)).toEqual([])
})
