import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values where only some make sense: by the name of their field, and ids that exist. */
export type Hints = {
  byName?: Readonly<Record<string, fc.Arbitrary<unknown>>>
  id?: fc.Arbitrary<string>
  /** Leave out whatever may be left out. */
  isBare?: boolean
}

/** Inputs a schema may accept; refinements it cannot express are met by chance only. */
export function arbitraryOf(schema: z.ZodType, hints: Hints = {}): fc.Arbitrary<unknown> {
  return fromJson(jsonOf(schema), hints)
}

const converted = new WeakMap<z.ZodType, JsonSchema>()

/** Once for each schema: a long run asks for the same ones thousands of times. */
function jsonOf(schema: z.ZodType): JsonSchema {
  const known = converted.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  converted.set(schema, json)
  return json
}

function fromJson(schema: JsonSchema | boolean, hints: Hints): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => fromJson(option, hints)))
  if (schema.allOf) return fromJson(Object.assign({}, ...schema.allOf), hints)
  return BY_TYPE[String(schema.type)]?.(schema, hints) ?? fc.jsonValue({ maxDepth: 2 })
}

type Make = (schema: JsonSchema, hints: Hints) => fc.Arbitrary<unknown>

const BY_TYPE: Record<string, Make> = {
  string: textOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  integer: (schema) => fc.integer(rangeOf(schema)),
  number: (schema) => {
    const { min, max } = rangeOf(schema)
    return fc.double({ min, max, noNaN: true })
  },
  array: ({ items, minItems = 0, maxItems = 4 }, hints) => {
    const item = Array.isArray(items) ? items[0] : items
    const maxLength = Math.max(minItems, Math.min(maxItems, 4))
    return fc.array(fromJson(item ?? true, hints), { minLength: minItems, maxLength })
  },
  object: objectOf,
}

function rangeOf(schema: JsonSchema): { min: number; max: number } {
  const { minimum = -1000, maximum = 1000 } = schema
  return { min: Math.max(minimum, -1e6), max: Math.min(Math.max(maximum, minimum), 1e6) }
}

function textOf(schema: JsonSchema, hints: Hints): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema
  if (format === 'uuid') return hints.id ?? fc.uuid({ version: 7 })
  if (format === 'date-time') return moment().map((date) => date.toISOString())
  if (format === 'date') return moment().map((date) => date.toISOString().slice(0, 10))
  if (format === 'email') return email()
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  return (pattern && matching(pattern)) || plain
}

const known = new Map<string, fc.Arbitrary<string> | undefined>()

/** Texts for a pattern; undefined where fast-check cannot make any. */
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  if (pattern.includes('@')) return email()
  if (!known.has(pattern)) known.set(pattern, tryPattern(pattern))
  return known.get(pattern)
}

function tryPattern(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    const made = fc.stringMatching(new RegExp(pattern))
    fc.sample(made, { numRuns: 1, seed: 1 })
    return made
  } catch {
    // Not every pattern can be turned round, e.g. one that looks ahead; plain texts do then.
    return undefined
  }
}

function email(): fc.Arbitrary<string> {
  return fc.nat(999).map((n) => `person${n}@example.org`)
}

function moment(): fc.Arbitrary<Date> {
  return fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
}

function objectOf(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema
  if (!properties && typeof additionalProperties === 'object') {
    const key = propertyNames ? fromJson(propertyNames, hints) : fc.string()
    return fc.dictionary(key.map(String), fromJson(additionalProperties, hints), { maxKeys: 4 })
  }
  const parts: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, part] of Object.entries(properties ?? {})) {
    if (hints.isBare && !required.includes(name)) continue
    parts[name] = hints.byName?.[name] ?? fromJson(part, hints)
  }
  return fc.record(parts, { requiredKeys: required })
}
