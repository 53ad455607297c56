import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { hasMainHeading } from '#modules/pages/blocks/main-heading.ts'
import { Business } from '#modules/pages/config.ts'
import type { Refs, TemplatePage } from '../../site-template.ts'
import { vereinsheim } from './template.ts'

const { business, pictures, galleries, pages, news, shop } = vereinsheim
const types = blockTypes(pageBlockTypes)

/** Ids as laying gives them; what the template does not bring has none. */
const ids = new Map<string, string>()
for (const name of [
  ...pictures.map((picture) => `picture ${picture.name}`),
  ...galleries.map((gallery) => `gallery ${gallery.key}`),
  ...pages.map((page) => `page ${page.key}`),
  ...shop.groups.map((group) => `group ${group.key}`),
]) {
  ids.set(name, `019a0000-0000-7000-8000-${String(ids.size).padStart(12, '0')}`)
}

function idOf(kind: string, name: string): string {
  const id = ids.get(`${kind} ${name}`)
  if (!id) throw new Error(`no ${kind} is called "${name}"`)
  return id
}

const refs: Refs = {
  picture: (name) => idOf('picture', name),
  gallery: (key) => idOf('gallery', key),
  page: (key) => idOf('page', key),
  group: (key) => idOf('group', key),
}

function blocksOf(page: TemplatePage, lang: Lang): Block[] {
  return page.words[lang].blocks(refs)
}

function mainHeadings(blocks: readonly Block[]): number {
  let found = 0
  eachBlock(types, blocks, (block) => {
    if (hasMainHeading([{ ...block, props: { ...block.props, blocks: [] } }])) found += 1
  })
  return found
}

describe.each(LANGS)('in %s', (lang) => {
  test.each(pages)('the blocks of $key are sound', (page) => {
    expect(checkBlocks(types, blocksOf(page, lang), lang).faults).toEqual([])
  })

  test.each(pages)('$key has exactly one main heading', (page) => {
    expect(mainHeadings(blocksOf(page, lang))).toBe(1)
  })

  test.each(pages)('$key is described, and no text of it is empty', (page) => {
    const { title, description } = page.words[lang]
    expect(title).not.toBe('')
    expect(description.length).toBeGreaterThan(50)
    expect(JSON.stringify(blocksOf(page, lang))).not.toMatch(/"(?:text|title|caption)":""/)
  })

  test('no two sisters share an address', () => {
    const addresses = pages.map(({ parent, words }) => `${parent ?? ''}/${words[lang].slug}`)
    expect(new Set(addresses).size).toBe(pages.length)
  })

  test('only known facts of the business are named', () => {
    const written = JSON.stringify([
      pages.map((page) => [page.words[lang], blocksOf(page, lang)]),
      news,
    ])
    const tokens = new Set([...written.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name]) => name))
    const known = [
      'name',
      'legal_name',
      'address',
      'phone',
      'email',
      'city',
      'owner',
      'contact',
      'letter',
    ]
    expect([...tokens].sort()).toEqual(known.map((fact) => `business.${fact}`).sort())
  })
})

test('every picture the pages, news and galleries name is there, and each is used', () => {
  const shown = pages.flatMap((page) =>
    LANGS.flatMap((lang) => refsIn(types, blocksOf(page, lang)).files),
  )
  const named = [
    ...pages.flatMap(({ image }) => image ?? []),
    ...news.map(({ cover }) => cover),
    ...galleries.flatMap(({ items }) => items.map(({ picture }) => picture)),
  ].map(refs.picture)
  const used = new Set([...shown, ...named])
  expect(pictures.filter(({ name }) => !used.has(refs.picture(name)))).toEqual([])
})

test('every page leads on, parents stand before their children, and the action exists', () => {
  const keys = pages.map(({ key }) => key)
  for (const [at, { parent }] of pages.entries()) {
    if (parent) expect(keys.slice(0, at)).toContain(parent)
  }
  expect(keys).toEqual(expect.arrayContaining(['home', 'terms', vereinsheim.action?.page]))
})

test('the facts of the business are valid, and its numbers lead nowhere', () => {
  expect(Business.parse(business).legal_form).toBe('club')
  expect(business.phone).toMatch(/^\+49 (?:30 23125 \d{3}|171 39200 \d{2})$/)
  expect(business.email).toMatch(/\.example$/)
})

test('names and words of pictures, galleries and news stand in both languages', () => {
  const labels = [
    ...pictures.map(({ alt }) => alt),
    ...galleries.flatMap(({ title, items }) => [title, ...items.map(({ caption }) => caption)]),
    ...news.flatMap(({ words: { de, en } }) => [
      { de: de.title, en: en.title },
      { de: de.summary, en: en.summary },
      { de: de.content, en: en.content },
    ]),
  ]
  for (const { de, en } of labels) {
    expect(de.trim()).not.toBe('')
    expect(en.trim()).not.toBe('')
    expect(en).not.toBe(de)
  }
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
})
