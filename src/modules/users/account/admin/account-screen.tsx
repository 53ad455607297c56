import { Button, Stack, Tabs } from '@mantine/core'
import { IconEye, IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  type OwnSession,
} from '#modules/auth/sessions/session.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { personKey } from '../../admin/keys.ts'
import { accountMessages } from '../../admin/messages.ts'
import { type SessionLine, SessionLines } from '../../admin/session-lines.tsx'
import type { OwnUser } from '../../people/user.ts'
import { readAccount } from '../account.calls.ts'
import classes from './account.module.css'
import { DataTab } from './data-tab.tsx'
import { PasskeysCard } from './passkeys/passkeys-card.tsx'
import { ChangePasswordCard } from './password/change-password-card.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'
import { OwnFactorCard } from './second-factor/own-factor-card.tsx'

const TABS = ['profile', 'security', 'data'] as const

/** Everything about the own account; which part is open stands in the address. */
export function AccountScreen() {
  const t = useMessages(accountMessages)
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
  const t = useMessages(accountMessages)
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
  const t = useMessages(accountMessages)
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

/** Where the own account is signed in. */
function OwnSessionsCard() {
  const t = useMessages(accountMessages)
  const { attempt, isBusy } = useAttempt()
  const sessions = useQuery({
    queryKey: personKey(undefined, 'sessions'),
    queryFn: () => call(listSessions, {}),
  })
  const end = async (work: () => Promise<unknown>) => {
    if (await attempt(work, t('sessions.ended'))) await sessions.refetch()
  }
  const hasOthers = (sessions.data?.items.length ?? 0) > 1
  return (
    <CardSection
      title={t('sessions.title')}
      description={t('sessions.text')}
      actions={
        hasOthers && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconLogout {...SMALL_ICON} />}
            loading={isBusy}
            onClick={() => void end(() => call(endOtherSessions, {}))}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <SectionQuery query={sessions}>
        {({ items }) => (
          <SessionLines
            sessions={items.map((session) => toLine(session, t('sessions.current')))}
            onEnd={(id) => void end(() => call(endOwnSession, { params: { id } }))}
          />
        )}
      </SectionQuery>
    </CardSection>
  )
}

function toLine(session: OwnSession, note: string): SessionLine {
  const { _id, device, ip_prefix, last_active, current } = session
  const line = { id: _id, device, network: ip_prefix, lastActive: last_active }
  return current ? { ...line, note, isFixed: true } : line
}
