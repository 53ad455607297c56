import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'

/** A small fault in its card: the page around it goes on working. */
export function WidgetError({ onRetry }: { onRetry(): void }) {
  const t = useMessages(messages)
  return (
    <div role="alert">
      <Group gap="xs" wrap="nowrap" align="flex-start" c="var(--k-bad)">
        <IconAlertTriangle size={20} stroke={1.5} aria-hidden style={{ flexShrink: 0 }} />
        <Text fw={550}>{t('widget.failed')}</Text>
      </Group>
      <Text c="dimmed" mb="sm">
        {t('widget.failedText')}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconRefresh {...SMALL_ICON} />}
        onClick={onRetry}
      >
        {t('widget.retry')}
      </Button>
    </div>
  )
}
