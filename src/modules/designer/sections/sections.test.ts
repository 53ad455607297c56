import { expect, test } from 'vitest'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { NO_FIELDS } from '#modules/pages/contract-values.ts'
import { checkPage, hasErrors } from '../check/check-page.ts'
import { pageTemplates } from './page-templates.ts'
import { SECTION_GROUPS } from './ready-section.ts'
import { groupLabel, readySections } from './ready-sections.ts'

const types = blockTypes(pageBlockTypes)

function idsOf(blocks: readonly Block[]): string[] {
  const ids: string[] = []
  eachBlock(types, blocks, ({ id = '' }) => ids.push(id))
  return ids
}

function check(title: string, blocks: readonly Block[]) {
  const fields = { ...NO_FIELDS, title }
  return checkPage({
    types,
    fields,
    blocks,
    facts: { alts: new Map(), pages: new Map(), isComplete: true },
  })
}

test.each(LANGS)('every section can be stored as it is (%s)', (lang: Lang) => {
  const sections = readySections(lang)
  expect(sections.length).toBeGreaterThanOrEqual(24)
  for (const { name, blocks } of sections) {
    const { blocks: checked, faults } = checkBlocks(types, blocks, lang)
    expect(faults, name).toEqual([])
    expect(checked, name).toEqual(blocks)
  }
  const ids = sections.flatMap(({ blocks }) => idsOf(blocks))
  expect(new Set(ids).size).toBe(ids.length)
})

test('both languages have the same sections, and every group has one', () => {
  const [german, english] = [readySections('de'), readySections('en')]
  expect(english.map(({ name }) => name)).toEqual(german.map(({ name }) => name))
  expect([...new Set(german.map(({ group }) => group))]).toEqual([...SECTION_GROUPS])
  expect(new Set(german.map(({ title }) => title)).size).toBe(german.length)
  expect(groupLabel('opening', 'de')).toBe('Einstieg')
  for (const [at, { name, blocks }] of german.entries()) {
    const other = english[at]?.blocks ?? []
    expect(idsOf(other), name).toEqual(idsOf(blocks))
    expect(JSON.stringify(other), name).not.toBe(JSON.stringify(blocks))
  }
})

test.each(LANGS)('a page template has one main heading and no errors (%s)', (lang: Lang) => {
  const templates = pageTemplates(lang)
  expect(templates).toHaveLength(8)
  const known = new Set(readySections(lang).map(({ name }) => name))
  for (const { name, title, sections, blocks } of templates) {
    expect(
      sections.filter((section) => !known.has(section)),
      name,
    ).toEqual([])
    const main = JSON.stringify(blocks).match(/"level":1/g) ?? []
    expect(main, name).toHaveLength(1)
    const ids = idsOf(blocks)
    expect(new Set(ids).size, name).toBe(ids.length)
    const findings = check(title, blocks)
    expect(hasErrors(findings), name).toBe(false)
    expect(
      findings.filter(({ rule }) => rule === 'heading-jump'),
      name,
    ).toEqual([])
  }
})
