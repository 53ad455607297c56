import {
  defineMessages,
  LANGS,
  type Label,
  type Lang,
  type MessageKey,
  translator,
} from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { Breakpoint } from '#kernel/site/block/breakpoints.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { placeOf } from '../walk-doc.ts'
import { de } from './messages-steps.de.ts'
import { en } from './messages-steps.en.ts'
import { type Ground, typeAt } from './rules.ts'

const stepMessages = defineMessages('designer-steps', de, en)

type Key = MessageKey<typeof stepMessages>
type Values = Readonly<Record<string, Label | number>>

/** A sentence in both languages; values that are labels are put in by language. */
export function words(key: Key, values: Values = {}): Label {
  const [german = '', english = ''] = LANGS.map((lang) => inLang(lang, key, values))
  return { de: german, en: english }
}

/** What blocks are called together: the name or kind of a single one, else how many. */
export function nameOf(ground: Ground, keys: readonly string[]): Label {
  const [first = null] = keys
  if (keys.length !== 1) return words('blocks', { count: keys.length })
  return (
    ownName(ground.doc.nodes[first ?? '']?.block) ??
    typeAt(ground, first)?.label ??
    words('unknown')
  )
}

/** The same for sentences: a name someone gave stands in quotation marks, a kind does not. */
export function saidName(ground: Ground, keys: readonly string[]): Label {
  const [first = ''] = keys
  const own = keys.length === 1 ? ownName(ground.doc.nodes[first]?.block) : undefined
  return own ? words('quoted', { name: own }) : nameOf(ground, keys)
}

/** What blocks that are not on the page yet are called together. */
export function saidNameOf(types: BlockTypes, blocks: readonly Block[]): Label {
  const [only] = blocks
  if (blocks.length !== 1 || !only) return words('blocks', { count: blocks.length })
  const own = ownName(only)
  return own ? words('quoted', { name: own }) : (typeOf(types, only)?.label ?? words('unknown'))
}

/** A screen as it is called where the document is made. */
export function screenWords({ surface = 'page' }: Ground, at: Breakpoint): Label {
  return words(surface === 'mail' ? `mailScreens.${at}` : `screens.${at}`)
}

/** What is selected, said for those who do not see it. */
export function selectionWords(ground: Ground, keys: readonly string[]): Label {
  const [only] = keys
  if (only === undefined) return words('nothing')
  const name = nameOf(ground, keys)
  if (keys.length > 1) return words('several', { name })
  const { index = 0, count = 0 } = placeOf(ground.doc, only) ?? {}
  return words('selected', { name, place: index + 1, count })
}

/** Kinds nobody knows may have stored anything. */
function ownName(block: Block | undefined): Label | undefined {
  const name: unknown = block?.name
  return typeof name === 'string' && name !== '' ? { de: name, en: name } : undefined
}

function inLang(lang: Lang, key: Key, values: Values): string {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : value[lang],
  ])
  return translator(stepMessages, lang)(key, Object.fromEntries(given))
}
