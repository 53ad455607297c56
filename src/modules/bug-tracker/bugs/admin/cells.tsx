import { VisuallyHidden } from '@mantine/core'
import { IconMessage, IconPaperclip } from '@tabler/icons-react'
import type { CellProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import { Person } from './badges/person.tsx'
import type { SomeBug } from './bug-calls.ts'
import classes from './cells.module.css'

/** '#12' in front, what hangs on it behind. */
export function TitleCell({ row }: CellProps<SomeBug, 'title'>) {
  const t = useMessages(adminMessages)
  return (
    <span className={classes.title}>
      <span className={classes.number}>#{row.number}</span>
      <span className={classes.words}>{row.title}</span>
      {row.numComments > 0 && (
        <span className={classes.count} title={t('board.comments', { count: row.numComments })}>
          <IconMessage size={14} stroke={1.75} aria-hidden />
          {row.numComments}
        </span>
      )}
      {row.numFiles > 0 && (
        <span className={classes.count} title={t('board.files', { count: row.numFiles })}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden />
          {row.numFiles}
        </span>
      )}
    </span>
  )
}

export function NumberCell({ value }: CellProps<SomeBug, 'number'>) {
  return `#${value}`
}

export function DeveloperCell({ value }: CellProps<SomeBug, 'developerName'>) {
  const t = useMessages(adminMessages)
  if (value === '') return <Nobody label={t('unassigned')} />
  return <Person name={value} />
}

/** Most bugs have none: a quiet sign keeps those that have some in sight. */
export function VotesCell({ value }: CellProps<SomeBug, 'numVotes'>) {
  const { lang } = useSession().user
  if (value === 0) return <Nobody label="0" />
  return formatNumber(value, lang)
}

function Nobody({ label }: { label: string }) {
  return (
    <span className={classes.nobody}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
