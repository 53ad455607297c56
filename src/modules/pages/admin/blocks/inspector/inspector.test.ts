import { describe, expect, test } from 'vitest'
import { missingFormWords } from '#kernel/admin/collection/missing-words.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { pageBlockTypes } from '../../../blocks/all-types.ts'
import { inspectorWords } from './inspector-words.ts'
import { linkOf, linkOfHref, valuesOfLink } from './links/link-values.ts'
import { withProp } from './props-of-block.ts'
import { cleanDoc } from './rich-text/clean-doc.ts'
import { inspectorFields } from './schema-fields.ts'

const TYPES = blockTypes(pageBlockTypes)
const PAGE = '0197a7de-0000-7000-8000-000000000001'

function typeNamed(name: string) {
  const type = TYPES.get(name)
  if (!type) throw new Error(`There is no block type ${name}`)
  return type
}

const kinds = (name: string) =>
  Object.fromEntries(
    Object.entries(inspectorFields(typeNamed(name))).map(([field, { kind }]) => [field, kind]),
  )

describe('the inspector', () => {
  test.each(pageBlockTypes)('has words in both languages for every field of $name', (type) => {
    const fields = inspectorFields(type)
    expect(missingFormWords(fields, inspectorWords(type.name, 'de'), [])).toEqual([])
    expect(missingFormWords(fields, inspectorWords(type.name, 'en'), [])).toEqual([])
  })

  test('offers every prop but slots and what differs in one place', () => {
    const left = pageBlockTypes.flatMap((type) =>
      Object.keys(type.schema.shape)
        .filter((name) => !Object.hasOwn(inspectorFields(type), name))
        .map((name) => `${type.name}.${name}`),
    )
    expect(left).toEqual(['section.blocks', 'column.blocks', 'global.overrides'])
  })

  test('reads kinds from schema and marks', () => {
    expect(kinds('heading')).toMatchObject({ text: 'text', level: 'custom', align: 'choice' })
    expect(kinds('image')).toMatchObject({
      file: 'custom',
      isDecorative: 'boolean',
      link: 'custom',
    })
    expect(kinds('file-list')).toEqual({ title: 'text', files: 'file' })
    expect(kinds('cards')).toMatchObject({ items: 'list', columns: 'number' })
    expect(inspectorFields(typeNamed('hero')).buttons).toMatchObject({ max: 4 })
  })

  test('a new entry of a list fits its schema', () => {
    const { buttons } = inspectorFields(typeNamed('button'))
    const made = buttons && 'makeItem' in buttons ? buttons.makeItem : undefined
    const entry: unknown = typeof made === 'function' ? made() : undefined
    const block = { type: 'button', props: { buttons: [entry] } }
    expect(checkBlocks(TYPES, [block]).faults).toEqual([])
  })

  test('an emptied number takes its default, an emptied picture stays empty', () => {
    const cards = { type: 'cards', props: { columns: 2, items: [] } }
    expect(withProp(typeNamed('cards'), cards, { name: 'columns', value: null }).props).toEqual({
      items: [],
    })
    const image = withProp(
      typeNamed('image'),
      { type: 'image', props: {} },
      { name: 'file', value: null },
    )
    expect(image.props).toEqual({ file: null })
  })
})

describe('links', () => {
  test('a form gives a link only once it leads somewhere', () => {
    expect(linkOf({ to: 'page', page: PAGE, url: 'x' })).toEqual({ to: 'page', page: PAGE })
    expect(linkOf({ to: 'page', page: null, anchor: 'zeiten' })).toEqual({
      to: 'page',
      page: null,
      anchor: 'zeiten',
    })
    expect(linkOf({ to: 'page', page: null })).toBeUndefined()
    expect(linkOf({ to: 'url', url: 'javascript:alert(1)' })).toBeUndefined()
    expect(linkOf({ to: null })).toBeUndefined()
    expect(linkOf({ to: 'product', product: null })).toBeUndefined()
  })

  test('a link to a thing of a module fits the form and comes back as it was', () => {
    const link = { to: 'thing', noun: 'product-group', thing: PAGE } as const
    expect(valuesOfLink(link)).toEqual({ to: 'product-group', 'product-group': PAGE })
    expect(linkOf(valuesOfLink(link))).toEqual(link)
    expect(valuesOfLink({ to: 'page', page: PAGE })).toEqual({ to: 'page', page: PAGE })
  })

  test('a pasted address becomes a link of its kind', () => {
    expect(linkOfHref('mailto:a@b.de?subject=x')).toEqual({ to: 'mail', mail: 'a@b.de' })
    expect(linkOfHref('https://example.org/x')).toEqual({ to: 'url', url: 'https://example.org/x' })
    expect(linkOfHref('data:text/html,x')).toBeUndefined()
  })

  test('the editor leaves no empty attributes behind', () => {
    const attrs = { to: 'page', page: null, anchor: 'a', file: null, url: null }
    const words = { type: 'text', text: 'hin', marks: [{ type: 'link', attrs }] }
    const doc = {
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { textAlign: null }, content: [words] }],
    }
    expect(cleanDoc(doc)).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'hin',
              marks: [{ type: 'link', attrs: { to: 'page', page: null, anchor: 'a' } }],
            },
          ],
        },
      ],
    })
  })
})
