import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { Collection } from '../collection/collection.ts'
import { useCan, useSession, useTexts } from '../session.tsx'
import { BrowseHead } from './browse-head.tsx'
import classes from './browse-screen.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { useExport } from './export/use-export.ts'
import { ListFailure, ListNothing } from './list-states.tsx'
import { browseTexts } from './messages.ts'
import { usePreferences } from './preferences.ts'
import { type Column, columnsOf, visibleColumns } from './rows/columns.ts'
import { PagingBar } from './rows/paging-bar.tsx'
import { RowCards } from './rows/row-cards.tsx'
import { RowsTable } from './rows/rows-table.tsx'
import { ViewTabs } from './saved-views/view-tabs.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Browse, useBrowse } from './use-browse.ts'
import { useBrowseKeys } from './use-browse-keys.ts'

/** Below this rows become cards. */
const NARROW = '(max-width: 639px)'

/** The list of a collection. */
export function BrowseScreen({ collection }: { collection: Collection }) {
  const browse = useBrowse(collection)
  const can = useCan()
  const { lang } = useSession().user
  const { columns: chosen, isCompact } = usePreferences(collection.name)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
  const search = useRef<HTMLInputElement>(null)
  const columns = useMemo(() => columnsOf(collection, lang), [collection, lang])
  const visible = visibleColumns(columns, chosen, collection.columns)
  const { exportAll, exportSome, progress } = useExport(browse, visible)
  const canCreate = Boolean(collection.create && collection.save) && can(collection.access.create)
  const { layout } = browse.state
  const pagesItself = layout !== undefined && collection.layouts?.[layout]?.pagesItself === true
  useBrowseKeys(browse, { canCreate, search })

  return (
    <div className={classes.screen}>
      <BrowseHead
        browse={browse}
        canCreate={canCreate}
        isExporting={progress !== undefined}
        onExport={() => void exportAll()}
      />
      <div className={classes.card}>
        <ViewTabs browse={browse} />
        <Toolbar
          browse={browse}
          columns={columns}
          visible={visible}
          isNarrow={isNarrow}
          searchRef={search}
        />
        <Rows
          browse={browse}
          columns={columns}
          visible={visible}
          canCreate={canCreate}
          isCompact={isCompact}
          isNarrow={isNarrow}
        />
        {!pagesItself && <PagingBar browse={browse} note={progress} />}
      </div>
      <BulkBar browse={browse} onExport={exportSome} />
    </div>
  )
}

type RowsProps = {
  browse: Browse
  columns: readonly Column[]
  visible: readonly Column[]
  canCreate: boolean
  isCompact: boolean
  isNarrow: boolean
}

/** The rows in the chosen layout, or the state that stands in for them. */
function Rows({ browse, columns, visible, canCreate, isCompact, isNarrow }: RowsProps) {
  const t = useTexts(browseTexts)
  const can = useCan()
  const { collection, rows, state, open } = browse
  const Own = (state.layout && collection.layouts?.[state.layout]?.Component) || collection.List
  if (rows.isError && !rows.data) {
    return <ListFailure error={rows.error} onRetry={() => void rows.refetch()} />
  }
  if (Own) {
    const { search, sort, filters } = state
    const list = { search, sort, filters, open, isLoading: rows.isPending }
    return <Own rows={rows.data?.rows ?? []} {...list} />
  }
  if (!rows.data) return <LoadingState label={t('state.loading')} shape="rows" count={8} />
  if (rows.data.rows.length === 0) return <ListNothing browse={browse} canCreate={canCreate} />
  const canChoose =
    Boolean(collection.bulk?.length) ||
    can(collection.access.export) ||
    Boolean(collection.remove && can(collection.access.delete))
  if (isNarrow) return <RowCards browse={browse} columns={visible} canChoose={canChoose} />
  return (
    <RowsTable
      browse={browse}
      columns={columns}
      visible={visible}
      isCompact={isCompact}
      canChoose={canChoose}
    />
  )
}
