import { Box } from '@mantine/core'
import { admin, staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SiblingNav } from '#kernel/admin/sibling-nav.tsx'
import { adminMessages } from './messages.ts'
import {
  IMPORT,
  LISTS,
  RECOMMENDATIONS,
  SENDINGS,
  SERIES,
  SETTINGS,
  STATISTICS,
  SUBSCRIBERS,
  TEMPLATES,
} from './paths.ts'

/** The lists of the newsletter, one click apart. */
export function NewsletterNav() {
  const t = useMessages(adminMessages)
  const can = useCan()
  const screens = [
    { path: `${SUBSCRIBERS}/browse`, label: t('subscribers') },
    { path: `${LISTS}/browse`, label: t('lists') },
    ...(can(staff('newsletter', 'view'))
      ? [{ path: `${TEMPLATES}/browse`, label: t('templates') }]
      : []),
    ...(can(staff('sendings', 'view'))
      ? [
          { path: `${SENDINGS}/browse`, label: t('sendings') },
          { path: `${SERIES}/browse`, label: t('series') },
          { path: `${STATISTICS}/browse`, label: t('statistics') },
          { path: `${RECOMMENDATIONS}/browse`, label: t('recommendations') },
        ]
      : []),
    ...(can(staff('subscribers', 'create')) ? [{ path: IMPORT, label: t('importShort') }] : []),
    ...(can(admin) ? [{ path: SETTINGS, label: t('settingsShort') }] : []),
  ]
  return (
    <Box mb="md">
      <SiblingNav label={t('title')} screens={screens} />
    </Box>
  )
}
