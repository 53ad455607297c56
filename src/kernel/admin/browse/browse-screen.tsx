import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconPlus, IconTable } from '@tabler/icons-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { Collection } from '../collection/collection.ts'
import type { IconType } from '../module.ts'
import { useCan, useMessages } from '../session.tsx'
import { AdminPageHead } from '../shell/admin-page-head.tsx'
import { isNarrowed, isTrash } from './address/url-state.ts'
import classes from './browse-screen.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { DisplayMenu } from './display-menu.tsx'
import { useExport } from './export/use-export.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { ListFailure, ListNothing } from './list-states.tsx'
import { browseMessages } from './messages.ts'
import { usePreferences } from './preferences.ts'
import { type Column, useColumns, visibleColumns } from './rows/columns.ts'
import { PagingBar } from './rows/paging-bar.tsx'
import { RowCards } from './rows/row-cards.tsx'
import { RowsTable } from './rows/rows-table.tsx'
import { ViewTabs } from './saved-views/view-tabs.tsx'
import { SearchBox } from './search-box.tsx'
import toolbarClasses from './toolbar.module.css'
import { type Browse, useBrowse } from './use-browse.ts'
import { useBrowseKeys } from './use-browse-keys.ts'

const TABLE = 'table'

type BrowseHeadProps = {
  browse: Browse
  canCreate: boolean
  isExporting: boolean
  onExport(): void
}

type Props = {
  browse: Browse
  columns: readonly Column[]
  visible: readonly Column[]
  isNarrow: boolean
  searchRef: Ref<HTMLInputElement>
}

/** Below this rows become cards. */
const NARROW = '(max-width: 639px)'

type BrowseScreenProps = { collection: Collection; children?: ReactNode }

/** The list of a collection; `children` stand between its title and its rows. */
export function BrowseScreen({ collection, children }: BrowseScreenProps) {
  const browse = useBrowse(collection)
  const can = useCan()
  const { columns: chosen, isCompact } = usePreferences(collection.name)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
  const search = useRef<HTMLInputElement>(null)
  const columns = useColumns(collection)
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
      {children}
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
  const t = useMessages(browseMessages)
  const can = useCan()
  const { collection, rows, state, open } = browse
  const Own = (state.layout && collection.layouts?.[state.layout]?.Component) || collection.List
  if (rows.isError && !rows.data) {
    return <ListFailure error={rows.error} onRetry={() => void rows.refetch()} />
  }
  const isTrashEmpty = rows.data?.rows.length === 0 && isTrash(state) && !isNarrowed(state)
  if (Own && !isTrashEmpty) {
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

/** Search, filters, and how the list is shown. */
function Toolbar({ browse, columns, visible, isNarrow, searchRef }: Props) {
  return (
    <div className={toolbarClasses.toolbar}>
      {browse.collection.isSearchable && <SearchBox browse={browse} inputRef={searchRef} />}
      <FilterBar browse={browse} />
      <div className={toolbarClasses.end}>
        <LayoutSwitch browse={browse} />
        <DisplayMenu browse={browse} columns={columns} visible={visible} isNarrow={isNarrow} />
      </div>
    </div>
  )
}

function BrowseHead({ browse, canCreate, isExporting, onExport }: BrowseHeadProps) {
  const t = useMessages(browseMessages)
  const can = useCan()
  const { collection, words, create } = browse
  const canExport = can(collection.access.export)
  return (
    <AdminPageHead
      title={words.many}
      menu={
        canExport
          ? [
              {
                key: 'export',
                label: t('head.export'),
                icon: <IconDownload {...SMALL_ICON} />,
                isDisabled: isExporting,
                onSelect: onExport,
              },
            ]
          : []
      }
      primary={
        canCreate
          ? { label: words.create, icon: <IconPlus {...SMALL_ICON} />, onSelect: create }
          : undefined
      }
    />
  )
}

/** Table or one of the collection's own layouts. */
function LayoutSwitch({ browse }: { browse: Browse }) {
  const t = useMessages(browseMessages)
  const { collection, words, state, change } = browse
  const layouts = Object.entries(collection.layouts ?? {})
  if (layouts.length === 0) return null
  const option = (value: string, label: string, Icon: IconType) => ({
    value,
    label: (
      <span className={toolbarClasses.layout}>
        <Icon size={16} stroke={1.75} />
        {label}
      </span>
    ),
  })
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('display.layouts')}
      value={state.layout ?? TABLE}
      onChange={(layout) => change({ layout: layout === TABLE ? undefined : layout })}
      data={[
        option(TABLE, t('display.table'), IconTable),
        ...layouts.map(([name, { icon }]) => option(name, words.layouts?.[name] ?? name, icon)),
      ]}
    />
  )
}
