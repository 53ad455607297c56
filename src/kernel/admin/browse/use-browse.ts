import { useNavigate } from 'react-router'
import type { Collection, Item } from '../collection/collection.ts'
import { editPath } from '../collection/paths.ts'
import { useAdminPath, useSession } from '../session.tsx'
import { viewQuery } from './address/url-state.ts'
import { useAddressState } from './address/use-address-state.ts'
import { useRows } from './rows/use-rows.ts'
import { useSelection } from './rows/use-selection.ts'

export type Browse = ReturnType<typeof useBrowse>

/** Everything a browse screen works with; the parts take it as one prop. */
export function useBrowse(collection: Collection) {
  const { lang } = useSession().user
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { state, change } = useAddressState(collection)
  const { rows, remember } = useRows(collection, state)
  const keyOf = (row: Item) => String(row[collection.key])
  const pathOf = (row: Item) => adminPath(editPath(collection.paths, keyOf(row)))
  const entries = (rows.data?.rows ?? []).map((row) => [keyOf(row), row] as const)
  return {
    collection,
    words: collection.words[lang],
    state,
    change,
    rows,
    entries,
    ...useSelection(viewQuery(state, collection), entries),
    keyOf,
    pathOf,
    open: (row: Item) => void navigate(pathOf(row)),
    create: () => void navigate(adminPath(collection.paths.create)),
    turn: (step: 1 | -1) => {
      if (step === 1) remember()
      change(({ page }) => ({ page: Math.max(page + step, 0) }))
    },
  }
}
