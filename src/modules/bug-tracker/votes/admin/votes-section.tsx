import { Button, Text } from '@mantine/core'
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { progressMessages } from '../../admin/messages.ts'
import type { SomeBug } from '../../bugs/admin/bug-calls.ts'
import { takeVote, voteForBug } from '../vote.calls.ts'

/** How many people it affects, and whether one is among them. */
export function VotesSection({ item, reload }: ItemProps<SomeBug>) {
  const t = useMessages(progressMessages)
  const { attempt } = useAttempt()
  const [isSending, setSending] = useState(false)
  const { _id, numVotes, hasVoted = false, deleted } = item
  const toggle = async () => {
    setSending(true)
    await attempt(() => call(hasVoted ? takeVote : voteForBug, { params: { id: _id } }))
    await reload()
    setSending(false)
  }
  return (
    <>
      <Text>{numVotes === 0 ? t('votes.none') : t('votes.count', { count: numVotes })}</Text>
      {deleted === null && (
        <Button
          variant={hasVoted ? 'light' : 'default'}
          aria-pressed={hasVoted}
          loading={isSending}
          leftSection={
            hasVoted ? <IconUserCheck {...SMALL_ICON} /> : <IconUserPlus {...SMALL_ICON} />
          }
          onClick={() => void toggle()}
        >
          {t('votes.mine')}
        </Button>
      )}
    </>
  )
}
