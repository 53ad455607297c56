import { Box } from '@mantine/core'
import { admin } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SiblingNav } from '#kernel/admin/sibling-nav.tsx'
import { adminMessages } from './messages.ts'
import { ANALYTICS, ANNOTATIONS, COUNTRIES, FUNNELS, GOALS, LINKS } from './paths.ts'

/** The screens of this module, one click apart. */
export function AnalyticsNav() {
  const t = useMessages(adminMessages)
  const can = useCan()
  const screens = [
    { path: ANALYTICS, label: t('title') },
    { path: GOALS, label: t('goals.many') },
    { path: FUNNELS, label: t('funnels.many') },
    { path: ANNOTATIONS, label: t('annotations.many') },
    { path: LINKS, label: t('links.many') },
    ...(can(admin) ? [{ path: COUNTRIES, label: t('countries.title') }] : []),
  ]
  return (
    <Box mb="md">
      <SiblingNav label={t('title')} screens={screens} />
    </Box>
  )
}
