import { Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { messages } from '../../admin/messages.ts'
import { checkDomain, type DomainCheck, type DomainState, readDomain } from '../domain.calls.ts'
import { CheckResult } from './check-result.tsx'
import classes from './domain.module.css'
import { DomainSetup } from './domain-setup.tsx'

/** Whether visitors find the website under its address, and what is to be done that they do. */
export function DomainScreen() {
  const t = useMessages(messages)
  const shell = useMessages(shellMessages)
  const known = useQuery({ queryKey: ['hosting', 'domain'], queryFn: () => call(readDomain, {}) })
  const [found, setFound] = useState<DomainCheck>()
  const { attempt, isBusy } = useAttempt()
  const check = () => void attempt(async () => setFound(await call(checkDomain, { body: {} })))
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('domain.title')}
        breadcrumb={[{ label: shell('settings.title'), path: 'settings' }]}
        primary={{
          label: t(found ? 'domain.checkAgain' : 'domain.check'),
          icon: <IconRefresh {...SMALL_ICON} />,
          onSelect: check,
          isBusy,
        }}
      />
      {known.data && <Parts known={known.data} found={found} />}
      {known.isPending && <LoadingState label={t('domain.loading')} shape="cards" count={3} />}
      {known.isError && (
        <ListFailure
          title={t('domain.failed')}
          error={known.error}
          onRetry={() => void known.refetch()}
        />
      )}
    </div>
  )
}

function Parts({ known, found }: { known: DomainState; found?: DomainCheck }) {
  const t = useMessages(messages)
  return (
    <Stack>
      <CardSection
        title={t('domain.address')}
        description={t(known.isDomain ? 'domain.addressText' : 'domain.noDomainText')}
      >
        <CopyText value={known.address} label={t('domain.address')} />
        <div aria-live="polite">
          {found ? (
            <CheckResult known={known} found={found} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('domain.checkText')}
            </Text>
          )}
        </div>
      </CardSection>
      <DomainSetup known={known} />
    </Stack>
  )
}
