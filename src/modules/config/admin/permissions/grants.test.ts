import { expect, test } from 'vitest'
import { ACTIONS, admin, staff } from '#kernel/access/rules.ts'
import { type Grants, grantRows, withActions, withGrant, withWhole } from './grants.ts'

const bug = { module: 'bug-tracker' }

test('granting an action grants seeing too, in a fixed order', () => {
  expect(withGrant({}, { ...bug, action: 'delete' }, true)).toEqual({
    'bug-tracker': ['view', 'delete'],
  })
  expect(
    withGrant({ 'bug-tracker': ['view', 'export'] }, { ...bug, action: 'edit' }, true),
  ).toEqual({ 'bug-tracker': ['view', 'edit', 'export'] })
})

test('taking an action leaves the others', () => {
  const matrix: Grants = { 'bug-tracker': ['view', 'edit'], pages: ['view'] }
  expect(withGrant(matrix, { ...bug, action: 'edit' }, false)).toEqual({
    'bug-tracker': ['view'],
    pages: ['view'],
  })
})

test('taking the right to see takes everything', () => {
  const matrix: Grants = { 'bug-tracker': [...ACTIONS], pages: ['view'] }
  expect(withGrant(matrix, { ...bug, action: 'view' }, false)).toEqual({ pages: ['view'] })
})

test('all actions of a module are set at once', () => {
  expect(withActions({}, 'bug-tracker', ACTIONS)).toEqual({ 'bug-tracker': ACTIONS })
  expect(withActions({ 'bug-tracker': ['view'] }, 'bug-tracker', [])).toEqual({})
})

test('only modules that ask for a member’s permission have a row', () => {
  const label = { de: 'Fehler', en: 'Bugs' }
  const screen = { path: 'x', title: label, lazy: async () => ({ Component: () => null }) }
  const rows = grantRows([
    { name: 'bug-tracker', label, screens: [{ ...screen, access: staff('bug-tracker', 'view') }] },
    { name: 'config', label, screens: [{ ...screen, access: admin }] },
    { name: 'empty', label },
  ])
  expect(rows).toEqual([{ module: 'bug-tracker', label }])
})

test('part of a module has a line of its own, and is granted with seeing the module', () => {
  const label = { de: 'Seiten', en: 'Pages' }
  const screen = { path: 'x', title: label, lazy: async () => ({ Component: () => null }) }
  const screens = [{ ...screen, access: staff('pages', 'view') }]
  const grants = [{ name: 'pages-content', label, actions: ['view', 'edit'] as const }]
  const [, part] = grantRows([{ name: 'pages', label, screens, grants }])
  expect(part).toMatchObject({ module: 'pages-content', actions: ['view', 'edit'] })
  const granted = withGrant({}, { module: 'pages-content', action: 'edit' }, true)
  expect(part && withWhole(granted, part)).toEqual({
    pages: ['view'],
    'pages-content': ['view', 'edit'],
  })
  expect(part && withWhole({ pages: ['view'] }, part)).toEqual({ pages: ['view'] })
})
