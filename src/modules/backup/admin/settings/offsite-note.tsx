import { Text } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import type { SectionProps } from '#kernel/admin/settings/settings-definition.ts'
import type { BackupConfig } from '../../config.ts'
import { adminWords } from '../texts.ts'

/** An admin sees whether there is a second place, and who may say where it is. */
export function OffsiteNote({ item }: SectionProps<BackupConfig>) {
  const t = useTexts(adminWords)
  return (
    <>
      <Text>{t(item.offsite.enabled ? 'place.on' : 'place.off')}</Text>
      <Text>{t('place.who')}</Text>
    </>
  )
}
