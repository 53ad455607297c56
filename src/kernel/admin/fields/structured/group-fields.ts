import { type Fault, type Field, type FieldOptions, isEmptyValue, makeField } from '../field.ts'
import { checkFields, emptyValues } from '../form-values.ts'

/** A field for each name of `T`; names without a field stay untouched. */
export type FieldsOf<T> = { readonly [K in keyof T & string]?: Field<NonNullable<T[K]>> }
type Children = Readonly<Record<string, Field>>

export type ListField<T extends object = object> = Field<T[]> & {
  children: Children
  max: number
  makeItem(): T
}
export type GroupField<T extends object = object> = Field<T> & { children: Children }

/**
 * Several objects in an order of their own.
 * @example steps: list<Step>({ text: multiline({ required: true }) }, { item: () => ({ id: newId() }) })
 */
export function list<T extends object>(
  fields: FieldsOf<T>,
  options: FieldOptions & {
    min?: number
    max?: number
    /** What a new entry starts with besides its empty fields. */
    item?: () => Partial<T>
  } = {},
): ListField<T> {
  const { min = 0, max = 200, item } = options
  const children = fields as Children
  const faults = (value: T[]): Fault[] => [
    ...(value.length > max ? [{ path: '', key: 'tooMany' as const, values: { max } }] : []),
    ...(value.length < min ? [{ path: '', key: 'tooFew' as const, values: { min } }] : []),
    ...value.flatMap((entry, place) => faultsBelow(children, entry, `${place}.`)),
  ]
  const base = makeField<T[]>(
    'list',
    {
      empty: [],
      children,
      faults,
      plain: (value, { t }) => t('value.entries', { count: value.length }),
      csv: (value) => JSON.stringify(value),
    },
    options,
  )
  const makeItem = () => ({ ...emptyValues(children), ...item?.() }) as T
  return { ...base, children, max, makeItem }
}

/** One object whose fields stand together, e.g. a part of a configuration section. */
export function group<T extends object>(
  fields: FieldsOf<T>,
  options: FieldOptions = {},
): GroupField<T> {
  const children = fields as Children
  const base = makeField<T>(
    'group',
    {
      empty: emptyValues(children) as T,
      children,
      faults: (value) => faultsBelow(children, value, ''),
      plain: (value, speech) => groupWords(children, value, speech),
      csv: (value) => JSON.stringify(value),
    },
    options,
  )
  return { ...base, children }
}

function faultsBelow(children: Children, value: object, prefix: string): Fault[] {
  return checkFields(children, { ...value }).map((fault) => ({
    ...fault,
    path: `${prefix}${fault.path}`,
  }))
}

function groupWords(
  children: Children,
  value: object,
  speech: Parameters<Field['plain']>[1],
): string {
  const given: Record<string, unknown> = { ...value }
  return Object.entries(children)
    .filter(([name]) => !isEmptyValue(given[name]))
    .map(([name, field]) => {
      const text = speech.text.child(name)
      return `${text.label}: ${field.plain(given[name], { ...speech, text })}`
    })
    .join(', ')
}
