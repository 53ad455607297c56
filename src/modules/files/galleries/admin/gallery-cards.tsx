import { useNavigate } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ListProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { galleriesMessages } from '../../admin/messages.ts'
import { FilePicture } from '../../files/admin/preview/file-picture.tsx'
import classes from './gallery-cards.module.css'
import type { GalleryEntry } from './gallery-entry.ts'
import { GALLERIES } from './paths.ts'

/** So many small pictures stand beside the cover. */
const BESIDE = 3

/** Galleries as cards: the cover, the next pictures, what it is called. */
export function GalleryCards(props: ListProps<GalleryEntry, { trash?: 'only' }>) {
  const { rows, isLoading, search, open } = props
  const t = useMessages(galleriesMessages)
  if (isLoading) return <LoadingState label={t('loading')} shape="rows" count={6} />
  if (rows.length === 0) return <Nothing isSearched={search !== ''} />
  return (
    <ul className={classes.cards}>
      {rows.map((gallery) => (
        <li key={gallery._id}>
          <GalleryCard gallery={gallery} onOpen={() => open(gallery)} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  const t = useMessages(galleriesMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const mayCreate = useCan()(staff('files', 'create'))
  if (isSearched) return <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
  const create = {
    label: t('galleries.create'),
    onSelect: () => void navigate(adminPath(`${GALLERIES}/new`)),
  }
  return (
    <EmptyState
      title={t('galleries.empty.title')}
      text={t('galleries.empty.text')}
      action={mayCreate ? create : undefined}
    />
  )
}

function GalleryCard({ gallery, onOpen }: { gallery: GalleryEntry; onOpen(): void }) {
  const t = useMessages(galleriesMessages)
  const { lang } = useSession().user
  const { content, title, updated } = gallery
  const [cover, ...beside] = shownFiles(gallery)
  return (
    <button type="button" className={classes.card} onClick={onOpen}>
      <span className={classes.pictures}>
        <span className={classes.cover}>
          {cover ? (
            <FilePicture file={cover} sizes="(min-width: 40rem) 20rem, 92vw" />
          ) : (
            <span className={classes.none}>{t('noPictures')}</span>
          )}
        </span>
        {beside.slice(0, BESIDE).map((file) => (
          <span key={file._id} className={classes.beside}>
            <FilePicture file={file} sizes="7rem" />
          </span>
        ))}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>
          {t('count', { count: content.items.length })} · {t(`layout.${content.layout}`)} ·{' '}
          <RelativeTime date={updated} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
        </span>
      </span>
    </button>
  )
}

/** The cover first, then the others in their order. */
function shownFiles({ content: { items, cover }, files }: GalleryEntry) {
  const byId = new Map(files.map((file) => [file._id, file]))
  const ids = new Set([...(cover ? [cover] : []), ...items.map(({ file }) => file)])
  return [...ids].flatMap((id) => byId.get(id) ?? [])
}
