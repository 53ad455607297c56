import type { Ref } from 'react'
import { DisplayMenu } from '#kernel/admin/browse/display-menu.tsx'
import { FilterBar } from '#kernel/admin/browse/filters/filter-bar.tsx'
import type { Column } from '#kernel/admin/browse/rows/columns.ts'
import { SearchBox } from '#kernel/admin/browse/search-box.tsx'
import toolbar from '#kernel/admin/browse/toolbar.module.css'
import { chipsOf } from './places.ts'
import type { FileBrowse } from './use-file-browse.ts'
import type { Layout } from './use-layout.ts'

type Props = {
  browse: FileBrowse
  layout: Layout
  columns: readonly Column[]
  visible: readonly Column[]
  isNarrow: boolean
  searchRef: Ref<HTMLInputElement>
}

/** Search and filters; what is chosen for a table has no meaning for tiles. */
export function FilesToolbar(props: Props) {
  const { browse, layout, columns, visible, isNarrow, searchRef } = props
  return (
    <div className={toolbar.toolbar}>
      <SearchBox browse={browse} inputRef={searchRef} />
      <FilterBar browse={chipsOf(browse)} />
      {layout === 'list' && (
        <div className={toolbar.end}>
          <DisplayMenu browse={browse} columns={columns} visible={visible} isNarrow={isNarrow} />
        </div>
      )}
    </div>
  )
}
