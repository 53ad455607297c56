import type { z } from 'zod'
import type { Lang, Translate } from '#kernel/i18n/texts.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import { checkFields, type Fields } from '../../fields/form-values.ts'
import type { FaultKey, fieldTexts } from '../../fields/messages.ts'
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
  { t, lang }: { t: Translate<typeof fieldTexts>; lang: Lang },
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
    const plain = plainFault(issue)
    const words = plain
      ? t(`fault.${plain.key}`, plain.values)
      : validationMessage(issue.message, lang)
    if (!isCovered(faults, name)) faults[name] = words
  }
  return faults
}

type Plain = { key: FaultKey; values?: Record<string, number> }

/** A schema speaks to programmers; what people meet often is said in the words of the fields. */
function plainFault(issue: z.core.$ZodIssue): Plain | undefined {
  if (issue.code === 'invalid_format')
    return { key: issue.format === 'email' ? 'email' : 'pattern' }
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const isSmall = issue.code === 'too_small'
  if (issue.origin === 'string' && isSmall && limit === 1) return { key: 'required' }
  const key = LIMITS[issue.origin]?.[isSmall ? 0 : 1]
  return key && { key, values: isSmall ? { min: limit } : { max: limit } }
}

const LIMITS: Readonly<Record<string, readonly [FaultKey, FaultKey]>> = {
  string: ['tooShort', 'tooLong'],
  number: ['min', 'max'],
  int: ['min', 'max'],
  array: ['tooFew', 'tooMany'],
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
