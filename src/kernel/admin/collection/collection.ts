import type { ComponentType } from 'react'
import { ACTIONS, type Access, type Action, staff } from '#kernel/access/rules.ts'
import { RESERVED, TRASH } from '../browse/address/url-state.ts'
import { choiceFilter, type Filter } from '../fields/filter.ts'
import type { Fields } from '../fields/form-values.ts'
import type { Definition } from './definition.ts'
import { mustHaveWords } from './missing-words.ts'
import { type Paths, pathsOf } from './paths.ts'

/**
 * A collection as the engine works with it: the types of one module are gone, so that two screens
 * serve all of them. Only `collection` makes one.
 */
export type Collection = Omit<
  Definition<Item, Query, Item>,
  | 'access'
  | 'paths'
  | 'fields'
  | 'cells'
  | 'filters'
  | 'sortable'
  | 'columns'
  | 'extraColumns'
  | 'columnModules'
> & {
  access: Accesses
  paths: Paths
  fields: Fields
  columns: readonly string[]
  extraColumns: readonly string[]
  columnModules: Readonly<Record<string, string>>
  cells: Readonly<Record<string, ComponentType<{ value: unknown; row: Item }>>>
  filters: Readonly<Record<string, NamedFilter>>
  sortable: Readonly<Record<string, string>>
  isSearchable: boolean
}
export type Item = Record<string, unknown>
type Query = Record<string, unknown> & { sort?: string }
/** A filter, and the field whose words it borrows; what has a tab needs no words of its own. */
export type NamedFilter = Filter & { field?: string; isTab?: true }

/**
 * Declares a collection: `T` is what is listed and loaded, `Q` the query of its list, `D` what is
 * saved. See README.md beside this file for a whole example.
 */
export function collection<
  T extends object,
  Q extends object = { sort?: string },
  D extends object = T,
>(definition: Definition<T, Q, D>): Collection {
  const given = definition as unknown as Omit<Collection, 'filters' | 'access'> &
    Pick<Definition<T, Q, D>, 'access'> & { filters?: Record<string, Filter | string> }
  const made: Collection = {
    ...given,
    access: accessesOf(definition.module, definition.access),
    paths: pathsOf(definition.path, definition.paths),
    extraColumns: given.extraColumns ?? [],
    columnModules: given.columnModules ?? {},
    cells: given.cells ?? {},
    sortable: given.sortable ?? {},
    isSearchable: given.isSearchable ?? true,
    filters: {
      ...namedFilters(given.fields, given.filters ?? {}),
      ...(given.trash && { [TRASH]: { ...choiceFilter(['only']), isTab: true } }),
    },
  }
  mustHaveWords(made)
  return made
}

function namedFilters(
  fields: Fields,
  filters: Record<string, Filter | string>,
): Record<string, NamedFilter> {
  return Object.fromEntries(
    Object.entries(filters).map(([key, filter]) => {
      if (RESERVED.some((word) => word === key)) throw new Error(`No filter may be called ${key}`)
      if (typeof filter !== 'string') return [key, filter]
      const brought = fields[filter]?.filter
      if (!brought) throw new Error(`The field ${filter} brings no filter`)
      return [key, { ...brought, field: filter }]
    }),
  )
}

type Accesses = Readonly<Record<Action, Access>>

/** The matrix of the module decides, unless the collection says otherwise for an action. */
function accessesOf(module: string, special: Partial<Accesses> = {}): Accesses {
  const entries = ACTIONS.map((action) => [action, special[action] ?? staff(module, action)])
  return Object.fromEntries(entries) as Accesses
}
