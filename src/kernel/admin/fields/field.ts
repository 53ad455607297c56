import type { ComponentType } from 'react'
import type { CsvCell } from '#kernel/contract/csv.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import type { Filter } from './filter.ts'
import type { FaultKey, fieldMessages } from './messages.ts'
import type { FieldText } from './words.ts'

/** What is wrong with a value: where ('' is the value itself, else a path below it), and why. */
export type Fault = {
  path: string
  key: FaultKey
  values?: Record<string, string | number>
}

/** What is needed to say a value in words. */
export type Speech = { t: Translate<typeof fieldMessages>; lang: 'de' | 'en'; text: FieldText }

export type InputProps<V, F extends Field = Field> = {
  field: F
  /** Where the value stands in the form: 'title', 'items.0.caption'. */
  path: string
  value: V
  onChange(value: V): void
  text: FieldText
  error: string | undefined
  /** A read-only form draws an input that has no words for its value, but lets nobody change it. */
  isDisabled: boolean
}

/** How a field shows in tables, cards, history and comparisons. */
export type ValueProps<V> = { value: V; text: FieldText }

type FieldComponent = ComponentType<never>

/** One kind of value: how it is edited, shown, checked, filtered and exported. */
export type Field<out V = unknown> = {
  /** Never set: it carries the type of the value. */
  readonly valueType?: V
  readonly kind: string
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** Right-aligned, in tabular figures. */
  readonly isNumeric: boolean
  /** Has words of its own for a value, so that a read-only form can say it. */
  readonly isSpoken: boolean
  /** Never kept in a local draft, shown in a comparison or exported. */
  readonly isSecret: boolean
  /** What an absent value becomes in the form. */
  readonly empty: unknown
  /** Hides the field while other values make it meaningless. */
  readonly when?: (values: Readonly<Record<string, unknown>>) => boolean
  faults(value: unknown): readonly Fault[]
  plain(value: unknown, speech: Speech): string
  csv(value: unknown, speech: Speech): CsvCell
  readonly filter?: Filter
  /** Names of fields inside this one; their labels are looked up as 'items.caption'. */
  readonly children?: Readonly<Record<string, Field>>
  /** Values that need a word of their own in `words.choices`. */
  readonly choices?: readonly string[]
  /** Instead of the input and the value of its kind. */
  readonly Input?: FieldComponent
  readonly Value?: FieldComponent
}

export type FieldOptions = {
  required?: boolean
  /** Shown, never edited and never sent. */
  readOnly?: boolean
  when?: (values: Readonly<Record<string, unknown>>) => boolean
}

type Definition<V> = {
  empty: V | null
  Input?: ComponentType<InputProps<V>>
  Value?: ComponentType<ValueProps<V>>
  faults?(value: V): readonly Fault[]
  plain?(value: V, speech: Speech): string
  csv?(value: V, speech: Speech): CsvCell
  isNumeric?: boolean
  isSecret?: boolean
  filter?: Filter
  children?: Readonly<Record<string, Field>>
  choices?: readonly string[]
}

/**
 * Makes a field of a module's own: the second escape hatch after `cells`.
 * @example const stars = customField<number>({ empty: 0, Input: StarsInput, plain: (n) => `${n}/5` })
 */
export function customField<V>(definition: Definition<V>, options: FieldOptions = {}): Field<V> {
  return makeField('custom', definition, options)
}

/** A secret of its own, or one somewhere inside. */
export function holdsSecret(field: Field | undefined): boolean {
  if (!field) return false
  return field.isSecret || Object.values(field.children ?? {}).some(holdsSecret)
}

/** The base of all kinds: absent values are empty, and empty ones are only asked for when required. */
export function makeField<V>(
  kind: string,
  definition: Definition<V>,
  options: FieldOptions,
): Field<V> {
  const { faults, plain, csv, Input, Value, ...rest } = definition
  const isRequired = options.required ?? false
  const say = (value: unknown, speech: Speech) =>
    isEmptyValue(value) ? '' : (plain ?? String)(value as V, speech)
  return {
    isNumeric: false,
    isSecret: false,
    ...rest,
    kind,
    isSpoken: plain !== undefined || Value !== undefined || Input === undefined,
    isRequired,
    isReadOnly: options.readOnly ?? false,
    when: options.when,
    faults: (value) => {
      if (isEmptyValue(value)) return isRequired ? [{ path: '', key: 'required' }] : []
      return faults?.(value as V) ?? []
    },
    plain: say,
    csv: (value, speech) => {
      if (isEmptyValue(value)) return ''
      return csv ? csv(value as V, speech) : say(value, speech)
    },
    Input: Input as FieldComponent | undefined,
    Value: Value as FieldComponent | undefined,
  }
}

export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
