import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconBookmarkPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSavedViews } from '#kernel/admin/browse/saved-views/use-saved-views.ts'
import { ViewNameDialog } from '#kernel/admin/browse/saved-views/view-name-dialog.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { INBOX } from '../../../admin/paths.ts'
import type { Box } from '../../message-values.ts'
import classes from '../inbox.module.css'
import type { InboxLocation } from '../use-inbox.ts'

const SHOWN: readonly Box[] = [
  'inbox',
  'mine',
  'unassigned',
  'waiting',
  'snoozed',
  'done',
  'spam',
  'all',
  'trash',
]

/** The left pane: fixed boxes, and views of one's own. */
export function BoxList({ location, unread }: { location: InboxLocation; unread: number }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  return (
    <div className={classes.boxes}>
      <nav aria-label={t('boxes.label')}>
        <ul>
          {SHOWN.map((box) => {
            const query = location.query({ box, search: '', filters: {} })
            const isHere = location.box === box && !location.isNarrowed
            return (
              <li key={box}>
                <Link
                  to={adminPath(query ? `${INBOX}?${query}` : INBOX)}
                  aria-current={isHere ? 'page' : undefined}
                  ref={isHere ? inSight : undefined}
                >
                  {t(`boxes.${box}`)}{' '}
                  {box === 'inbox' && unread > 0 && (
                    <span className={classes.count}>
                      {unread} <VisuallyHidden>{t('list.unread')}</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <OwnViews location={location} />
    </div>
  )
}

/** On a phone the row of boxes is longer than the screen: the open one is in sight. */
function inSight(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

function OwnViews({ location }: { location: InboxLocation }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { views, create, remove } = useSavedViews('messages')
  const [isNaming, setNaming] = useState(false)
  const now = location.query()
  const canSave = location.isNarrowed && !views.some(({ query }) => query === now)
  if (views.length === 0 && !canSave) return null
  return (
    <nav aria-label={t('views.label')}>
      <ul>
        {views.map((view) => (
          <li key={view._id} className={classes.view}>
            <Link
              to={adminPath(`${INBOX}?${view.query}`)}
              aria-current={view.query === now ? 'page' : undefined}
            >
              {view.name}
            </Link>
            <ActionIcon
              aria-label={t('views.remove', { name: view.name })}
              onClick={() => void remove(view)}
            >
              <IconTrash {...SMALL_ICON} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {canSave && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkPlus {...SMALL_ICON} />}
          onClick={() => setNaming(true)}
        >
          {t('views.save')}
        </Button>
      )}
      <ViewNameDialog
        isOpen={isNaming}
        known={undefined}
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false)
          void create(name, now)
        }}
      />
    </nav>
  )
}
