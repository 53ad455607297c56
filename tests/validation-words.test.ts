import { expect, test } from 'vitest'
import { z } from 'zod'
import { serverModules } from '#app/modules.server.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import { allRoutes } from './all-routes.ts'

/** Signs of a regular expression, codes, and the words a schema uses among programmers. */
const RAW =
  /\\|\^|\$|\[|\(\?|\bC\d+|NaN|undefined|null|\b(expected|received|invalid input|regex|pattern|string|array|object|boolean|too (big|small)|unrecognized|must|elements?|Elemente)\b/i
const ODD = [undefined, null, '', 'x', ' ', '#', 0, -1, 1.5, Number.NaN, true, [], [null], {}]

type Told = { rule: string; de: string; en: string }

test('every rule of every call says in both languages what is wrong, without raw text', () => {
  const schemas = reachable(
    allRoutes().flatMap(({ endpoint: { body, query, params } }) => [body, query, params]),
  )
  expect(schemas.size).toBeGreaterThan(500)
  expect(badSentences([...schemas])).toEqual([])
})

test('so does every rule of the settings', () => {
  const sections = serverModules.flatMap(({ config }) => config ?? [])
  const schemas = reachable(sections.map(({ schema }) => schema))
  expect(schemas.size).toBeGreaterThan(50)
  expect(badSentences([...schemas])).toEqual([])
})

function badSentences(schemas: z.core.$ZodType[]): Told[] {
  const told = new Map<string, Told>()
  for (const schema of schemas) {
    for (const one of tell(schema)) told.set(`${one.rule} ${one.de} ${one.en}`, one)
  }
  expect(told.size).toBeGreaterThan(10)
  return [...told.values()].filter(({ de, en }) => {
    const isSentence = /^[A-ZÄÖÜ]/.test(de) && /^[A-Z]/.test(en)
    return !isSentence || de === en || RAW.test(de) || RAW.test(en)
  })
}

/** What is said when each rule of this schema is broken. */
function tell(schema: z.core.$ZodType): Told[] {
  if (schema instanceof z.core.$ZodCustom) return [toldByOwnRule(schema)]
  // A change of form is no rule, and only ever sees what the rules before it have let through.
  if (schema instanceof z.core.$ZodTransform) return []
  const checks = schema._zod.def.checks ?? []
  const values = [...ODD, { 'an unknown key': 1 }, ...checks.flatMap(brokenBy)]
  const broken = values.flatMap((value) => {
    const [de, en] = [issuesOf(schema, value, 'de'), issuesOf(schema, value, 'en')]
    return de.map(({ code, message }, at) => ({
      rule: code ?? '',
      de: validationMessage(message, 'de'),
      en: validationMessage(en[at]?.message ?? '', 'en'),
    }))
  })
  return broken
}

function issuesOf(schema: z.core.$ZodType, value: unknown, lang: Lang) {
  return z.core.safeParse(schema, value, { error: validationWords(lang) }).error?.issues ?? []
}

/** Values just past a limit. */
function brokenBy(check: z.core.$ZodCheck<never>): unknown[] {
  const limit: unknown =
    Reflect.get(check._zod.def, 'maximum') ??
    Reflect.get(check._zod.def, 'minimum') ??
    Reflect.get(check._zod.def, 'value')
  if (typeof limit !== 'number') return []
  const numbers = [limit - 1, limit + 1, limit + 0.5]
  const lengths = numbers.filter((size) => Number.isInteger(size) && size >= 0 && size < 1e5)
  const lists = lengths.filter((size) => size < 1000).map((size) => new Array(size).fill('x'))
  return [...numbers, ...lengths.map((size) => 'x'.repeat(size)), ...lists]
}

/** A rule written as a function cannot be broken without knowing it, but what it says can be asked. */
function toldByOwnRule(rule: z.core.$ZodCustom): Told {
  const issue: z.core.$ZodRawIssue = { code: 'custom', input: 'x' }
  const own = rule._zod.def.error?.(issue)
  const say = (lang: Lang) => {
    const said = own ?? validationWords(lang)(issue)
    return validationMessage((typeof said === 'string' ? said : said?.message) ?? '', lang)
  }
  return { rule: 'custom', de: say('de'), en: say('en') }
}

/** The schemas themselves and all they are made of. */
function reachable(roots: unknown[]): Set<z.core.$ZodType> {
  const found = new Set<z.core.$ZodType>()
  const visit = (part: unknown): void => {
    if (part instanceof z.core.$ZodType) {
      if (found.has(part)) return
      found.add(part)
      if (part instanceof z.core.$ZodLazy) visit(part._zod.innerType)
      visit(Object.values(part._zod.def))
    } else if (Array.isArray(part)) part.forEach(visit)
    else if (isPlain(part)) visit(Object.values(part))
  }
  visit(roots)
  return found
}

function isPlain(part: unknown): part is object {
  return (
    typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype
  )
}
