import { Avatar, Button, Group, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { IconLock, IconUser, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { isAdmin } from '#kernel/access/roles.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { BugComment } from '../comment.calls.ts'
import classes from './comments.module.css'
import type { Comments } from './use-comments.ts'

type CommentEditorProps = { comment: BugComment; thread: Comments; onClose(): void }

type Props = { comment: BugComment; thread: Comments; mayWrite: boolean }

export function CommentLine({ comment, thread, mayWrite }: Props) {
  const t = useMessages(adminMessages)
  const { user } = useSession()
  const [isEditing, setEditing] = useState(false)
  const { authorName, body, edited, created } = comment
  const isOwn = comment.author === user.id || (comment.author !== null && isAdmin(user))
  return (
    <li className={classes.comment} data-internal={comment.isInternal || undefined}>
      <Avatar name={authorName} size={32} color="ink" aria-hidden />
      <div className={classes.content}>
        <div className={classes.head}>
          <strong>{authorName}</strong>
          <Audience comment={comment} />
          <span className={classes.time}>
            <RelativeTime date={created} locale={LOCALES[user.lang]} timeZone="Europe/Berlin" />
            {edited && `, ${t('comments.edited')}`}
          </span>
          {mayWrite && isOwn && !isEditing && (
            <CommentMenu comment={comment} thread={thread} onEdit={() => setEditing(true)} />
          )}
        </div>
        {isEditing ? (
          <CommentEditor comment={comment} thread={thread} onClose={() => setEditing(false)} />
        ) : (
          <p className={classes.body}>{body}</p>
        )}
      </div>
    </li>
  )
}

/** Who can read it: in words and with a sign, because a mistake here reaches a customer. */
function Audience({ comment }: { comment: BugComment }) {
  const t = useMessages(adminMessages)
  if (comment.isFromReporter) {
    return <StatusBadge tone="info" icon={<IconUser size={14} />} label={t('comments.reporter')} />
  }
  const kind = comment.isInternal ? 'internal' : 'public'
  return (
    <Tooltip label={t(`comments.${kind}Hint`)}>
      <span>
        <StatusBadge
          tone={comment.isInternal ? 'warn' : 'good'}
          icon={comment.isInternal ? <IconLock size={14} /> : <IconWorld size={14} />}
          label={t(`comments.${kind}`)}
        />
      </span>
    </Tooltip>
  )
}

type MenuProps = Omit<Props, 'mayWrite'> & { onEdit(): void }

function CommentMenu({ comment, thread, onEdit }: MenuProps) {
  const t = useMessages(adminMessages)
  const { attempt } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const remove = async () => {
    const title = t('comments.removeTitle')
    const question = { title, text: t('comments.removeText'), yes: t('comments.removeYes') }
    if (!(await confirm({ ...question, isDanger: true }))) return
    await attempt(() => thread.remove(comment), t('comments.removed'))
  }
  return (
    <span className={classes.menu}>
      <PopupMenu
        label={t('comments.menu', { name: comment.authorName })}
        items={[
          { key: 'edit', label: t('comments.edit'), onSelect: onEdit },
          {
            key: 'remove',
            label: t('comments.remove'),
            isDanger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      {dialog}
    </span>
  )
}

/** Mends the wording in place; who may read it stays. */
function CommentEditor({ comment, thread, onClose }: CommentEditorProps) {
  const t = useMessages(adminMessages)
  const { attempt } = useAttempt()
  const [body, setBody] = useState(comment.body)
  const [isSending, setSending] = useState(false)
  const save = async () => {
    if (body.trim() === '' || isSending) return
    setSending(true)
    if (await attempt(() => thread.edit(comment, body))) return onClose()
    setSending(false)
  }
  return (
    <>
      <Textarea
        autosize
        minRows={2}
        maxRows={16}
        autoFocus
        aria-label={t('comments.write')}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([
          ['mod+Enter', () => void save()],
          ['Escape', onClose],
        ])}
      />
      <Group gap="xs" mt="xs" justify="flex-end">
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="compact-md" loading={isSending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </Group>
    </>
  )
}
