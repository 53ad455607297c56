import { type Field, type FieldOptions, makeField } from '../field.ts'
import { type ReadOption, referenceFilter, type Suggest } from '../filter.ts'

/** Where the things come from; modules offer one per noun in their `admin/pickers.tsx`. */
export type ReferenceSource = {
  /** Makes cached answers tell sources apart: 'user', 'milestone'. */
  name: string
  find: Suggest
  read: ReadOption
  /** Address of the thing below the admin base, for a link beside the picker. */
  path?(id: string): string
}
export type ReferenceField = Field<string> & { source: ReferenceSource }
export type ReferencesField = Field<string[]> & { source: ReferenceSource }

/** One thing of another collection, by id. */
export function reference(source: ReferenceSource, options: FieldOptions = {}): ReferenceField {
  const base = makeField<string>(
    'reference',
    { empty: null, filter: referenceFilter(source) },
    options,
  )
  return { ...base, source }
}

/** Several things of another collection, by id. */
export function references(
  source: ReferenceSource,
  options: FieldOptions & { max?: number } = {},
): ReferencesField {
  const { max = 50 } = options
  const base = makeField<string[]>(
    'references',
    {
      empty: [],
      faults: (value) =>
        value.length > max ? [{ path: '', key: 'tooMany', values: { max } }] : [],
      plain: (value) => value.join(', '),
      filter: referenceFilter(source),
    },
    options,
  )
  return { ...base, source }
}
