import { Box } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { SiblingNav } from '#kernel/admin/sibling-nav.tsx'
import { messages } from './messages.ts'
import { IMPORT, MISSING, REDIRECTS } from './paths.ts'

/** The three screens of this module, one click apart. */
export function RedirectsNav() {
  const t = useMessages(messages)
  const screens = [
    { path: REDIRECTS, label: t('title') },
    { path: MISSING, label: t('missingTitle') },
    { path: IMPORT, label: t('importTitle') },
  ]
  return (
    <Box mb="md">
      <SiblingNav label={t('title')} screens={screens} />
    </Box>
  )
}
