import { Button, Group, Stack, Text } from '@mantine/core'
import { IconLink, IconMailPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { USERS_KEY } from '../../../admin/keys.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { readInvitation } from '../../person.calls.ts'
import { userQuestions } from '../questions.ts'
import type { Person } from '../user-calls.ts'

/** Says that the mail has not gone out, and how the person gets in all the same. */
export function WaitingInvitation({ person }: { person: Person }) {
  const t = useMessages(adminMessages)
  const { data } = useQuery({
    queryKey: [...USERS_KEY, 'invitation', person._id],
    queryFn: () => call(readInvitation, { params: { id: person._id } }),
  })
  if (!data?.isWaiting) return null
  return (
    <Stack gap="xs" align="flex-start" role="status">
      <Group gap="xs" wrap="nowrap">
        <IconMailPause {...SMALL_ICON} aria-hidden />
        <Text fw={500}>{t('invitation.waits')}</Text>
      </Group>
      <Text size="sm">{t('invitation.waitsText')}</Text>
      {person.isEditable && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconLink {...SMALL_ICON} />}
          onClick={() => void userQuestions.ask({ kind: 'link', person })}
        >
          {t('invitation.show')}
        </Button>
      )}
    </Stack>
  )
}
