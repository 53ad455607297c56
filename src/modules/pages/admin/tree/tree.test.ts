import { describe, expect, test } from 'vitest'
import { dropPage, stepPage, withPlacings } from './tree-moves.ts'
import { isWithin, type Leaf, treeRows } from './tree-rows.ts'

/** home, about (team, history), contact */
const PAGES: Leaf[] = [
  { _id: 'contact', parent_page: null, order: 20 },
  { _id: 'home', parent_page: null, order: 0 },
  { _id: 'about', parent_page: null, order: 10 },
  { _id: 'history', parent_page: 'about', order: 2 },
  { _id: 'team', parent_page: 'about', order: 1 },
]

const drawn = (pages: readonly Leaf[]) =>
  treeRows(pages, new Set()).map(({ page, level }) => `${'-'.repeat(level)}${page._id}`)
const placed = (placings: ReturnType<typeof stepPage>) => drawn(withPlacings(PAGES, placings ?? []))

describe('the tree of pages', () => {
  test('is drawn in order, without what lies below closed pages', () => {
    expect(drawn(PAGES)).toEqual(['-home', '-about', '--team', '--history', '-contact'])
    const rows = treeRows(PAGES, new Set(['about']))
    expect(rows.map(({ page }) => page._id)).toEqual(['home', 'about', 'contact'])
    expect(rows[1]).toMatchObject({ hasChildren: true, isOpen: false, place: 2, count: 3 })
  })

  test('a page whose parent is unknown stands at the top', () => {
    expect(drawn([{ _id: 'lost', parent_page: 'gone', order: 3 }])).toEqual(['-lost'])
  })

  test('steps move a page among its neighbours, into the one above and out again', () => {
    expect(placed(stepPage(PAGES, 'contact', 'up'))).toEqual([
      '-home',
      '-contact',
      '-about',
      '--team',
      '--history',
    ])
    expect(placed(stepPage(PAGES, 'contact', 'in')).slice(-1)).toEqual(['--contact'])
    expect(placed(stepPage(PAGES, 'team', 'out'))).toEqual([
      '-home',
      '-about',
      '--history',
      '-team',
      '-contact',
    ])
  })

  test('a step that leads nowhere is none', () => {
    expect(stepPage(PAGES, 'home', 'up')).toBeUndefined()
    expect(stepPage(PAGES, 'home', 'in')).toBeUndefined()
    expect(stepPage(PAGES, 'home', 'out')).toBeUndefined()
    expect(stepPage(PAGES, 'contact', 'down')).toBeUndefined()
  })

  test('a page is dropped before, after and into others, never into itself or below itself', () => {
    const before = dropPage(PAGES, 'contact', { target: 'team', side: 'before' })
    expect(placed(before)).toEqual(['-home', '-about', '--contact', '--team', '--history'])
    expect(dropPage(PAGES, 'about', { target: 'team', side: 'inside' })).toBeUndefined()
    expect(dropPage(PAGES, 'about', { target: 'about', side: 'inside' })).toBeUndefined()
    expect(dropPage(PAGES, 'home', { target: 'about', side: 'before' })).toBeUndefined()
    expect(isWithin(PAGES, 'team', 'about')).toBe(true)
  })
})
