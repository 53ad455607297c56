import type { z } from 'zod'
import type { Lang, Translate } from '#kernel/i18n/messages.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import { checkFields, type Fields } from '../../fields/form-values.ts'
import type { fieldMessages } from '../../fields/messages.ts'
import type { Values } from '../compare/compare.ts'

/** Path → words. */
export type Faults = Readonly<Record<string, string>>

type Rules = {
  fields: Fields
  schema?: z.ZodType
  /** What the schema is asked about, when it describes more than the form. */
  complete?(values: Values): unknown
}

/** Everything that is wrong: first what the fields say, then what the schema adds. */
export function findFaults(
  rules: Rules,
  values: Values,
  { t, lang }: { t: Translate<typeof fieldMessages>; lang: Lang },
): Faults {
  const faults: Record<string, string> = {}
  for (const { path, key, values: words } of checkFields(rules.fields, values)) {
    faults[path] ??= t(`fault.${key}`, words)
  }
  if (!rules.schema) return faults
  const asked = rules.complete?.(values) ?? values
  const checked = rules.schema.safeParse(asked, { error: validationWords(lang) })
  for (const issue of checked.error?.issues ?? []) {
    const name = issue.path.join('.')
    if (!isCovered(faults, name)) faults[name] = validationMessage(issue.message, lang)
  }
  return faults
}

/** After a change of one field its faults go as soon as they no longer hold; others stay. */
export function faultsAfterChange(shown: Faults, now: Faults, name: string): Faults {
  const kept = Object.entries(shown).flatMap(([path, words]) => {
    if (!isBelow(path, name)) return [[path, words]]
    const still = now[path]
    return still === undefined ? [] : [[path, still]]
  })
  return Object.fromEntries(kept)
}

function isBelow(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`)
}

/** A field that says more precisely what is wrong is not told again by the schema. */
function isCovered(faults: Faults, name: string): boolean {
  return Object.keys(faults).some((path) => isBelow(path, name) || isBelow(name, path))
}
