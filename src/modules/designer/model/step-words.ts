import {
  defineTexts,
  LANGS,
  type Label,
  type Lang,
  type TextKey,
  translator,
} from '#kernel/i18n/texts.ts'
import { de } from './messages-steps.de.ts'
import { en } from './messages-steps.en.ts'
import { type Ground, typeAt } from './rules.ts'
import { placeOf } from './walk-doc.ts'

export const stepTexts = defineTexts('designer-steps', de, en)

type Key = TextKey<typeof stepTexts>
type Values = Readonly<Record<string, Label | number>>

/** A sentence in both languages; values that are labels are put in by language. */
export function words(key: Key, values: Values = {}): Label {
  const [german = '', english = ''] = LANGS.map((lang) => inLang(lang, key, values))
  return { de: german, en: english }
}

/** What blocks are called together: the kind of a single one, else how many. */
export function nameOf(ground: Ground, keys: readonly string[]): Label {
  const [first = null] = keys
  if (keys.length !== 1) return words('blocks', { count: keys.length })
  return typeAt(ground, first)?.label ?? words('unknown')
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

function inLang(lang: Lang, key: Key, values: Values): string {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : value[lang],
  ])
  return translator(stepTexts, lang)(key, Object.fromEntries(given))
}
