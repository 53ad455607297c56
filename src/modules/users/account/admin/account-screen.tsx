import { Stack, Tabs } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { call } from '#kernel/client/call.ts'
import { ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { personKey } from '../../admin/keys.ts'
import { accountTexts } from '../../admin/messages.ts'
import type { OwnUser } from '../../people/user.ts'
import { readAccount } from '../account.calls.ts'
import classes from './account.module.css'
import { DataTab } from './data-tab.tsx'
import { OwnSessionsCard } from './own-sessions-card.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { ChangePasswordCard } from './password/change-password-card.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { OwnFactorCard } from './second-factor/own-factor-card.tsx'

const TABS = ['profile', 'security', 'data'] as const

/** Everything about the own account; which part is open stands in the address. */
export function AccountScreen() {
  const t = useTexts(accountTexts)
  const account = useQuery({
    queryKey: personKey(undefined, 'account'),
    queryFn: () => call(readAccount, {}),
    refetchOnMount: 'always',
  })
  return (
    <div className={classes.screen}>
      <AdminPageHead title={t('title')} />
      {account.data && <Parts account={account.data} />}
      {account.isError && !account.data && (
        <ListFailure
          title={t('failed')}
          error={account.error}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.isPending && <LoadingState label={t('loading')} shape="form" count={5} />}
    </div>
  )
}

function Parts({ account }: { account: OwnUser }) {
  const t = useTexts(accountTexts)
  const [search, setSearch] = useSearchParams()
  const open = TABS.find((tab) => tab === search.get('tab')) ?? 'profile'
  const choose = (tab: string | null) =>
    setSearch(tab && tab !== 'profile' ? { tab } : {}, { replace: true, preventScrollReset: true })
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={t('tabs.label')} className={classes.tabs}>
        {TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="profile" keepMounted>
        <ProfileTab account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="security">
        <SecurityTab account={account} />
      </Tabs.Panel>
      <Tabs.Panel value="data">
        <DataTab account={account} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** How the account is protected. Who looks with another's eyes changes nothing of it. */
function SecurityTab({ account }: { account: OwnUser }) {
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
