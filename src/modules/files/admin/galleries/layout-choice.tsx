import { SegmentedControl, Text } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { GALLERY_LAYOUTS } from '../../contract-galleries.ts'
import { FilePicture } from '../preview/file-picture.tsx'
import type { GalleryContent } from './gallery-entry.ts'
import classes from './layout-choice.module.css'
import { galleriesTexts } from './texts.ts'

/** Enough to see what a layout does. */
const SHOWN = 8

type Props = {
  content: GalleryContent
  fileOf(id: string): StoredFile | undefined
  onChange(content: GalleryContent): void
  isOff: boolean
}

/** How the pictures stand, with the pictures themselves as the example. */
export function LayoutChoice({ content, fileOf, onChange, isOff }: Props) {
  const t = useTexts(galleriesTexts)
  const { layout, items } = content
  const files = items.slice(0, SHOWN).flatMap(({ file }) => fileOf(file) ?? [])
  const choose = (word: string) => {
    const next = GALLERY_LAYOUTS.find((name) => name === word)
    if (next) onChange({ ...content, layout: next })
  }
  return (
    <div className={classes.choice}>
      <SegmentedControl
        aria-label={t('layout.label')}
        classNames={{ root: classes.layouts, label: classes.layout }}
        data={GALLERY_LAYOUTS.map((name) => ({ value: name, label: t(`layout.${name}`) }))}
        value={layout}
        onChange={choose}
        disabled={isOff}
      />
      <Text size="sm" c="dimmed">
        {t(`layout.hint.${layout}`)}
      </Text>
      {files.length > 0 && (
        <section className={classes.preview} data-layout={layout} aria-label={t('layout.preview')}>
          {files.map((file) => (
            <div key={file._id} className={classes.picture} style={inLayout(file, layout)}>
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
