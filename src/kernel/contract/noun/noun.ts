import { z } from 'zod'
import { type Access, type Action, staff } from '#kernel/access/rules.ts'
import type { Endpoint } from '../endpoint.ts'
import { Id, Timestamp, Version } from '../fields.ts'
import { listQuery, some, YesNo } from '../list.ts'
import { type CallName, REGULAR_CALLS, regularCalls } from './calls.ts'
import type { Mode, NounField } from './field.ts'

export type NounFields = Readonly<Record<string, NounField>>
type Name<F> = keyof F & string

type NounDeclaration<
  F extends NounFields,
  S extends string,
  K extends Name<F>,
  X extends z.ZodRawShape,
> = {
  /** As the history, locks and permissions name it: 'bug-project'. */
  name: string
  /** Its part of the address: 'bug_project' is /api/v0/bug_project/. */
  path: string
  module: string
  fields: F
  list: {
    /** Columns whose text is searched. */
    search?: readonly Name<F>[]
    filters?: readonly K[]
    /** Further filters, answered by the resource's `where`. */
    conditions?: X
    /**
     * Fields, 'created', 'updated', or an order of the resource's `sorts`. The first is the default:
     * moments begin with the latest.
     */
    sort: readonly [S, ...S[]]
  }
  /** Deleting moves to the trash; `deleted_at` is its column, and `deleted` says since when. */
  trash?: true
  /** Where the right of the module's matrix is not the one to ask for. */
  access?: Partial<Record<Action, Access>>
  /** All regular calls unless said; without a trash nothing is restored or purged. */
  calls?: readonly CallName[]
  /** What `GET /api/docs` calls one and many of them. */
  title: { one: string; many: string }
}

type FieldsOfMode<F extends NounFields, M extends Mode> = {
  [K in Name<F> as F[K]['mode'] extends M ? K : never]: F[K]
}
type Shape<F extends NounFields, Part extends 'wire' | 'body'> = {
  [K in Name<F>]: F[K][Part]
}
type Optional<Sh extends z.ZodRawShape> = { [K in keyof Sh]: z.ZodOptional<Sh[K]> }
type Writable<F extends NounFields> = Optional<
  Shape<FieldsOfMode<F, 'required' | 'optional'>, 'body'>
>
type Creatable<F extends NounFields> = Shape<FieldsOfMode<F, 'required'>, 'body'> &
  Optional<Shape<FieldsOfMode<F, 'optional'>, 'body'>>

type FilterOf<X extends NounField> = X['wire'] extends z.ZodBoolean
  ? z.ZodOptional<typeof YesNo>
  : X['body'] extends z.ZodArray<infer E extends z.ZodType>
    ? ReturnType<typeof some<E>>
    : ReturnType<typeof some<X['body']>>

const stamps = { version: Version, created: Timestamp, updated: Timestamp }
/** Optional for the types alone: a noun with a trash always says it, others never do. */
const Deleted = Timestamp.nullable().optional()
const Trash = z.enum(['no', 'only']).default('no')
const TRASH_CALLS: readonly CallName[] = ['restore', 'purgeMany']

/**
 * Declares a thing of the business once. The server makes its regular calls from it (`resource`),
 * the admin centre its list and form (`nounCollection`).
 * @example
 * export const project = noun({ name: 'bug-project', path: 'bug_project', module: 'bug-tracker',
 *   title: { one: 'project', many: 'projects' }, list: { search: ['title'], sort: ['title'] },
 *   fields: { title: field.text({ required: true }), isArchived: field.flag() } })
 */
export function noun<
  const F extends NounFields,
  const S extends string,
  const K extends Name<F> = never,
  const X extends z.ZodRawShape = Record<never, z.ZodType>,
>(declaration: NounDeclaration<F, S, K, X>) {
  const { fields, list, trash, path, title, module, access } = declaration
  const Wire = z.object({ _id: Id, ...wireShape(fields), ...stamps, ...trashShape(trash) })
  const Create = z.strictObject(bodyShape<Creatable<F>>(fields, 'create'))
  const Change = z.strictObject({ ...bodyShape<Writable<F>>(fields, 'change'), version: Version })
  const filters = {
    ...filterShape<F, K>(fields, list.filters ?? []),
    ...(list.conditions ?? ({} as X)),
    ...(trash && { trash: Trash }),
  }
  const Query = listQuery({ sort: list.sort, filters, start: startOf(list.sort[0]) })
  const may = (action: Action) => access?.[action] ?? staff(module, action)
  const schemas = { Wire, Create, Change, Query }
  return {
    ...declaration,
    ...schemas,
    calls: regularCalls({ path, title, trash, may, ...schemas }),
    offered: (declaration.calls ?? REGULAR_CALLS).filter(
      (call) => trash || !TRASH_CALLS.includes(call),
    ),
  }
}

/** Any noun, for the pieces that serve all of them. */
export type AnyNoun = {
  name: string
  title: { one: string; many: string }
  path: string
  module: string
  fields: NounFields
  trash?: true
  list: { search?: readonly string[]; filters?: readonly string[]; sort: readonly string[] }
  Wire: z.ZodType
  Create: z.ZodType
  Change: z.ZodType
  Query: z.ZodType
  calls: Readonly<Record<CallName, Endpoint>>
  offered: readonly CallName[]
}

export type ItemOf<N extends { Wire: z.ZodType }> = z.output<N['Wire']>
export type CreateOf<N extends { Create: z.ZodType }> = z.output<N['Create']>
export type ChangeOf<N extends { Change: z.ZodType }> = z.output<N['Change']>
export type QueryOf<N extends { Query: z.ZodType }> = z.output<N['Query']>

/** 'isArchived' is kept as is_archived unless the field says otherwise. */
export function columnOf(name: string, { column }: NounField): string {
  return column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Moments begin with the latest, all else with the first. */
export function startOf<S extends string>(sort: S): S | `-${S}` {
  return sort === 'created' || sort === 'updated' ? `-${sort}` : sort
}

/** What is answered of fields: all of them. */
export function wireOf<F extends NounFields>(fields: F) {
  return z.object(wireShape(fields))
}

/** What is kept of fields that are written as one value, a draft for example: all of them. */
export function bodyOf<F extends NounFields>(fields: F) {
  const entries = Object.entries(fields).map(([name, { body }]) => [name, body])
  return z.strictObject(Object.fromEntries(entries) as Shape<F, 'body'>)
}

function trashShape(trash: true | undefined): { deleted: typeof Deleted } {
  return trash ? { deleted: Deleted } : ({} as { deleted: typeof Deleted })
}

function wireShape<F extends NounFields>(fields: F): Shape<F, 'wire'> {
  const entries = Object.entries(fields).map(([name, { wire }]) => [name, wire])
  return Object.fromEntries(entries) as Shape<F, 'wire'>
}

function bodyShape<S>(fields: NounFields, on: 'create' | 'change'): S {
  const writable = Object.entries(fields).filter(([, { mode }]) => mode !== 'read-only')
  const entries = writable.map(([name, { mode, body }]) => {
    const isNeeded = on === 'create' && mode === 'required'
    return [name, isNeeded ? body : body.optional()]
  })
  return Object.fromEntries(entries) as S
}

function filterShape<F extends NounFields, K extends Name<F>>(fields: F, names: readonly K[]) {
  const entries = names.map((name) => {
    const { kind, body, choices } = fields[name] as NounField
    if (kind === 'flag') return [name, YesNo.optional()]
    // A list is filtered by what is in it.
    const one = body instanceof z.ZodArray ? body.element : body
    return [name, some(choices ? z.enum(choices) : (one as z.ZodType))]
  })
  return Object.fromEntries(entries) as { [Key in K]: FilterOf<F[Key]> }
}
