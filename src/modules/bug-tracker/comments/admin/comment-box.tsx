import { Button, SegmentedControl, Text, Textarea } from '@mantine/core'
import { getHotkeyHandler, useSessionStorage } from '@mantine/hooks'
import { IconLock, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useKeyNames } from '#kernel/admin/shell/use-key-names.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import classes from './comments.module.css'
import type { Comments } from './use-comments.ts'

/** A new comment: internal unless someone says otherwise; what is typed stays in this tab. */
export function CommentBox({ bug, thread }: { bug: SomeBug; thread: Comments }) {
  const t = useMessages(adminMessages)
  const { attempt } = useAttempt()
  const keys = useKeyNames()
  const [isInternal, setInternal] = useState(true)
  const [isSending, setSending] = useState(false)
  const [body, setBody] = useSessionStorage({ key: `kontor.comment.${bug._id}`, defaultValue: '' })
  const send = async () => {
    if (body.trim() === '' || isSending) return
    setSending(true)
    const isSent = await attempt(() => thread.add(body, isInternal))
    // What was typed while it was on its way is the next comment, and stays.
    if (isSent) setBody((now) => (now === body ? '' : now))
    setSending(false)
  }
  const kind = isInternal ? 'Internal' : 'Public'
  return (
    <div className={classes.box} data-internal={isInternal || undefined}>
      <Textarea
        variant="unstyled"
        autosize
        minRows={3}
        maxRows={16}
        aria-label={t('comments.write')}
        placeholder={t(`comments.write${kind}`)}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', () => void send()]])}
      />
      {!isInternal && bug.isReporterMuted && (
        <Text c="dimmed" size="sm" mb="xs">
          {t('comments.muted')}
        </Text>
      )}
      <div className={classes.controls}>
        <SegmentedControl
          size="xs"
          aria-label={t('comments.audience')}
          value={kind}
          onChange={(value) => setInternal(value === 'Internal')}
          data={[
            { value: 'Internal', label: <Choice kind="internal" /> },
            { value: 'Public', label: <Choice kind="public" /> },
          ]}
        />
        <Button
          loading={isSending}
          disabled={body.trim() === ''}
          rightSection={
            <span className={classes.keys}>
              <KbdHint keys={['mod', 'enter']} labels={keys} />
            </span>
          }
          onClick={() => void send()}
        >
          {t(`comments.send${kind}`)}
        </Button>
      </div>
    </div>
  )
}

function Choice({ kind }: { kind: 'internal' | 'public' }) {
  const t = useMessages(adminMessages)
  return (
    <span className={classes.choice}>
      {kind === 'internal' ? <IconLock {...SMALL_ICON} /> : <IconWorld {...SMALL_ICON} />}
      {t(`comments.${kind}`)}
    </span>
  )
}
