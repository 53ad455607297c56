import { Stack } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { accountTexts } from '../../admin/messages.ts'
import type { OwnUser } from '../../people/user.ts'
import { OwnSessionsCard } from './own-sessions-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { ChangePasswordCard } from './password/change-password-card.tsx'
import { OwnFactorCard } from './second-factor/own-factor-card.tsx'

/** How the account is protected. Who looks with another's eyes changes nothing of it. */
export function SecurityTab({ account }: { account: OwnUser }) {
  const t = useTexts(accountTexts)
  const { actedBy } = useSession().user
  if (actedBy) return <Banner tone="warn" icon={<IconEye {...ICON} />} text={t('acting')} />
  return (
    <Stack gap="md">
      <ChangePasswordCard handle={account.handle} />
      <OwnFactorCard />
      <PasskeysCard />
      <OwnSessionsCard />
    </Stack>
  )
}
