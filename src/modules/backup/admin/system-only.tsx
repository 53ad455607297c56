import { Stack, Text } from '@mantine/core'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { adminTexts } from './texts.ts'

const COMMAND = 'kontor user set-password system'

/** What an admin does not find on this screen, why, and how somebody gets to it. */
export function SystemOnly() {
  const t = useTexts(adminTexts)
  return (
    <CardSection title={t('systemOnly.title')}>
      <Stack gap="sm">
        <Text>{t('systemOnly.text')}</Text>
        <Text>{t('systemOnly.way')}</Text>
        <CopyText value={COMMAND} label={t('systemOnly.command')} />
        <Text>{t('systemOnly.next')}</Text>
      </Stack>
    </CardSection>
  )
}
