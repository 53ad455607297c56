import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { Button, SegmentedControl, Text, VisuallyHidden } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { IconPhotoPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { draggingPlugins } from '#kernel/admin/fields/inputs/lists/dragging-plugins.ts'
import { idsFor, moved } from '#kernel/admin/fields/inputs/lists/list-order.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { galleriesMessages } from '../../admin/messages.ts'
import { chooseFiles } from '../../admin/pickers.tsx'
import { FILES_KEY } from '../../files/admin/keys.ts'
import { FilePicture } from '../../files/admin/preview/file-picture.tsx'
import { readManyFiles } from '../../files/file.calls.ts'
import type { StoredFile } from '../../files/file.ts'
import { GALLERY_LAYOUTS } from '../gallery.ts'
import { coverOf, withCaption, withFiles, withoutPlace } from './content.ts'
import classes from './content-input.module.css'
import type { GalleryContent } from './gallery-entry.ts'
import layoutChoiceClasses from './layout-choice.module.css'
import { PictureEntry } from './picture-entry.tsx'

/** Enough to see what a layout does. */
const SHOWN = 8

type Props = {
  content: GalleryContent
  fileOf(id: string): StoredFile | undefined
  onChange(content: GalleryContent): void
  isOff: boolean
}

/** So many ids a call takes. */
const AT_ONCE = 500

/** Choose pictures, put them in order, describe them, and see at once how the gallery looks. */
export function ContentInput({ value, onChange, isDisabled }: InputProps<GalleryContent>) {
  const t = useMessages(galleriesMessages)
  const { nonce } = useSession()
  const { items } = value
  const held = useHeldFiles(items.map(({ file }) => file))
  const [said, setSaid] = useState('')
  const [known, setKnown] = useState<readonly string[]>(() => items.map(() => randomId()))
  const ids = idsFor(items.length, known, randomId)
  if (ids.length !== known.length) setKnown(ids)

  const add = async () => {
    const files = await chooseFiles({ title: 'images', kinds: ['image'] })
    if (files.length === 0) return
    held.learn(files)
    const next = withFiles(value, files)
    onChange(next)
    setSaid(t('pictures.added', { count: next.items.length - items.length }))
  }
  const move = (from: number, to: number) => {
    const next = moved({ entries: items, ids }, from, to)
    setKnown(next.ids)
    onChange({ ...value, items: [...next.entries] })
    setSaid(t('pictures.moved', { place: to + 1, count: items.length }))
  }
  const drop = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
  }
  const remove = (place: number) => {
    setKnown(ids.toSpliced(place, 1))
    onChange(withoutPlace(value, place))
    setSaid(t('pictures.removed'))
  }
  return (
    <div className={classes.content}>
      <LayoutChoice content={value} fileOf={held.fileOf} onChange={onChange} isOff={isDisabled} />
      {items.length === 0 && <p className={classes.empty}>{t('pictures.empty')}</p>}
      {held.isError && (
        <p role="alert" className={classes.empty}>
          {t('pictures.failed')}
        </p>
      )}
      <DragDropProvider onDragEnd={drop} plugins={draggingPlugins(nonce)}>
        <ol className={classes.list}>
          {items.map((item, place) => (
            <PictureEntry
              key={ids[place]}
              id={ids[place] ?? ''}
              place={place}
              count={items.length}
              item={item}
              file={held.fileOf(item.file)}
              isKnown={!held.isPending}
              isCover={coverOf(value) === item.file}
              isOff={isDisabled}
              onCaption={(caption) => onChange(withCaption(value, place, caption))}
              onCover={() => onChange({ ...value, cover: item.file })}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      </DragDropProvider>
      {!isDisabled && (
        <Button
          variant={items.length === 0 ? 'filled' : 'default'}
          leftSection={<IconPhotoPlus {...SMALL_ICON} />}
          onClick={() => void add()}
        >
          {t('pictures.add')}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

/** The files of a gallery by id; those just chosen are known at once. */
function useHeldFiles(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StoredFile>>(new Map())
  const asked = [...new Set(ids)].filter((id) => !chosen.has(id)).sort()
  const query = useQuery({
    queryKey: [...FILES_KEY, 'held', asked],
    queryFn: () => readAll(asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  const read = new Map((query.data ?? []).map((file) => [file._id, file]))
  return {
    fileOf: (id: string) => chosen.get(id) ?? read.get(id),
    isPending: asked.length > 0 && query.isPending,
    isError: query.isError,
    learn: (files: readonly StoredFile[]) =>
      setChosen((known) => new Map([...known, ...files.map((file) => [file._id, file] as const)])),
  }
}

async function readAll(ids: readonly string[]): Promise<StoredFile[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const replies = await Promise.all(
    parts.map((part) => call(readManyFiles, { body: { ids: part } })),
  )
  return replies.flatMap(({ items }) => items)
}

/** How the pictures stand, with the pictures themselves as the example. */
function LayoutChoice({ content, fileOf, onChange, isOff }: Props) {
  const t = useMessages(galleriesMessages)
  const { layout, items } = content
  const files = items.slice(0, SHOWN).flatMap(({ file }) => fileOf(file) ?? [])
  const choose = (word: string) => {
    const next = GALLERY_LAYOUTS.find((name) => name === word)
    if (next) onChange({ ...content, layout: next })
  }
  return (
    <div className={layoutChoiceClasses.choice}>
      <SegmentedControl
        aria-label={t('layout.label')}
        classNames={{ root: layoutChoiceClasses.layouts, label: layoutChoiceClasses.layout }}
        data={GALLERY_LAYOUTS.map((name) => ({ value: name, label: t(`layout.${name}`) }))}
        value={layout}
        onChange={choose}
        disabled={isOff}
      />
      <Text size="sm" c="dimmed">
        {t(`layout.hint.${layout}`)}
      </Text>
      {files.length > 0 && (
        <section
          className={layoutChoiceClasses.preview}
          data-layout={layout}
          aria-label={t('layout.preview')}
        >
          {files.map((file) => (
            <div
              key={file._id}
              className={layoutChoiceClasses.picture}
              style={inLayout(file, layout)}
            >
              <FilePicture file={file} sizes="14rem" alt="" />
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** As the website does it: rows share their width by shape, others keep their own shape. */
function inLayout({ res }: StoredFile, layout: GalleryContent['layout']) {
  const ratio = res ? res.w / res.h : 1
  if (layout === 'row') return { flexGrow: ratio, flexBasis: `${ratio * 6}rem` }
  return layout === 'masonry' ? { aspectRatio: ratio } : undefined
}
