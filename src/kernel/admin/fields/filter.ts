/** One condition of a list: how it stands in the address and what it gives to `list`. */
export type Filter<out V = unknown> = {
  /** Never set: it carries the type of the value. */
  readonly valueType?: V
  readonly kind: FilterKind
  /** What the words of the address mean; undefined when they mean nothing. */
  parse(words: readonly string[]): unknown
  format(value: unknown): readonly string[]
  readonly choices?: readonly string[]
  readonly suggest?: Suggest
  /** Only what is suggested can be chosen. */
  readonly isClosed?: boolean
  readonly read?: ReadOption
}

type FilterKind = 'choices' | 'choice' | 'tags' | 'yes-no' | 'days' | 'reference'
export type Option = { value: string; label: string; hint?: string }
export type Suggest = (search: string) => Promise<readonly Option[]>
export type ReadOption = (id: string) => Promise<Option>
/** Both ends belong to the range. */
export type DayRange = { from?: string; to?: string }

/** Any of several known values. */
export function choicesFilter<const C extends string>(choices: readonly C[]): Filter<C[]> {
  return {
    kind: 'choices',
    choices,
    parse: (words) => some(words.filter((word) => choices.some((choice) => choice === word))),
    format: (value) => value as string[],
  }
}

/** Exactly one of several known values. */
export function choiceFilter<const C extends string>(choices: readonly C[]): Filter<C> {
  return {
    kind: 'choice',
    choices,
    parse: (words) => choices.find((choice) => choice === words[0]),
    format: (value) => [value as string],
  }
}

/** Any words; the suggestions come from what is in use. */
export function tagsFilter(suggest?: () => Promise<readonly string[]>): Filter<string[]> {
  return {
    kind: 'tags',
    suggest: suggest && (async () => (await suggest()).map((tag) => ({ value: tag, label: tag }))),
    parse: (words) => some(words.filter((word) => word.trim() !== '')),
    format: (value) => value as string[],
  }
}

/** Any of several values only the server knows, with its words for them. */
export function optionsFilter(suggest: () => Promise<readonly Option[]>): Filter<string[]> {
  return { ...tagsFilter(), suggest, isClosed: true }
}

export function yesNoFilter(): Filter<boolean> {
  return {
    kind: 'yes-no',
    parse: ([word]) => (word === 'true' ? true : word === 'false' ? false : undefined),
    format: (value) => [String(value)],
  }
}

/** A range of days, each end optional; written `2026-11-01..2026-11-30`. */
export function daysFilter(): Filter<DayRange> {
  return {
    kind: 'days',
    parse: ([word]) => parseRange(word ?? ''),
    format: (value) => {
      const { from = '', to = '' } = value as DayRange
      return [`${from}..${to}`]
    },
  }
}

/** One thing of another collection, by its id. */
export function referenceFilter(source: { find: Suggest; read: ReadOption }): Filter<string> {
  return {
    kind: 'reference',
    suggest: source.find,
    read: source.read,
    parse: ([word]) => word || undefined,
    format: (value) => [value as string],
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function parseRange(word: string): DayRange | undefined {
  const [from = '', to = ''] = word.split('..')
  const range: DayRange = {}
  if (DAY.test(from)) range.from = from
  if (DAY.test(to)) range.to = to
  return range.from || range.to ? range : undefined
}

function some(words: string[]): string[] | undefined {
  return words.length > 0 ? words : undefined
}
