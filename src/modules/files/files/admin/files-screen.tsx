import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { type Ref, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { BulkBar } from '#kernel/admin/browse/bulk-bar.tsx'
import { DisplayMenu } from '#kernel/admin/browse/display-menu.tsx'
import { useExport } from '#kernel/admin/browse/export/use-export.ts'
import { FilterBar } from '#kernel/admin/browse/filters/filter-bar.tsx'
import { usePreferences } from '#kernel/admin/browse/preferences.ts'
import { type Column, useColumns, visibleColumns } from '#kernel/admin/browse/rows/columns.ts'
import { PagingBar } from '#kernel/admin/browse/rows/paging-bar.tsx'
import { ViewTabs } from '#kernel/admin/browse/saved-views/view-tabs.tsx'
import { SearchBox } from '#kernel/admin/browse/search-box.tsx'
import toolbar from '#kernel/admin/browse/toolbar.module.css'
import { useBrowseKeys } from '#kernel/admin/browse/use-browse-keys.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages, uploadMessages } from '../../admin/messages.ts'
import { QuotaCard } from '../../storage/admin/quota-card.tsx'
import { addFiles, NOWHERE } from '../../uploads/admin/add-files.ts'
import { askForFiles, type FileDialogOptions } from '../../uploads/admin/drop/ask-for-files.ts'
import { DropVeil } from '../../uploads/admin/drop/drop-veil.tsx'
import type { IncomingFile } from '../../uploads/admin/drop/dropped-files.ts'
import { useIncoming } from '../../uploads/admin/drop/use-incoming.ts'
import { UploadDialog } from '../../uploads/admin/upload-dialog.tsx'
import { BulkDialogs } from './actions/bulk-dialogs.tsx'
import { InUseDialog } from './actions/in-use-dialog.tsx'
import { inUseQuestions } from './actions/questions.ts'
import { FileDrawer } from './drawer/file-drawer.tsx'
import { emptyWholeTrash } from './file-calls.ts'
import { files } from './files.collection.tsx'
import { FilesHead } from './files-head.tsx'
import classes from './files-screen.module.css'
import { FolderSide } from './folders/folder-side.tsx'
import { PlaceBar } from './folders/place-bar.tsx'
import { chipsOf } from './folders/places.ts'
import { FileRows } from './list/file-rows.tsx'
import { UPLOAD } from './paths.ts'
import { type FileBrowse, useFileBrowse } from './use-file-browse.ts'
import { LAYOUTS, type Layout, useLayout } from './use-layout.ts'
import { useReloadFiles } from './use-reload-files.ts'

type UploadDialogState = {
  canUpload: boolean
  isAsking: boolean
  setAsking(isAsking: boolean): void
}

const ICONS = { grid: IconLayoutGrid, list: IconList }

type LayoutChoiceProps = { layout: Layout; onLayout(layout: Layout): void }

type Props = {
  browse: FileBrowse
  layout: Layout
  columns: readonly Column[]
  visible: readonly Column[]
  isNarrow: boolean
  searchRef: Ref<HTMLInputElement>
}

const NARROW = '(max-width: 639px)'

/** The file browser. */
export function FilesScreen() {
  const can = useCan()
  const search = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const browse = useFileBrowse(() => setAsking(true))
  const [layout, setLayout] = useLayout(browse)
  const { columns: chosen, isCompact } = usePreferences(files.name)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
  const columns = useColumns(files)
  const visible = visibleColumns(columns, chosen, files.columns)
  const { exportAll, exportSome, progress } = useExport(browse, visible)
  const canUpload = can(staff('files', 'create'))
  const canChoose = can(staff('files', 'edit')) || can(staff('files', 'delete'))
  const upload = useScreenUpload(browse, { canUpload, isAsking, setAsking })
  const trash = useEmptyTrash()
  const isInUseAsked = useSyncExternalStore(inUseQuestions.subscribe, inUseQuestions.get)
  useBrowseKeys(browse, { canCreate: canUpload, search })
  return (
    <div className={classes.screen}>
      <FilesHead
        browse={browse}
        isExporting={progress !== undefined}
        onUpload={(wish) => void upload.choose(wish)}
        onOptions={() => setAsking(true)}
        onExport={() => void exportAll()}
      >
        <LayoutChoice layout={layout} onLayout={setLayout} />
      </FilesHead>
      <div className={classes.columns}>
        <FolderSide browse={browse} />
        <div className={classes.main}>
          <div className={classes.card}>
            <ViewTabs browse={browse} />
            <FilesToolbar
              browse={browse}
              layout={layout}
              columns={columns}
              visible={visible}
              isNarrow={isNarrow}
              searchRef={search}
            />
            <PlaceBar browse={browse} onEmptyTrash={() => void trash.empty()} />
            <FileRows
              browse={browse}
              layout={layout}
              columns={columns}
              visible={visible}
              isCompact={isCompact}
              isNarrow={isNarrow}
              canChoose={canChoose}
              canUpload={canUpload}
              onFiles={upload.add}
            />
            {browse.shown.length > 0 && <PagingBar browse={browse} note={progress} />}
          </div>
          <div className={classes.quota}>
            <QuotaCard browse={browse} />
          </div>
        </div>
      </div>
      <BulkBar browse={browse} onExport={exportSome} />
      <FileDrawer browse={browse} isBusy={isInUseAsked !== undefined} />
      <BulkDialogs />
      <InUseDialog />
      <UploadDialog isOpen={upload.isAsking} folder={browse.folder ?? ''} onClose={upload.close} />
      {trash.dialog}
      {upload.veil}
    </div>
  )
}

/** Empties the trash after a question; draw `dialog` somewhere. */
function useEmptyTrash() {
  const t = useMessages(browserMessages)
  const { confirm, dialog } = useConfirm()
  const { attempt } = useAttempt()
  const reload = useReloadFiles()
  const empty = async () => {
    const question = { title: t('trash.ask'), text: t('trash.askText'), yes: t('trash.empty') }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await attempt(emptyWholeTrash, t('trash.emptied'))
    await reload()
  }
  return { empty, dialog }
}

/** Search and filters; what is chosen for a table has no meaning for tiles. */
function FilesToolbar(props: Props) {
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

/** Grid or list. */
function LayoutChoice({ layout, onLayout }: LayoutChoiceProps) {
  const t = useMessages(browserMessages)
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('view.label')}
      value={layout}
      onChange={(next) => onLayout(LAYOUTS.find((known) => known === next) ?? 'grid')}
      data={LAYOUTS.map((value) => {
        const Icon = ICONS[value]
        return {
          value,
          label: (
            <span className={classes.layout}>
              <Icon {...SMALL_ICON} />
              <span className={classes.layoutName}>{t(`view.${value}`)}</span>
            </span>
          ),
        }
      })}
    />
  )
}

/** Uploading from the file browser: by dropping, pasting or choosing, into the folder that is open. */
function useScreenUpload(browse: FileBrowse, asking: UploadDialogState) {
  const t = useMessages(uploadMessages)
  const [address, setAddress] = useSearchParams()
  const folder = browse.folder ?? ''
  const isAsking = asking.canUpload && (asking.isAsking || address.has(UPLOAD))
  const add = (given: IncomingFile[]) => addFiles(given, { ...NOWHERE, folder })
  const isOver = useIncoming(add, asking.canUpload && !isAsking)
  return {
    add,
    choose: async (wish: FileDialogOptions) => add(await askForFiles(wish)),
    isAsking,
    close: () => {
      asking.setAsking(false)
      const next = new URLSearchParams(address)
      next.delete(UPLOAD)
      setAddress(next, { replace: true })
    },
    veil: (
      <DropVeil isShown={isOver} label={folder ? t('drop.veilInto', { folder }) : t('drop.veil')} />
    ),
  }
}
