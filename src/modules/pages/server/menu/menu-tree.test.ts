import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuEntry } from '#kernel/site/frame.ts'
import { type MenuPage, menuTree } from './menu-tree.ts'

const page = (id: string, more: Partial<MenuPage> = {}): MenuPage => ({
  id,
  parent: null,
  title: id,
  linktext: '',
  href: `/${id}`,
  order: 0,
  offline: false,
  showInMenu: true,
  ...more,
})
const labels = (entries: readonly MenuEntry[]): string[] => entries.map(({ label }) => label)

test('siblings stand by order, the title breaks ties', () => {
  const pages = [page('Öl', { order: 1 }), page('Zinken'), page('Ahorn', { order: 1 })]
  expect(labels(menuTree(pages))).toEqual(['Zinken', 'Ahorn', 'Öl'])
})

test('offline pages and those not wanted in the menu are missing, with all below them', () => {
  const pages = [
    page('a', { offline: true }),
    page('a1', { parent: 'a' }),
    page('b', { showInMenu: false }),
    page('b1', { parent: 'b' }),
    page('c'),
    page('c1', { parent: 'c' }),
  ]
  const tree = menuTree(pages)
  expect(labels(tree)).toEqual(['c'])
  expect(labels(tree[0]?.children ?? [])).toEqual(['c1'])
})

test('the link text stands in the menu where there is one', () => {
  expect(labels(menuTree([page('Unsere Leistungen', { linktext: 'Leistungen' })]))).toEqual([
    'Leistungen',
  ])
})

const anyPages = fc
  .array(
    fc.record({
      order: fc.integer({ min: -3, max: 3 }),
      parent: fc.option(fc.nat(9).map(String)),
      title: fc.constantFrom('a', 'b', 'c', 'ä'),
      offline: fc.boolean(),
      showInMenu: fc.boolean(),
    }),
    { maxLength: 10 },
  )
  .map((rows) =>
    rows.map(({ parent, ...row }, at) =>
      page(String(at), { ...row, parent: parent !== null && Number(parent) < at ? parent : null }),
    ),
  )

test('in any tree no hidden page shows and the order of the rows does not matter', () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      const tree = menuTree(pages)
      const flat = (entries: readonly MenuEntry[]): string[] =>
        entries.flatMap((entry) => [entry.href, ...flat(entry.children)])
      const hidden = pages.filter(({ offline, showInMenu }) => offline || !showInMenu)
      for (const { href } of hidden) expect(flat(tree)).not.toContain(href)
      const sorted = pages.toSorted((a, b) => a.order - b.order || a.title.localeCompare(b.title))
      expect(flat(menuTree(sorted)).toSorted()).toEqual(flat(tree).toSorted())
    }),
  )
})
