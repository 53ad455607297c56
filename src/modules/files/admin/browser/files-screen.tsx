import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { BulkBar } from '#kernel/admin/browse/bulk-bar.tsx'
import { useExport } from '#kernel/admin/browse/export/use-export.ts'
import { usePreferences } from '#kernel/admin/browse/preferences.ts'
import { columnsOf, visibleColumns } from '#kernel/admin/browse/rows/columns.ts'
import { PagingBar } from '#kernel/admin/browse/rows/paging-bar.tsx'
import { ViewTabs } from '#kernel/admin/browse/saved-views/view-tabs.tsx'
import { useBrowseKeys } from '#kernel/admin/browse/use-browse-keys.ts'
import { useCan, useSession } from '#kernel/admin/session.tsx'
import { UploadDialog } from '../upload/upload-dialog.tsx'
import { BulkDialogs } from './bulk-dialogs.tsx'
import { FileDrawer } from './file-drawer.tsx'
import { FileRows } from './file-rows.tsx'
import { files } from './files.collection.tsx'
import { FilesHead } from './files-head.tsx'
import classes from './files-screen.module.css'
import { FilesToolbar } from './files-toolbar.tsx'
import { FolderSide } from './folder-side.tsx'
import { InUseDialog } from './in-use-dialog.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { PlaceBar } from './place-bar.tsx'
import { inUseQuestions } from './questions.ts'
import { QuotaCard } from './quota-card.tsx'
import { useEmptyTrash } from './use-empty-trash.tsx'
import { useFileBrowse } from './use-file-browse.ts'
import { useLayout } from './use-layout.ts'
import { useScreenUpload } from './use-screen-upload.tsx'

const NARROW = '(max-width: 639px)'

/** The file browser. */
export function FilesScreen() {
  const can = useCan()
  const { lang } = useSession().user
  const search = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const browse = useFileBrowse(() => setAsking(true))
  const [layout, setLayout] = useLayout(browse)
  const { columns: chosen, isCompact } = usePreferences(files.name)
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false
  const columns = useMemo(() => columnsOf(files, lang), [lang])
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
