import fc from 'fast-check'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { joinBlocks, PAGE_PLACE, type Position, placeName, splitBlocks } from './split-blocks.ts'

export const types = blockTypes(pageBlockTypes)

/** What a person did in the designer; numbers choose among what is there at that moment. */
type Step =
  | { does: 'write'; block: number }
  | { does: 'remove'; block: number }
  | { does: 'add'; place: number; at: number }
  | { does: 'move'; block: number; place: number; at: number }

const nth = fc.nat({ max: 50 })
const gentle: fc.Arbitrary<Step>[] = [
  fc.record({ does: fc.constant('write' as const), block: nth }),
  fc.record({ does: fc.constant('add' as const), place: nth, at: nth }),
  fc.record({ does: fc.constant('move' as const), block: nth, place: nth, at: nth }),
]
export const gentleSteps = fc.array(fc.oneof(...gentle), { maxLength: 12 })
export const anySteps = fc.array(
  fc.oneof(...gentle, fc.record({ does: fc.constant('remove' as const), block: nth })),
  { maxLength: 12 },
)

export function textBlock(id: string, words: string): Block {
  return { id, type: 'text', v: 1, props: { text: composeText(words) } }
}

export function sectionBlock(id: string, blocks: Block[]): Block {
  return { id, type: 'section', v: 1, props: { blocks } }
}

/** A page of texts and sections, nested up to three deep. */
export const aPage: fc.Arbitrary<Block[]> = fc
  .array(fc.tuple(fc.boolean(), nth), { maxLength: 14 })
  .map((plan) => {
    let page = { blocks: [textBlock('first', 'first')], sections: 0 }
    for (const [at, [isSection, place]] of plan.entries()) {
      const block = isSection ? sectionBlock(`s${at}`, []) : textBlock(`t${at}`, `t${at}`)
      page = { ...page, blocks: insert(page.blocks, block, { place, at: place }) }
    }
    return page.blocks
  })

/** The page after someone's steps. `mayWrite` keeps two editors out of each other's blocks. */
export function edited(
  blocks: Block[],
  steps: readonly Step[],
  { name, mayWrite = () => true }: { name: string; mayWrite?: (id: string) => boolean },
): Block[] {
  return steps.reduce((page, step, at) => {
    if (step.does === 'add') return insert(page, textBlock(`${name}${at}`, `${name}${at}`), step)
    const keys = [...splitBlocks(types, page).own.keys()].filter(mayWrite)
    const key = keys[step.block % keys.length]
    if (key === undefined) return page
    if (step.does === 'write') return rewrite(page, key, `${name} wrote ${at}`)
    if (step.does === 'remove') return remove(page, key)
    return move(page, key, step)
  }, blocks)
}

/** All words of the texts, by block. */
export function wordsOf(blocks: readonly Block[]): Map<string, string> {
  const { own } = splitBlocks(types, blocks)
  return new Map([...own].map(([key, block]) => [key, JSON.stringify(block)]))
}

/** What its texts say, in reading order. */
export function textsOf(blocks: readonly Block[]): string[] {
  const texts = [...splitBlocks(types, blocks).own.values()].filter(({ type }) => type === 'text')
  return texts.map((block) => JSON.stringify(block).match(/"text":"([^"]*)"/)?.[1] ?? '')
}

type Target = { place: number; at: number }

function insert(blocks: Block[], block: Block, { place, at }: Target): Block[] {
  const split = splitBlocks(types, blocks)
  const places = [...split.places.values()].filter((one) => depthOf(split.places, one) < 3)
  const list = places[place % places.length]?.keys ?? []
  list.splice(at % (list.length + 1), 0, block.id ?? '')
  split.own.set(block.id ?? '', block)
  return joinBlocks(split)
}

function rewrite(blocks: Block[], key: string, words: string): Block[] {
  const split = splitBlocks(types, blocks)
  const block = split.own.get(key)
  if (block?.type === 'text') split.own.set(key, textBlock(key, words))
  if (block?.type === 'section') {
    split.own.set(key, { ...block, props: { ...block.props, anchor: words.replaceAll(' ', '-') } })
  }
  return joinBlocks(split)
}

function remove(blocks: Block[], key: string): Block[] {
  const split = splitBlocks(types, blocks)
  for (const place of split.places.values()) place.keys = place.keys.filter((one) => one !== key)
  return joinBlocks(split)
}

/** Never into itself or what is inside it. */
function move(blocks: Block[], key: string, { place, at }: Target): Block[] {
  const split = splitBlocks(types, blocks)
  const open = [...split.places.values()].filter(
    (one) => !parentsOf(split.places, one).includes(key) && depthOf(split.places, one) < 3,
  )
  const target = open[place % open.length]
  if (!target) return blocks
  for (const one of split.places.values()) one.keys = one.keys.filter((known) => known !== key)
  target.keys.splice(at % (target.keys.length + 1), 0, key)
  return joinBlocks(split)
}

type Places = ReturnType<typeof splitBlocks>['places']

function parentsOf(places: Places, place: Position): string[] {
  if (place.parent === null) return []
  const around = [...places.values()].find(({ keys }) => keys.includes(place.parent ?? ''))
  return [place.parent, ...parentsOf(places, around ?? PAGE_PLACE)]
}

function depthOf(places: Places, place: Position): number {
  return placeName(place) === '' ? 0 : parentsOf(places, place).length
}
