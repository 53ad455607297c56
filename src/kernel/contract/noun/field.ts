import { z } from 'zod'
import {
  Cents,
  Day,
  Email,
  Id,
  Phone,
  requiredText,
  Tags,
  Timestamp,
  text as textOf,
} from '../fields.ts'

export type Mode = 'required' | 'optional' | 'read-only'

/** The types a column may have. Written by us, so that a sort value can be cast back. */
type ColumnType =
  | 'text'
  | 'boolean'
  | 'integer'
  | 'bigint'
  | 'date'
  | 'timestamptz'
  | 'uuid'
  | 'text[]'
  | 'json'
  | 'jsonb'

/** How the browser edits and shows it; the admin side has a part for each. */
type FieldKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'phone'
  | 'colour'
  | 'flag'
  | 'choice'
  | 'tags'
  | 'integer'
  | 'cents'
  | 'day'
  | 'moment'
  | 'custom'

/** One declaration of a field: what is answered, what may be written, where it is kept. */
export type NounField<
  Wire extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  M extends Mode = Mode,
> = {
  kind: FieldKind
  wire: Wire
  body: Body
  mode: M
  /** Null: no column of the table; the resource's `derive` adds it. */
  type: ColumnType | null
  /** The snake_case form of its name unless said. */
  column?: string
  max?: number
  pattern?: RegExp
  choices?: readonly string[]
  /** Text whose every character counts: addresses, keys. */
  isCode?: boolean
  isNullable?: boolean
  /** Some readers of the noun may not see it (the resource's `shown`): the history leaves it out. */
  isConfidential?: boolean
}

type Options = {
  required?: boolean
  readOnly?: boolean
  column?: string
  confidential?: boolean
}
type ModeOf<O> = O extends { readOnly: true }
  ? 'read-only'
  : O extends { required: true }
    ? 'required'
    : 'optional'
/** The name of the column, where it is said, is known to the types of the tables. */
type NamedColumn<O> = O extends { column: infer C extends string } ? { column: C } : object
type Made<P extends Parts, O> = NounField<P['wire'], P['body'], ModeOf<O>> &
  NamedColumn<O> & { type: P['type'] }
type TextOptions = Options & { max?: number; code?: boolean; pattern?: RegExp }

/**
 * The kinds of fields a noun is made of.
 * @example fields: { title: field.text({ required: true, max: 120 }), isArchived: field.flag() }
 */
export const field = {
  /** One line. */
  text<const O extends TextOptions = object>(options?: O) {
    return textual('text', { max: 200, ...options }, options)
  },
  multiline<const O extends TextOptions = object>(options?: O) {
    return textual('multiline', { max: 20_000, ...options }, options)
  },
  /** '' where there is none. */
  email<const O extends Options = object>(options?: O) {
    return made('email', { wire: z.string(), body: orEmpty(Email, options), type: 'text' }, options)
  },
  phone<const O extends Options = object>(options?: O) {
    return made('phone', { wire: z.string(), body: orEmpty(Phone, options), type: 'text' }, options)
  },
  /** '#1a2b3c' */
  colour<const O extends Options = object>(options?: O) {
    const body = z.string().regex(/^#[0-9a-f]{6}$/i, { error: 'colour' })
    return made('colour', { wire: z.string(), body, type: 'text' }, options)
  },
  flag<const O extends Options = object>(options?: O) {
    return made('flag', { wire: z.boolean(), body: z.boolean(), type: 'boolean' }, options)
  },
  choice<const C extends string, const O extends Options = object>(
    choices: readonly [C, ...C[]],
    options?: O,
  ) {
    const schema = z.enum(choices)
    return { ...made('choice', { wire: schema, body: schema, type: 'text' }, options), choices }
  },
  tags<const O extends Options = object>(options?: O) {
    return made('tags', { wire: z.array(z.string()), body: Tags, type: 'text[]' }, options)
  },
  integer<const O extends Options & { min?: number; max?: number } = object>(options?: O) {
    const { min = 0, max = 2_000_000_000 } = { ...options }
    const body = z.int().min(min).max(max)
    return made('integer', { wire: z.int(), body, type: 'integer' }, options)
  },
  /** Money in whole cents. */
  cents<const O extends Options = object>(options?: O) {
    return made('cents', { wire: z.int(), body: Cents.min(0), type: 'bigint' }, options)
  },
  day<const O extends Options = object>(options?: O) {
    return nullable({ kind: 'day', schema: Day, type: 'date' }, options)
  },
  moment<const O extends Options = object>(options?: O) {
    return nullable({ kind: 'moment', schema: Timestamp, type: 'timestamptz' }, options)
  },
  /** The id of another thing; the module says in `check` whether it exists. */
  reference<const O extends Options = object>(options?: O) {
    return nullable({ kind: 'custom', schema: Id, type: 'uuid' }, options)
  },
  /** A value of its own shape, kept as JSON. */
  json<S extends z.ZodType, const O extends Options = object>(schema: S, options?: O) {
    return made('custom', { wire: schema, body: schema, type: 'jsonb' }, options)
  },
  /** A value kept in a table of its own: the resource's `written` writes it, `derive` reads it. */
  part<S extends z.ZodType, const O extends Options = object>(schema: S, options?: O) {
    return made('custom', { wire: schema, body: schema, type: null }, options)
  },
  /** Worked out by the server, never written and not kept in a column. */
  derived<S extends z.ZodType>(schema: S, kind: FieldKind = 'custom') {
    const parts = { wire: schema, body: z.never(), type: null }
    return made(kind, parts, { readOnly: true })
  },
}

type Parts = Pick<NounField, 'wire' | 'body' | 'type'>

function made<const P extends Parts, const O extends Options>(
  kind: FieldKind,
  parts: P,
  options: O | undefined,
): Made<P, O> {
  const { required, readOnly, column, confidential }: Options = { ...options }
  const mode: Mode = readOnly ? 'read-only' : required ? 'required' : 'optional'
  const special = { ...(column && { column }), ...(confidential && { isConfidential: true }) }
  return { kind, ...parts, mode, ...special } as unknown as Made<P, O>
}

function textual<const O extends TextOptions>(
  kind: 'text' | 'multiline',
  { max, pattern, code }: TextOptions & { max: number },
  options: O | undefined,
) {
  const base = options?.required ? requiredText(max) : textOf(max)
  const body = pattern ? base.regex(pattern, { error: 'pattern' }) : base
  const wire: z.ZodString = z.string()
  return { ...made(kind, { wire, body, type: 'text' }, options), max, pattern, isCode: code }
}

function nullable<S extends z.ZodType, const T extends ColumnType, const O extends Options>(
  { kind, schema, type }: { kind: FieldKind; schema: S; type: T },
  options: O | undefined,
) {
  const parts = { wire: schema.nullable(), body: schema.nullable(), type }
  return { ...made(kind, parts, options), isNullable: true }
}

function orEmpty<S extends z.ZodType>(schema: S, options: Options | undefined) {
  return options?.required ? schema : z.union([z.literal(''), schema])
}
