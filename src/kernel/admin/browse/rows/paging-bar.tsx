import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../session.tsx'
import { browseMessages } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import { hasNextPage, rangeOf } from './paging.ts'
import classes from './paging-bar.module.css'

/** "1–50 von 1.234" and two arrows; quiet, because most people search instead of paging. */
export function PagingBar({ browse, note }: { browse: Browse; note: string | undefined }) {
  const t = useMessages(browseMessages)
  const { lang } = useSession().user
  const { rows, state, turn } = browse
  const { page } = state
  if (!rows.data) return null
  const range = rangeOf(rows.data, page)
  const isOver = rows.data.isExact === false
  const number = (value: number) => formatNumber(value, lang)
  const canGoOn = hasNextPage(rows.data, page) && !rows.isPlaceholderData
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.count}>
        {range &&
          t(isOver ? 'paging.rangeOver' : 'paging.range', {
            from: number(range.from),
            to: number(range.to),
            total: number(range.total),
          })}
        {note && <span className={classes.note}>{note}</span>}
      </p>
      {(page > 0 || canGoOn || rows.isPlaceholderData) && (
        <nav aria-label={t('paging.label')} className={classes.arrows}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('paging.previous')}
            disabled={page === 0}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft {...SMALL_ICON} />
          </ActionIcon>
          <span className={classes.page}>{t('paging.page', { page: number(page + 1) })}</span>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('paging.next')}
            disabled={!canGoOn}
            onClick={() => turn(1)}
          >
            <IconChevronRight {...SMALL_ICON} />
          </ActionIcon>
        </nav>
      )}
    </div>
  )
}
