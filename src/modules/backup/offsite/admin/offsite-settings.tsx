import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import type { SectionProps } from '#kernel/admin/settings/settings-definition.ts'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminWords } from '../../admin/messages.ts'
import type { BackupConfig } from '../../config.ts'
import { testOffsite } from '../../contract.ts'

/** An admin sees whether there is a second place, and who may say where it is. */
export function OffsiteNote({ item }: SectionProps<BackupConfig>) {
  const t = useMessages(adminWords)
  return (
    <>
      <Text>{t(item.offsite.enabled ? 'place.on' : 'place.off')}</Text>
      <Text>{t('place.who')}</Text>
    </>
  )
}

/** Tries the second place as it is stored. */
export function TestOffsiteCard({ item }: SectionProps<BackupConfig>) {
  const t = useMessages(adminWords)
  const say = useFailureWords()
  const test = useMutation({ mutationFn: () => call(testOffsite, { body: item.offsite }) })
  const isGood = test.data?.ok === true
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t('test.text')}</Text>
      <Button
        variant="default"
        leftSection={<IconPlugConnected {...SMALL_ICON} />}
        loading={test.isPending}
        disabled={!item.offsite.enabled}
        onClick={() => test.mutate()}
      >
        {t('test.button')}
      </Button>
      {test.data && (
        <Alert color={isGood ? 'green' : 'red'} role="status">
          {isGood
            ? t('test.good')
            : `${t('test.bad', { answer: test.data.answer })} ${t('test.hint')}`}
        </Alert>
      )}
      {test.isError && (
        <Alert color="red" role="alert">
          {say(test.error)}
        </Alert>
      )}
    </Stack>
  )
}
