import type { CellProps } from '#kernel/admin/collection/definition.ts'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import type { StoredFile } from '../../contract-file.ts'
import { SmallPicture } from '../preview/small-picture.tsx'
import { browserTexts } from '../texts.ts'
import classes from './cells.module.css'
import { FileMarks } from './file-marks.tsx'

export function NameCell({ row }: CellProps<StoredFile, 'name'>) {
  return (
    <span className={classes.name}>
      <SmallPicture file={row} />
      <span className={classes.words}>{row.name}</span>
      <FileMarks file={row} />
    </span>
  )
}

export function SizeCell({ value }: CellProps<StoredFile, 'size'>) {
  return fileSize(value, useSession().user.lang)
}

/** What nothing uses is said in words: those are looked for. */
export function UsesCell({ value }: CellProps<StoredFile, 'numUses'>) {
  const t = useTexts(browserTexts)
  const { lang } = useSession().user
  if (value > 0) return formatNumber(value, lang)
  return (
    <span className={classes.nowhere} title={t('drawer.noUses')}>
      0
    </span>
  )
}
