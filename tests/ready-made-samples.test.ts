import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { sampleBlocks } from '#kernel/site/block/values/sample.ts'
import { pageTemplates } from '#modules/designer/sections/page-templates.ts'
import { readySections } from '#modules/designer/sections/ready-sections.ts'
import { designerOf } from '#modules/designer/server/test-designer.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { OnlineState } from '#modules/starter/contract-online.ts'
import type { Caller } from './caller.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const types = blockTypes(pageBlockTypes)
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})
afterAll(() => app.close())

const samplesOf = async (page: string) => {
  const { samples } = (await admin.get('/api/v0/starter/online/')).parse(OnlineState)
  return samples.find((one) => one.page === page)?.count ?? 0
}

function section(name: string): Block[] {
  return readySections('de').find((one) => one.name === name)?.blocks ?? []
}

test.each(['de', 'en'] as const)(
  'nothing ready-made speaks of a business unmarked (%s)',
  (lang) => {
    const { blocks } = readySections(lang).find(({ name }) => name === 'voices-three') ?? {}
    expect(sampleBlocks(types, blocks ?? []).map(({ type }) => type)).toContain('quote')
    for (const { name, blocks: whole } of pageTemplates(lang))
      expect(sampleBlocks(types, whole).length, name).toBeGreaterThan(1)
  },
)

test('a page that begins with a layout is named before going online', async () => {
  const { make, save } = pageClient(admin)
  const { blocks = [] } = pageTemplates('de').find(({ name }) => name === 'about') ?? {}
  const { _id: page } = await make('Wer wir sind')
  expect(await samplesOf(page)).toBe(0)
  expect((await save(page, { blocks })).status).toBe(200)
  expect(await samplesOf(page)).toBe(sampleBlocks(types, blocks).length)
})

test('a section put on a page keeps its marks until its words are the owner’s', async () => {
  const { make, save } = pageClient(admin)
  const { _id: page } = await make('Stimmen')
  const blocks = section('voices-three')
  const marked = sampleBlocks(types, blocks)
  const quote = marked.find(({ type }) => type === 'quote')
  await designerOf(admin).merge({ page, before: [], after: blocks, base: 1 })
  expect(await samplesOf(page)).toBe(marked.length)
  const said = JSON.stringify(quote?.props.text)
  const own = JSON.parse(JSON.stringify(blocks).replace(said, '"Unsere eigenen Worte"'))
  await save(page, { blocks: own })
  expect(await samplesOf(page)).toBe(marked.length - 1)
  // Sent once more, the mark does not come back.
  await save(page, { blocks: own })
  expect(await samplesOf(page)).toBe(marked.length - 1)
})

test('a copy of a sample is a sample, and one that was removed comes back as one', async () => {
  const { make, save } = pageClient(admin)
  const { _id: page } = await make('Zweimal')
  const blocks = section('voice-one')
  const count = sampleBlocks(types, blocks).length
  const copy = JSON.parse(JSON.stringify(blocks).replaceAll('voice-one-', 'copy-'))
  await save(page, { blocks: [...blocks, ...copy] })
  expect(await samplesOf(page)).toBe(2 * count)
  await save(page, { blocks: copy })
  expect(await samplesOf(page)).toBe(count)
  await save(page, { blocks: [...blocks, ...copy] })
  expect(await samplesOf(page)).toBe(2 * count)
})
