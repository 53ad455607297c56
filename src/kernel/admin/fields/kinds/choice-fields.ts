import type { StatusTone } from '#ui/status-badge/status-badge.tsx'
import { type Fault, type Field, type FieldOptions, makeField } from '../field.ts'
import { choicesFilter, tagsFilter, yesNoFilter } from '../filter.ts'

export type ChoiceField<C extends string = string> = Field<C> & {
  choices: readonly C[]
  look: 'list' | 'segments'
  tones?: Readonly<Partial<Record<C, StatusTone>>>
}

/**
 * One of a few known values; their words stand in `words.choices`.
 * @example severity: choice(SEVERITIES, { tones: { blocker: 'bad' } })
 */
export function choice<const C extends string>(
  values: readonly C[],
  options: FieldOptions & {
    look?: 'list' | 'segments'
    /** Shows the value as a badge. */
    tones?: Readonly<Partial<Record<C, StatusTone>>>
  } = {},
): ChoiceField<C> {
  const base = makeField<C>(
    'choice',
    {
      empty: null,
      choices: values,
      faults: (value) => unknown([value], values),
      plain: (value, { text }) => text.choice(value),
      filter: choicesFilter(values),
    },
    options,
  )
  return { ...base, choices: values, look: options.look ?? 'list', tones: options.tones }
}

/** Any number of known values. */
export function choices<const C extends string>(
  values: readonly C[],
  options: FieldOptions & { max?: number } = {},
): Field<C[]> & { choices: readonly C[] } {
  const { max = values.length } = options
  const base = makeField<C[]>(
    'choices',
    {
      empty: [],
      choices: values,
      faults: (value) => [...unknown(value, values), ...tooMany(value, max)],
      plain: (value, { text }) => value.map(text.choice).join(', '),
      filter: choicesFilter(values),
    },
    options,
  )
  return { ...base, choices: values }
}

export type TagsField = Field<string[]> & { suggest?: () => Promise<readonly string[]> }

/** Free words; `suggest` offers those already in use. */
export function tags(
  options: FieldOptions & { max?: number; suggest?: () => Promise<readonly string[]> } = {},
): TagsField {
  const { max = 50, suggest } = options
  const base = makeField<string[]>(
    'tags',
    {
      empty: [],
      faults: (value) => [...tooMany(value, max), ...tooLong(value)],
      plain: (value) => value.join(', '),
      filter: tagsFilter(suggest),
    },
    options,
  )
  return { ...base, suggest }
}

/** Yes or no; never absent. */
export function boolean(options: FieldOptions = {}): Field<boolean> {
  return makeField<boolean>(
    'boolean',
    {
      empty: false,
      plain: (value, { t }) => t(value ? 'value.yes' : 'value.no'),
      filter: yesNoFilter(),
    },
    options,
  )
}

const MAX_TAG = 60

function tooLong(value: readonly string[]): Fault[] {
  const isTooLong = value.some((tag) => tag.length > MAX_TAG)
  return isTooLong ? [{ path: '', key: 'tooLong', values: { max: MAX_TAG } }] : []
}

function tooMany(value: readonly string[], max: number): Fault[] {
  return value.length > max ? [{ path: '', key: 'tooMany', values: { max } }] : []
}

function unknown(value: readonly string[], known: readonly string[]): Fault[] {
  return value.every((item) => known.includes(item)) ? [] : [{ path: '', key: 'choice' }]
}
