import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { linksOfBlocks } from '#kernel/site/block/values/refs-in.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { hasMainHeading } from '#modules/pages/blocks/main-heading.ts'
import { Business } from '#modules/pages/config.ts'
import type { Refs } from '../../site-template.ts'
import { backhaus } from './template.ts'

const types = blockTypes(pageBlockTypes)
const { pages, pictures, galleries, news, shop } = backhaus
const each = pages.flatMap((page) => LANGS.map((lang) => [page.key, lang] as const))

describe('the bakery', () => {
  test.each(each)('page %s in %s holds only blocks that may be stored', (key, lang) => {
    const { faults } = checkBlocks(types, blocksOf(key, lang), lang)
    expect(faults).toEqual([])
  })

  test.each(each)('page %s in %s has one main heading', (key, lang) => {
    const main = leaves(blocksOf(key, lang)).filter((block) => hasMainHeading([block]))
    expect(main).toHaveLength(1)
  })

  test('German and English pages are built alike', () => {
    for (const { key } of pages) {
      const [de, en] = LANGS.map((lang) => leaves(blocksOf(key, lang)).map(({ type }) => type))
      expect(en).toEqual(de)
    }
  })

  test('links to places on a page find their place', () => {
    for (const [key, lang] of each) {
      for (const link of linksOfBlocks(types, blocksOf(key, lang))) {
        if (link.to !== 'page' || !link.anchor) continue
        const aim = pages.find((page) => idOf('page', page.key) === link.page)
        const anchors = leaves(blocksOf(aim?.key ?? '', lang)).map(({ props }) => props.anchor)
        expect(anchors).toContain(link.anchor)
      }
    }
  })

  test('parents stand before their children, slugs are unique, only home has none', () => {
    const keys = pages.map(({ key }) => key)
    for (const { key, parent } of pages) {
      if (parent) expect(keys.indexOf(parent)).toBeLessThan(keys.indexOf(key))
    }
    for (const lang of LANGS) {
      const slugs = pages.map(({ words }) => words[lang].slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.indexOf('')).toBe(keys.indexOf('home'))
    }
  })

  test('covers, shared pictures and galleries name pictures that exist', () => {
    const named = [
      ...news.map(({ cover }) => cover),
      ...pages.flatMap(({ image }) => image ?? []),
      ...galleries.flatMap(({ items }) => items.map(({ picture }) => picture)),
    ]
    expect(named.filter((name) => !pictures.some((picture) => picture.name === name))).toEqual([])
  })

  test('the facts are complete and may be stored', () => {
    const facts = Business.parse(backhaus.business)
    expect(facts.email).toMatch(/\.example$/)
    expect(facts.hours.flatMap(({ days }) => days)).toHaveLength(7)
  })

  test.each(pictures)('picture $name is described', ({ alt, focal }) => {
    expect(alt.de.length).toBeGreaterThan(20)
    expect(alt.en.length).toBeGreaterThan(20)
    expect(Math.min(focal.x, focal.y)).toBeGreaterThan(0)
    expect(Math.max(focal.x, focal.y)).toBeLessThan(1)
  })
})

/** Refs that know only what the template brings. */
const refs: Refs = {
  picture: (name) =>
    known(
      'picture',
      name,
      pictures.map((picture) => picture.name),
    ),
  gallery: (key) =>
    known(
      'gallery',
      key,
      galleries.map((gallery) => gallery.key),
    ),
  page: (key) =>
    known(
      'page',
      key,
      pages.map((page) => page.key),
    ),
  group: (key) =>
    known(
      'group',
      key,
      shop.groups.map((group) => group.key),
    ),
}

function known(kind: string, name: string, names: readonly string[]): string {
  if (!names.includes(name)) throw new Error(`no ${kind} is called ${name}`)
  return idOf(kind, name)
}

/** A made-up id that is the same for the same name. */
function idOf(kind: string, name: string): string {
  const hex = Buffer.from(`${name}${kind}`.padEnd(12)).toString('hex').slice(0, 12)
  const rest = Buffer.from(name.slice(-4).padEnd(4)).toString('hex')
  return `${rest}-0000-4000-8000-${hex}`
}

function blocksOf(key: string, lang: Lang): Block[] {
  const page = pages.find((one) => one.key === key)
  if (!page) throw new Error(`no page is called ${key}`)
  return page.words[lang].blocks(refs)
}

/** All blocks that hold no others. */
function leaves(blocks: readonly Block[]): Block[] {
  const found: Block[] = []
  eachBlock(types, blocks, (block, type) => {
    if (!type.slots) found.push(block)
  })
  return found
}
