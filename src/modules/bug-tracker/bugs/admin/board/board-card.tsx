import { useDraggable } from '@dnd-kit/react'
import { ActionIcon } from '@mantine/core'
import { IconDots, IconMessage, IconPaperclip, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import { bugPath } from '../../../admin/paths.ts'
import { messages } from '../../../messages.ts'
import type { BugItem } from '../../bug.calls.ts'
import { STATUSES, type Status } from '../../bug-values.ts'
import { canMove } from '../../life-cycle.ts'
import { PriorityMark, SeverityMark } from '../badges/bug-marks.tsx'
import { STATUS_LOOKS } from '../badges/looks.ts'
import { Person } from '../badges/person.tsx'
import classes from './board-card.module.css'

/** Whose menu is open; at most one is. */
export type CardMenu = { of: string | undefined; onChange(id: string | undefined): void }

type Props = { bug: BugItem; mayMove: boolean; menu: CardMenu; onMove(to: Status): void }

/** A bug on the board: a link that can be dragged, with a menu for all other hands. */
export function BoardCard({ bug, mayMove, menu, onMove }: Props) {
  const adminPath = useAdminPath()
  const { _id, number, title, status, tags, milestoneTitle, developerName } = bug
  const { ref, isDragSource } = useDraggable({ id: _id, type: status, disabled: !mayMove })
  return (
    <li
      ref={ref}
      className={classes.card}
      data-card={_id}
      data-dragged={isDragSource || undefined}
      data-movable={mayMove || undefined}
    >
      <div className={classes.top}>
        <span className={classes.number}>#{number}</span>
        <SeverityMark value={bug.severity} isCompact />
        <PriorityMark value={bug.priority} isCompact />
        {mayMove && <MoveMenu bug={bug} menu={menu} onMove={onMove} />}
      </div>
      <Link to={adminPath(bugPath(_id))} className={classes.title} draggable={false}>
        {title}
      </Link>
      {(tags.length > 0 || milestoneTitle !== '') && (
        <p className={classes.labels}>
          {[milestoneTitle, ...tags].filter(Boolean).map((label) => (
            <span key={label} className={classes.label}>
              {label}
            </span>
          ))}
        </p>
      )}
      <Facts bug={bug} name={developerName} />
    </li>
  )
}

function Facts({ bug, name }: { bug: BugItem; name: string }) {
  const t = useMessages(adminMessages)
  const { numComments, numFiles, numVotes } = bug
  if (numComments + numFiles + numVotes === 0 && name === '') return null
  return (
    <div className={classes.facts}>
      {numVotes > 0 && (
        <span className={classes.fact} title={t('board.votes', { count: numVotes })}>
          <IconUsers size={14} stroke={1.75} aria-hidden />
          {numVotes}
        </span>
      )}
      {numComments > 0 && (
        <span className={classes.fact} title={t('board.comments', { count: numComments })}>
          <IconMessage size={14} stroke={1.75} aria-hidden />
          {numComments}
        </span>
      )}
      {numFiles > 0 && (
        <span className={classes.fact} title={t('board.files', { count: numFiles })}>
          <IconPaperclip size={14} stroke={1.75} aria-hidden />
          {numFiles}
        </span>
      )}
      {name !== '' && (
        <span className={classes.person}>
          <Person name={name} isCompact />
        </span>
      )}
    </div>
  )
}

/** Where it may go; below that, where the life cycle does not lead from here. */
function MoveMenu({ bug, menu, onMove }: Omit<Props, 'mayMove'>) {
  const t = useMessages(adminMessages)
  const words = useMessages(messages)
  const label = t('board.menu', { number: bug.number })
  const others = STATUSES.filter((status) => status !== bug.status)
  const allowed = others.filter((status) => canMove(bug.status, status))
  const forbidden = others.filter((status) => !canMove(bug.status, status))
  const entry = (status: Status) => {
    const { icon: Icon } = STATUS_LOOKS[status]
    const name = words(`choices.status.${status}`)
    return { key: status, label: name, icon: <Icon {...SMALL_ICON} /> }
  }
  return (
    <PopupMenu
      label={label}
      open={{
        is: menu.of === bug._id,
        onChange: (isOpen) => menu.onChange(isOpen ? bug._id : undefined),
      }}
      trigger={
        <ActionIcon size="sm" className={classes.menu} aria-label={label}>
          <IconDots {...SMALL_ICON} />
        </ActionIcon>
      }
      items={[
        ...allowed.map((status) => ({ ...entry(status), onSelect: () => onMove(status) })),
        ...forbidden.map((status, place) => ({
          ...entry(status),
          isDisabled: true,
          startsGroup: place === 0,
        })),
      ]}
    />
  )
}
