import { Button, Stack, TagsInput, Text } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { sendTest } from '../template.calls.ts'

type Answer = { accepted: number; refused: readonly { to: string; answer: string }[] }

/** Mails what is saved to members of the team and testers, and says what became of it. */
export function TestForm({ tested }: { tested: { template: string } | { sending: string } }) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { user } = useSession()
  const { attempt, isBusy } = useAttempt()
  const [to, setTo] = useState<string[]>(user.handle.includes('@') ? [user.handle] : [])
  const [answer, setAnswer] = useState<Answer>()
  if (!can(staff('newsletter', 'edit'))) return <Text c="dimmed">{t('test.hint')}</Text>
  const send = async () => {
    setAnswer(undefined)
    setAnswer(await newsletterCall(sendTest, { body: { ...tested, to } }))
  }
  return (
    <Stack gap="sm">
      <TagsInput
        label={t('test.to')}
        description={t('test.hint')}
        value={to}
        onChange={setTo}
        maxTags={10}
      />
      <Text size="sm" c="dimmed">
        {t('test.saved')}
      </Text>
      <Button
        variant="default"
        disabled={to.length === 0}
        loading={isBusy}
        onClick={() => void attempt(send)}
      >
        {t('test.send')}
      </Button>
      <div role="status">
        {answer && answer.accepted > 0 && (
          <Text size="sm">{t('test.sent', { count: answer.accepted })}</Text>
        )}
        {answer?.refused.map((refused) => (
          <Text key={refused.to} size="sm" c="red">
            {t('test.refused', refused)}
          </Text>
        ))}
      </div>
    </Stack>
  )
}
