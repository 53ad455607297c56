import type { Fields } from '../fields/form-values.ts'
import type { FormWords } from '../fields/words.ts'
import type { Collection } from './collection.ts'

/** A word that is missing is a fault of the definition: it stops at once, in every test. */
export function mustHaveWords(collection: Collection): void {
  const { name, words, fields, form, actions = [], bulk = [], tabs, layouts, filters } = collection
  const de = words.de
  const sections = { ...form?.main, ...form?.side }
  const missing = [
    ...missingFormWords(fields, de, Object.keys(sections)),
    ...absent(
      'actions',
      [...actions, ...bulk].map((action) => action.name),
      de.actions,
    ),
    ...absent(
      'confirm',
      [...actions, ...bulk].filter(({ asksFirst }) => asksFirst).map((action) => action.name),
      de.confirm,
    ),
    ...absent('empty', collection.begin ? ['begin'] : [], de.empty),
    ...absent('tabs', Object.keys(tabs ?? {}), de.tabs),
    ...absent('layouts', Object.keys(layouts ?? {}), de.layouts),
    ...Object.entries(filters).flatMap(([key, filter]) =>
      filter.field || filter.isTab ? [] : absent('filters', [key], { ...de.fields, ...de.filters }),
    ),
  ]
  if (missing.length > 0) throw new Error(`${name} has no word for ${missing.join(', ')}`)
}

/** Which words a form lacks, as paths into its dictionary. */
export function missingFormWords(
  fields: Fields,
  words: FormWords,
  sections: readonly string[],
): string[] {
  return [...absent('sections', sections, words.sections), ...missingFieldWords(fields, words, '')]
}

function missingFieldWords(fields: Fields, words: FormWords, prefix: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name
    return [
      ...absent('fields', [path], words.fields),
      ...absent(`choices.${path}`, field.choices ?? [], words.choices?.[path]),
      ...missingFieldWords(field.children ?? {}, words, `${path}.`),
    ]
  })
}

function absent(
  part: string,
  keys: readonly string[],
  words: Readonly<Record<string, unknown>> = {},
): string[] {
  return keys.filter((key) => !Object.hasOwn(words, key)).map((key) => `${part}.${key}`)
}
