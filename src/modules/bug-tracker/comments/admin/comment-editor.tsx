import { Button, Group, Textarea } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { adminTexts } from '../../admin/texts.ts'
import type { BugComment } from '../comment.calls.ts'
import type { Comments } from './use-comments.ts'

type Props = { comment: BugComment; thread: Comments; onClose(): void }

/** Mends the wording in place; who may read it stays. */
export function CommentEditor({ comment, thread, onClose }: Props) {
  const t = useTexts(adminTexts)
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
