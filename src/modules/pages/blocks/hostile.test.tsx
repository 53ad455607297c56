import { renderToStaticMarkup } from 'react-dom/server'
import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { blockViews } from '#kernel/site/block/block-view.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import { HOSTILE_TEXTS } from '#kernel/site/block/test-hostile-texts.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { pageBlockTypes } from './all-types.ts'
import { pageBlockViews } from './all-views.ts'
import { filledBlocks, newBlocks, sampleData } from './test-blocks.ts'

const types = blockTypes(pageBlockTypes)
const views = blockViews(pageBlockViews)
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/

type Path = readonly (string | number)[]

type Field = { block: Block; path: Path }

/** Every field that holds a text, whatever it means; of the entries of a list, the first that has it. */
function fieldsOf(blocks: readonly Block[]): Field[] {
  const fields = new Map<string, Field>()
  for (const block of blocks) {
    // Blocks inside it are tried by themselves.
    const { blocks: _, ...own } = block.props
    for (const path of textPlaces(own)) {
      const name = path.join('.').replace(/\b\d+\b/g, '*')
      if (!fields.has(name)) fields.set(name, { block, path })
    }
  }
  return [...fields.values()]
}

function textPlaces(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textPlaces(inner, [...path, name]))
}

function withText<T>(value: T, path: Path, text: string): T {
  const copy = structuredClone(value)
  let at: unknown = copy
  for (const step of path.slice(0, -1)) at = Reflect.get(Object(at), step)
  Reflect.set(Object(at), path.at(-1) ?? '', text)
  return copy
}

/** Faults of what reaches the page, read as a browser reads it. */
function faultsIn(html: string): string[] {
  const faults: string[] = []
  const see = (tagName: string, attribs: Record<string, string>) => {
    if (tagName === 'script' || tagName === 'object' || tagName === 'embed') faults.push(tagName)
    for (const [name, value] of Object.entries(attribs)) {
      if (/^on/i.test(name)) faults.push(`${tagName} ${name}`)
      const isAddress = ['href', 'src', 'action', 'poster', 'formaction'].includes(name)
      if (isAddress && !SAFE.test(value)) faults.push(`${tagName} ${name}=${value}`)
    }
    return { tagName, attribs }
  }
  const all = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const
  sanitizeHtml(html, { ...all, transformTags: { '*': see } })
  return faults
}

/** A schema knows more texts than a sample says: fields that are empty at first are filled in. */
function samplesOf(type: string): Block[] {
  const schema = types.get(type)?.schema
  const samples = [...newBlocks('de'), ...filledBlocks('de')].filter((block) => block.type === type)
  return samples.map((block) => {
    const props: Block['props'] = schema?.parse(block.props) ?? block.props
    // Only the buttons differ from one to the next: each leads somewhere else.
    return { ...block, props: type === 'button' ? props : firstOnly(props) }
  })
}

function firstOnly<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, inner) => (Array.isArray(inner) ? inner.slice(0, 1) : inner)),
  )
}

test('there are enough hostile texts, all different', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(300)
  expect(HOSTILE_TEXTS.length).toBe(new Set(HOSTILE_TEXTS).size)
})

test('the judge sees what it must', () => {
  expect(faultsIn('<p onclick="x">a<script>1</script></p>')).toEqual(['p onclick', 'script'])
  expect(faultsIn('<a href=" javascript:x">')).toHaveLength(1)
})

test.each(pageBlockTypes.map(({ name }) => name))(
  'no hostile text in any field of a %s becomes markup or an address',
  (type) => {
    for (const { block, path } of fieldsOf(samplesOf(type))) {
      const blocks = HOSTILE_TEXTS.map((text, at) => {
        return { ...block, id: `h${at}`, props: withText(block.props, path, text) }
      })
      // Stored or not: what the check refuses may still have come in another way.
      expect(() => checkBlocks(types, blocks)).not.toThrow()
      const data = sampleData(blocks)
      const drawn = renderToStaticMarkup(renderBlocks({ blocks, types, views, data, lang: 'de' }))
      expect(faultsIn(drawn), `${type} ${path.join('.')}`).toEqual([])
    }
  },
)
