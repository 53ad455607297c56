import { ActionIcon, Drawer } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { browserMessages } from '../../../admin/messages.ts'
import { listFileUses } from '../../file.calls.ts'
import type { StoredFile } from '../../file.ts'
import { readOneFile } from '../file-calls.ts'
import { fileKey, usesKey } from '../keys.ts'
import { FileName } from '../list/file-name.tsx'
import { FilePreview } from '../preview/file-preview.tsx'
import type { FileBrowse } from '../use-file-browse.ts'
import { UseList } from '../use-list.tsx'
import { DrawerActions } from './drawer-actions.tsx'
import { DrawerNotes } from './drawer-notes.tsx'
import classes from './file-drawer.module.css'

/** One file beside the list: what it is, where it is used, what can be done with it. */
export function FileDrawer({ browse, isBusy }: { browse: FileBrowse; isBusy: boolean }) {
  const t = useMessages(browserMessages)
  const { openId, close, shown, open } = browse
  const at = shown.findIndex(({ _id }) => _id === openId)
  const step = (by: 1 | -1) => {
    const next = at < 0 ? undefined : shown[at + by]
    if (next) open(next)
  }
  return (
    <Drawer.Root
      opened={openId !== undefined}
      onClose={close}
      position="right"
      size={440}
      closeOnEscape={!isBusy}
      transitionProps={{ duration: 150 }}
      onKeyDown={getHotkeyHandler([
        ['ArrowLeft', () => step(-1)],
        ['ArrowRight', () => step(1)],
      ])}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content classNames={{ content: classes.content }}>
        <header className={classes.bar}>
          <Drawer.Title className={classes.heading}>{t('drawer.facts')}</Drawer.Title>
          <ActionIcon aria-label={t('drawer.previous')} disabled={at < 1} onClick={() => step(-1)}>
            <IconChevronLeft {...SMALL_ICON} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('drawer.next')}
            disabled={at < 0 || at >= shown.length - 1}
            onClick={() => step(1)}
          >
            <IconChevronRight {...SMALL_ICON} />
          </ActionIcon>
          <ActionIcon aria-label={t('drawer.close')} data-autofocus onClick={close}>
            <IconX {...SMALL_ICON} />
          </ActionIcon>
        </header>
        <Drawer.Body className={classes.body}>
          {openId && <OpenFile key={openId} id={openId} known={shown[at]} onGone={close} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

type OpenProps = { id: string; known: StoredFile | undefined; onGone(): void }

function OpenFile({ id, known, onGone }: OpenProps) {
  const t = useMessages(browserMessages)
  const read = useQuery({
    queryKey: fileKey(id),
    queryFn: () => readOneFile(id),
    placeholderData: known,
  })
  const { data: file } = read
  if (!file && read.isError) {
    const retry = () => void read.refetch()
    return <ListFailure error={read.error} title={t('drawer.failed')} onRetry={retry} />
  }
  if (!file) return <LoadingState label={t('title')} shape="form" count={3} />
  return (
    <>
      <FilePreview key={file.gridref} file={file} />
      <FileName file={file} />
      <DrawerNotes file={file} />
      <DrawerActions file={file} onGone={onGone} />
      <FileFacts file={file} />
      <FileUses file={file} />
    </>
  )
}

function FileUses({ file }: { file: StoredFile }) {
  const t = useMessages(browserMessages)
  const uses = useQuery({
    queryKey: usesKey(file._id),
    queryFn: () => call(listFileUses, { params: { id: file._id } }),
  })
  return (
    <section>
      <h3 className={classes.section}>{t('drawer.uses')}</h3>
      <SectionQuery query={uses} failed={t('drawer.usesFailed')}>
        {({ uses: places }) =>
          places.length > 0 ? (
            <UseList uses={places} />
          ) : (
            <p className={classes.nowhere}>{t('drawer.noUses')}</p>
          )
        }
      </SectionQuery>
    </section>
  )
}

/** What is known of a file; what is empty is left out, but never the missing alt text. */
function FileFacts({ file }: { file: StoredFile }) {
  const t = useMessages(browserMessages)
  const { lang } = useSession().user
  const { res } = file
  const kind = t(`files.choices.kind.${file.kind}`)
  const number = (value: number) => formatNumber(value, lang)
  return (
    <dl className={classes.facts}>
      <Fact label={t('files.fields.kind')}>
        {file.kind === 'pdf' ? kind : `${kind}, ${file.ext.toUpperCase()}`}
      </Fact>
      <Fact label={t('files.fields.size')}>{fileSize(file.size, lang)}</Fact>
      {res && (
        <Fact label={t('drawer.dimensions')}>
          {number(res.w)} × {number(res.h)}
        </Fact>
      )}
      {file.kind === 'image' && (
        <Fact label={t('files.fields.alt')}>
          {file.alt || <span className={classes.lacking}>{t('drawer.noAlt')}</span>}
        </Fact>
      )}
      {file.description && <Fact label={t('files.fields.description')}>{file.description}</Fact>}
      {file.folder && <Fact label={t('files.fields.folder')}>{file.folder}</Fact>}
      {file.tags.length > 0 && (
        <Fact label={t('files.fields.tags')}>
          <span className={classes.tags}>
            {file.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        </Fact>
      )}
      <Fact label={t('files.fields.created')}>
        <RelativeTime date={file.created} locale={lang} />
        {file.ownerName && `, ${file.ownerName}`}
      </Fact>
      {file.updated !== file.created && (
        <Fact label={t('files.fields.updated')}>
          <RelativeTime date={file.updated} locale={lang} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
