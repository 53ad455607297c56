import { Button, Stack, Text } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { UsesList } from '../edit/uses-list.tsx'
import { publishOne, type SomeGlobal } from './global-form.ts'
import { GlobalStatus } from './global-status.tsx'
import { globalTexts } from './texts.ts'

/** How it stands, and the one step that changes it everywhere. */
export function StateSection({ item, reload }: ItemProps<SomeGlobal>) {
  const t = useTexts(globalTexts)
  const mayPublish = useCan()(staff('pages', 'publish'))
  const { attempt, isBusy } = useAttempt()
  if (!item._id) return <Text>{t('state.unsaved')}</Text>
  const publish = async () => {
    if (await attempt(() => publishOne(item), t('state.published'))) await reload()
  }
  return (
    <Stack gap="md">
      <span>
        <GlobalStatus item={item} />
      </span>
      <Text>{t('state.text')}</Text>
      {mayPublish && (
        <Button
          loading={isBusy}
          disabled={item.isLive && !item.hasChanges}
          onClick={() => void publish()}
        >
          {t('state.publish')}
        </Button>
      )}
    </Stack>
  )
}

/** Every page and global block that shows it. */
export function UsesSection({ item }: ItemProps<SomeGlobal>) {
  const t = useTexts(globalTexts)
  const uses = item.usedBy ?? []
  if (uses.length === 0) return <Text c="dimmed">{t('uses.empty')}</Text>
  return (
    <Stack gap="sm">
      <UsesList uses={uses} />
      <Text c="dimmed">{t('uses.keep')}</Text>
    </Stack>
  )
}
