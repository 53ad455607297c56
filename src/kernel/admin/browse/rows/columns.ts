import { useMemo } from 'react'
import type { Collection } from '../../collection/collection.ts'
import { type FieldText, fieldText } from '../../fields/words.ts'
import { useSession } from '../../session.tsx'
import { useModules } from '../../shell/modules-context.tsx'

export type Column = {
  name: string
  label: string
  text: FieldText
  isNumeric: boolean
  /** Key the list understands, when it can order by this column. */
  sortKey: string | undefined
}

/** Every column that can be shown, in the order of the collection. */
export function useColumns(collection: Collection): Column[] {
  const { lang } = useSession().user
  const modules = useModules()
  return useMemo(
    () =>
      columnsOf(
        collection,
        lang,
        modules.map(({ name }) => name),
      ),
    [collection, lang, modules],
  )
}

export function columnsOf(
  { columns, extraColumns, columnModules, words, fields, sortable }: Collection,
  lang: 'de' | 'en',
  present: readonly string[],
): Column[] {
  const names = [...columns, ...extraColumns].filter((name) => {
    const module = columnModules[name]
    return module === undefined || present.includes(module)
  })
  return names.map((name) => {
    const text = fieldText(words[lang], name)
    return {
      name,
      label: text.label,
      text,
      isNumeric: fields[name]?.isNumeric ?? false,
      sortKey: sortable[name],
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
