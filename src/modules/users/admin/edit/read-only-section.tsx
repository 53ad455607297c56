import { Text } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../texts.ts'

export function ReadOnlySection() {
  const t = useTexts(adminTexts)
  return <Text>{t('readOnly')}</Text>
}
