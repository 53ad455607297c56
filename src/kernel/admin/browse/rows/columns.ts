import type { Collection } from '../../collection/collection.ts'
import { type FieldText, fieldText } from '../../fields/words.ts'

export type Column = {
  name: string
  label: string
  text: FieldText
  isNumeric: boolean
  /** Key the list understands, when it can order by this column. */
  sortKey: string | undefined
}

/** Every column that can be shown, in the order of the collection. */
export function columnsOf(collection: Collection, lang: 'de' | 'en'): Column[] {
  const names = [...collection.columns, ...collection.extraColumns]
  return names.map((name) => {
    const text = fieldText(collection.words[lang], name)
    return {
      name,
      label: text.label,
      text,
      isNumeric: collection.fields[name]?.isNumeric ?? false,
      sortKey: collection.sortable[name],
    }
  })
}

/** The first column names the thing and opens it, so it always stays. */
export function visibleColumns(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
  shownAtFirst: readonly string[],
): Column[] {
  const wanted = chosen ?? shownAtFirst
  return columns.filter(({ name }, place) => place === 0 || wanted.includes(name))
}
