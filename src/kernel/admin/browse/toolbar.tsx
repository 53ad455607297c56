import type { Ref } from 'react'
import { DisplayMenu } from './display-menu.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import type { Column } from './rows/columns.ts'
import { SearchBox } from './search-box.tsx'
import classes from './toolbar.module.css'
import type { Browse } from './use-browse.ts'

type Props = {
  browse: Browse
  columns: readonly Column[]
  visible: readonly Column[]
  isNarrow: boolean
  searchRef: Ref<HTMLInputElement>
}

/** Search, filters, and how the list is shown. */
export function Toolbar({ browse, columns, visible, isNarrow, searchRef }: Props) {
  return (
    <div className={classes.toolbar}>
      {browse.collection.isSearchable && <SearchBox browse={browse} inputRef={searchRef} />}
      <FilterBar browse={browse} />
      <div className={classes.end}>
        <LayoutSwitch browse={browse} />
        <DisplayMenu browse={browse} columns={columns} visible={visible} isNarrow={isNarrow} />
      </div>
    </div>
  )
}
