import { IconTrash } from '@tabler/icons-react'
import { ListFailure, ListNothing } from '#kernel/admin/browse/list-states.tsx'
import { browseMessages } from '#kernel/admin/browse/messages.ts'
import type { Column } from '#kernel/admin/browse/rows/columns.ts'
import { RowCards } from '#kernel/admin/browse/rows/row-cards.tsx'
import { RowsTable } from '#kernel/admin/browse/rows/rows-table.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import { DropPlace } from '../../../uploads/admin/drop/drop-place.tsx'
import type { IncomingFile } from '../../../uploads/admin/drop/dropped-files.ts'
import { chipsOf, isSearched } from '../folders/places.ts'
import type { FileBrowse } from '../use-file-browse.ts'
import type { Layout } from '../use-layout.ts'
import grid from './file-grid.module.css'
import { FileGrid } from './file-grid.tsx'

type Props = {
  browse: FileBrowse
  layout: Layout
  columns: readonly Column[]
  visible: readonly Column[]
  isCompact: boolean
  isNarrow: boolean
  canChoose: boolean
  canUpload: boolean
  onFiles(given: IncomingFile[]): void
}

/** The files as tiles or lines, or what stands in for them. */
export function FileRows(props: Props) {
  const { browse, layout, columns, visible, isCompact, isNarrow, canChoose } = props
  const t = useMessages(browseMessages)
  const { rows } = browse
  if (rows.isError && !rows.data) {
    return <ListFailure error={rows.error} onRetry={() => void rows.refetch()} />
  }
  if (!rows.data) {
    const shape = layout === 'grid' ? 'cards' : 'rows'
    return (
      <div className={layout === 'grid' ? grid.frame : undefined}>
        <LoadingState label={t('state.loading')} shape={shape} count={8} />
      </div>
    )
  }
  if (rows.data.rows.length === 0) return <Nothing {...props} />
  if (layout === 'grid') return <FileGrid browse={browse} canChoose={canChoose} />
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

function Nothing({ browse, canUpload, onFiles }: Props) {
  const t = useMessages(browserMessages)
  const { state, isTrash } = browse
  if (isTrash && !isSearched(state)) {
    return (
      <EmptyState
        icon={<IconTrash size={24} stroke={1.5} aria-hidden />}
        title={t('trash.emptyTitle')}
        text={t('trash.emptyText')}
      />
    )
  }
  const isPlain = !isSearched(state) && state.page === 0
  if (isPlain && canUpload) return <DropPlace isLarge onFiles={onFiles} />
  return <ListNothing browse={chipsOf(browse)} canCreate={false} />
}
