import { useDragOperation, useDroppable } from '@dnd-kit/react'
import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core'
import { IconChevronsLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import { browsePath } from '../../../admin/paths.ts'
import { messages } from '../../../messages.ts'
import type { BugItem } from '../../bug.calls.ts'
import { Status } from '../../bug-values.ts'
import { canMove, isFinal } from '../../life-cycle.ts'
import { STATUS_LOOKS } from '../badges/looks.ts'
import classes from './board.module.css'
import { BoardCard, type CardMenu } from './board-card.tsx'
import type { Column } from './use-columns.ts'

type Props = {
  column: Column
  mayMove: boolean
  menu: CardMenu
  onMove(bug: BugItem, to: Status): void
}

export function BoardColumn({ column, mayMove, menu, onMove }: Props) {
  const t = useMessages(adminMessages)
  const words = useMessages(messages)
  const { lang } = useSession().user
  const { status, isOpen, query, fold } = column
  const from = Status.safeParse(useDragOperation().source?.type).data
  const isForbidden = from !== undefined && from !== status && !canMove(from, status)
  const { ref, isDropTarget } = useDroppable({ id: status, disabled: isForbidden })
  const { icon: Icon, tone } = STATUS_LOOKS[status]
  const name = words(`choices.status.${status}`)
  const count = formatNumber(query?.data?.total ?? 0, lang)
  const marks = {
    'data-column': status,
    'data-tone': tone,
    'data-forbidden': isForbidden || undefined,
    'data-target': (isDropTarget && from !== status) || undefined,
    'data-possible': (from !== undefined && from !== status && !isForbidden) || undefined,
  }
  if (!isOpen) {
    return (
      <section ref={ref} className={classes.folded} {...marks}>
        <UnstyledButton
          className={classes.unfold}
          aria-label={t('board.open', { status: name })}
          aria-expanded={false}
          onClick={fold}
        >
          <Icon {...SMALL_ICON} />
          <span className={classes.count}>{count}</span>
          <span className={classes.foldedName}>{name}</span>
        </UnstyledButton>
      </section>
    )
  }
  return (
    <section
      ref={ref}
      className={classes.column}
      aria-label={t('board.column', { status: name, count })}
      {...marks}
    >
      <header className={classes.head}>
        <Icon {...SMALL_ICON} />
        <h2 className={classes.name}>{name}</h2>
        <span className={classes.count}>{count}</span>
        {isFinal(status) && (
          <ActionIcon
            size="sm"
            className={classes.fold}
            aria-label={t('board.close', { status: name })}
            aria-expanded
            onClick={fold}
          >
            <IconChevronsLeft {...SMALL_ICON} />
          </ActionIcon>
        )}
      </header>
      {isForbidden && (
        <p className={classes.no}>
          {t('board.forbidden', { from: words(`choices.status.${from}`) })}
        </p>
      )}
      <ColumnBody column={column} mayMove={mayMove} menu={menu} onMove={onMove} />
    </section>
  )
}

function ColumnBody({ column, mayMove, menu, onMove }: Props) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { status, query, more, hasMore } = column
  if (query?.isError && !query.data) {
    return (
      <div className={classes.failed} role="alert">
        <Text>{t('board.loadFailed')}</Text>
        <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (!query?.data) return <LoadingState label={t('loading')} shape="cards" count={2} />
  const { bugs, total } = query.data
  if (bugs.length === 0) return <p className={classes.empty}>{t('board.empty')}</p>
  return (
    <>
      <ul className={classes.cards}>
        {bugs.map((bug) => (
          <BoardCard
            key={bug._id}
            bug={bug}
            mayMove={mayMove}
            menu={menu}
            onMove={(to) => onMove(bug, to)}
          />
        ))}
      </ul>
      {bugs.length < total && hasMore && (
        <Button variant="subtle" size="compact-sm" loading={query.isFetching} onClick={more}>
          {t('board.more')}
        </Button>
      )}
      {bugs.length < total && !hasMore && (
        <Link to={adminPath(browsePath({ status }))} className={classes.rest}>
          {t('board.rest', { count: total })}
        </Link>
      )}
    </>
  )
}
