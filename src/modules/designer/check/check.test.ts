import { expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { filledBlocks, newBlocks, SAMPLE, sampleData } from '#modules/pages/blocks/test-blocks.ts'
import { NO_FIELDS, type PageFields } from '#modules/pages/contract-values.ts'
import { describe as describePicture } from '../admin/publishing/describe.ts'
import { checkPage, hasErrors } from './check-page.ts'
import { type CheckFacts, factsFrom } from './facts.ts'
import { findingText, fixText, severityText } from './findings/finding-text.ts'
import { checkDe } from './findings/messages-check.de.ts'

const types = blockTypes(pageBlockTypes)
const DESCRIPTION =
  'Möbel nach Maß aus heimischem Holz: Tische, Regale und Türen aus unserer Werkstatt.'
const fields: PageFields = { ...NO_FIELDS, title: 'Über uns', meta_description: DESCRIPTION }
const facts: CheckFacts = {
  alts: new Map([
    [SAMPLE.picture, ''],
    [SAMPLE.paper, 'Ein Blatt'],
  ]),
  pages: new Map([[SAMPLE.page, 'offline']]),
  isComplete: true,
}
const gone = '019a0000-0000-7000-8000-0000000000ff'

function check(blocks: Block[], more: Partial<PageFields> = {}, known = facts) {
  return checkPage({ types, fields: { ...fields, ...more }, blocks, facts: known })
}
const rules = (blocks: Block[], more: Partial<PageFields> = {}, known = facts) =>
  check(blocks, more, known).map(({ rule, block }) => (block ? `${rule} ${block}` : rule))
const block = (id: string, type: string, props: object): Block => ({
  id,
  type,
  props: { ...props },
})
const text = block('t', 'text', { text: composeText('Worte') })

test('a whole page has nothing to say about it', () => {
  const link = { to: 'url', url: '/Impressum' }
  const fine = [
    block('h', 'hero', {
      title: 'Titel',
      level: 1,
      file: SAMPLE.paper,
      buttons: [{ label: 'Los', link }],
    }),
    text,
    block('i', 'image', { file: SAMPLE.picture, isDecorative: true }),
  ]
  expect(check(fine)).toEqual([])
})

test('a picture needs words, here or at its file, unless it is decoration', () => {
  const image = (props: object) => [text, block('i', 'image', { file: SAMPLE.picture, ...props })]
  expect(rules(image({}))).toEqual(['alt-missing i'])
  expect(hasErrors(check(image({})))).toBe(true)
  expect(rules(image({ alt: 'Tisch' }))).toEqual([])
  expect(rules(image({ file: SAMPLE.paper }))).toEqual([])
  expect(rules(image({ file: gone }))).toEqual(['file-missing i'])
  expect(rules(image({ file: null }))).toEqual(['block-empty i'])
  const hidden = {
    ...block('i', 'image', { file: SAMPLE.picture }),
    attrs: { visible: { xs: false } },
  }
  expect(rules([text, hidden])).toEqual([])
})

test('pictures of logos and cards need words, too, unless they are decoration', () => {
  const file = SAMPLE.picture
  for (const type of ['logos', 'cards']) {
    const title = type === 'cards' ? { title: 'Möbel', text: 'Aus Eiche' } : {}
    const listed = (item: object) =>
      rules([
        text,
        block('h', 'heading', { text: 'Mehr' }),
        block('l', type, { items: [{ ...title, ...item }] }),
      ])
    expect(listed({ file })).toEqual(['alt-missing l'])
    expect(listed({ file, isDecorative: true })).toEqual([])
    expect(listed({ file, [type === 'cards' ? 'alt' : 'name']: 'Tisch' })).toEqual([])
  }
})

test('a portrait is described by the name of its person', () => {
  const said = (props: object) => [
    text,
    block('q', 'quote', { text: 'Gut.', portrait: SAMPLE.picture, ...props }),
  ]
  expect(rules(said({ role: 'Kundin' }))).toEqual(['alt-missing q'])
  const [finding] = check(said({ role: 'Kundin' }))
  expect(finding).toMatchObject({ field: 'author', severity: 'error' })
  expect(rules(said({ author: 'Ada Beispiel' }))).toEqual([])
  expect(rules(said({ role: 'Kundin', isDecorative: true }))).toEqual([])
})

test('what the dialog is told goes where the picture has its words', () => {
  const finding = { rule: 'alt-missing', severity: 'error', block: 'x', fix: null } as const
  const tell = (at: object, item: object, told: object) =>
    describePicture(
      { ...finding, field: 'items', values: { item: 0 }, ...at },
      { alt: ' Tisch ', isDecorative: false, ...told },
    )(Object(item)).props
  const list = { props: { items: [{}] } }
  expect(tell({}, { type: 'logos', ...list }, {})).toEqual({
    items: [{ name: 'Tisch', isDecorative: false }],
  })
  expect(tell({}, { type: 'cards', ...list }, {})).toEqual({
    items: [{ alt: 'Tisch', isDecorative: false }],
  })
  expect(tell({}, { type: 'logos', ...list }, { isDecorative: true })).toEqual({
    items: [{ isDecorative: true }],
  })
  const quoted = { field: 'author', values: {} }
  expect(tell(quoted, { type: 'quote', props: {} }, { isDecorative: true })).toEqual({
    isDecorative: true,
  })
  expect(tell(quoted, { type: 'quote', props: { role: 'Kundin' } }, {})).toEqual({
    role: 'Kundin',
    author: 'Tisch',
  })
})

test('links have words and lead somewhere', () => {
  const buttons = (...list: object[]) => [text, block('b', 'button', { buttons: list })]
  expect(rules(buttons({ label: 'Wohin' }))).toEqual(['link-empty b'])
  expect(rules(buttons({ label: 'Wohin', link: { to: 'page', page: null } }))).toEqual([
    'link-empty b',
  ])
  expect(rules(buttons({ label: '', link: { to: 'url', url: '/x' } }))).toEqual(['link-wordless b'])
  const toPage = (page: string) => buttons({ label: 'Hin', link: { to: 'page', page } })
  expect(rules(toPage(SAMPLE.page))).toEqual(['link-offline b'])
  expect(rules(toPage(gone))).toEqual(['link-missing b'])
  expect(rules(toPage(gone), {}, { ...facts, isComplete: false })).toEqual(['link-offline b'])
  const nested = block('s', 'section', { blocks: toPage(gone) })
  expect(rules([nested])).toEqual(['link-missing b'])
})

test('one main heading, and no level is left out', () => {
  const heading = (id: string, level: number) => block(id, 'heading', { text: id, level })
  expect(rules([heading('a', 2), heading('b', 3)])).toEqual([])
  expect(rules([heading('a', 1), heading('b', 1)])).toEqual(['heading-double b'])
  expect(rules([heading('a', 3)])).toEqual(['heading-jump a'])
  expect(rules([heading('a', 2), heading('b', 4)])).toEqual(['heading-jump b'])
  const inText = block('x', 'text', { text: composeText('#### Tief') })
  expect(rules([heading('a', 2), inText])).toEqual(['heading-jump x'])
  expect(check([heading('a', 2), inText])[0]?.severity).toBe('hint')
})

test('empty blocks, foreign addresses and the words for search engines are mentioned', () => {
  expect(rules([])).toEqual(['page-empty'])
  expect(rules([block('t', 'text', {})])).toEqual(['text-empty t'])
  expect(rules([text, block('s', 'section', { blocks: [] })])).toEqual(['block-empty s'])
  const html = block('h', 'html', { html: '<img src="//maps.example/a.png">' })
  expect(check([text, html])).toMatchObject([
    { rule: 'foreign-html', values: { host: 'maps.example' } },
  ])
  const film = block('v', 'video', { url: 'https://video.example/1' })
  expect(rules([text, film])).toEqual(['foreign-video v'])
  expect(rules([text], { meta_description: '' })).toEqual(['description-missing'])
  expect(rules([text], { meta_description: 'x'.repeat(161) })).toEqual(['description-long'])
  expect(rules([text], { title: 'x'.repeat(61) })).toEqual(['title-long'])
  expect(rules([text], { meta_description: '', noindex: true })).toEqual([])
})

test('the canvas knows what visitors would see', () => {
  const blocks = [...newBlocks('de'), ...filledBlocks('de')]
  const known = factsFrom(sampleData(blocks))
  expect(known.alts.get(SAMPLE.picture)).toBe('Langer Eichentisch vor einem Fenster')
  expect(known.pages.get(SAMPLE.page)).toBe('live')
  expect(hasErrors(check(blocks, {}, known))).toBe(false)
})

test('every rule has words in both languages', () => {
  for (const rule of Object.keys(checkDe.rules)) {
    const values = { text: 'Wort', host: 'a.example', length: 70, most: 60 }
    const finding = { rule, severity: 'hint', block: null, field: null, values, fix: null } as const
    expect(findingText(finding, 'de')).not.toBe(findingText(finding, 'en'))
  }
  expect([severityText('error', 'de'), fixText('set-link', 'en')]).toEqual([
    'Fehler',
    'Choose where it leads',
  ])
})

test('unknown and broken blocks are passed over', () => {
  const strange: Block[] = [
    { type: 'unknown', props: {} },
    { id: 'x', type: 'image', props: { file: 7 } },
    { id: 'y', type: 'text', v: 99, props: {} },
  ]
  expect(rules([text, ...strange])).toEqual([])
})
