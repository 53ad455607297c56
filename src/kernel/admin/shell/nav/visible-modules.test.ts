import { expect, test } from 'vitest'
import { GUEST, type Principal, type Role } from '#kernel/access/roles.ts'
import { admin, allows, anyStaff, staff } from '#kernel/access/rules.ts'
import type { AdminModule, NavEntry } from '../../module.ts'
import { enabledModules, navSections } from './visible-modules.ts'

const Icon = () => null
const entry = (path: string, part: Pick<NavEntry, 'group' | 'access'>): NavEntry => ({
  path,
  label: { de: path, en: path },
  icon: Icon,
  ...part,
})
const MODULES: AdminModule[] = [
  {
    name: 'bug-tracker',
    label: { de: 'Fehler', en: 'Bugs' },
    nav: [entry('bugtracker/browse', { group: 'work', access: staff('bug-tracker', 'view') })],
  },
  {
    name: 'pages',
    label: { de: 'Seiten', en: 'Pages' },
    nav: [entry('pages/browse', { group: 'website', access: anyStaff })],
  },
  {
    name: 'config',
    label: { de: 'Konfiguration', en: 'Configuration' },
    nav: [entry('config', { group: 'system', access: admin })],
  },
]
const can = (role: Role, matrix = {}) => {
  const user: Principal = { ...GUEST, roles: [role] }
  return (access: NavEntry['access']) => allows(access, user, matrix)
}
const paths = (sections: ReturnType<typeof navSections>) =>
  sections.flatMap((section) => section.entries.map(({ path }) => path))

test('groups stand in their fixed order, whatever order modules are listed in', () => {
  expect(navSections(MODULES, can('admin')).map(({ group }) => group)).toEqual([
    'website',
    'work',
    'system',
  ])
})

test('a member sees only what the matrix grants', () => {
  expect(paths(navSections(MODULES, can('member')))).toEqual(['pages/browse'])
  expect(paths(navSections(MODULES, can('member', { 'bug-tracker': ['view'] })))).toEqual([
    'pages/browse',
    'bugtracker/browse',
  ])
})

test('a module that is switched off is gone', () => {
  expect(enabledModules(MODULES, ['pages']).map(({ name }) => name)).toEqual(['pages'])
})
