import { Stack, Text } from '@mantine/core'
import { IconDatabaseExport, IconSettings } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { system } from '#kernel/access/rules.ts'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { ArchivesCard } from '../archives/admin/archives-card.tsx'
import { KeyBanner, KeyWaits } from '../archives/admin/key-banner.tsx'
import type { Protection } from '../archives/archive.ts'
import { makeBackup } from '../contract.ts'
import { ProofWords } from '../proofs/admin/proof-words.tsx'
import { RunsCard } from '../runs/admin/runs-card.tsx'
import classes from './backup.module.css'
import { adminMessages } from './messages.ts'
import { SETTINGS } from './paths.ts'
import { BACKUPS_KEY, type Backups, isUnderWay, useBackups } from './use-backups.ts'

/** Everything about backups: how well one is protected, what is under way, what there is. */
export function BackupScreen() {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const backups = useBackups()
  const { makeNow, isBusy } = useMakeNow(backups.data)
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('title')}
        primary={{
          label: t('now'),
          icon: <IconDatabaseExport {...SMALL_ICON} />,
          onSelect: makeNow,
          isBusy,
        }}
        menu={[
          {
            key: 'settings',
            label: t('settings'),
            icon: <IconSettings {...SMALL_ICON} />,
            onSelect: () => void navigate(adminPath(SETTINGS)),
          },
        ]}
      />
      {backups.data && <Parts backups={backups.data} onMake={makeNow} />}
      {backups.isError && !backups.data && (
        <ListFailure
          title={t('failed')}
          error={backups.error}
          onRetry={() => void backups.refetch()}
        />
      )}
      {backups.isPending && <LoadingState label={t('loading')} count={6} />}
    </div>
  )
}

function Parts({ backups, onMake }: { backups: Backups; onMake(): void }) {
  const isSystem = useCan()(system)
  return (
    <Stack gap="md">
      {isSystem && backups.house.key_waits && <KeyBanner />}
      {!isSystem && backups.house.key_waits && <KeyWaits />}
      <RunsCard runs={backups.runs} />
      <ProtectionCard protection={backups.house} />
      <ArchivesCard backups={backups} onMake={onMake} />
      {!isSystem && <SystemOnly />}
    </Stack>
  )
}

function useMakeNow(backups: Backups | undefined) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const isRunning = backups?.runs.some((run) => run.kind === 'backup' && isUnderWay(run)) ?? false
  const makeNow = () => {
    void attempt(() => call(makeBackup, { body: {} }), t('asked')).then(() =>
      client.invalidateQueries({ queryKey: BACKUPS_KEY }),
    )
  }
  return { makeNow, isBusy: isBusy || isRunning }
}

const COMMAND = 'kontor user set-password system'

/** What an admin does not find on this screen, why, and how somebody gets to it. */
function SystemOnly() {
  const t = useMessages(adminMessages)
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

/** How well the house is protected, in a few facts. */
function ProtectionCard({ protection }: { protection: Protection }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const free = protection.free === null ? undefined : formatBytes(protection.free, lang)
  return (
    <CardSection title={t('house.title')}>
      <Facts isGrid>
        <Fact label={t('house.proof')}>
          <ProofWords proof={protection.last_proof} />
        </Fact>
        <Fact label={t('house.last')}>
          {protection.last_at ? (
            <RelativeTime date={protection.last_at} locale={lang} />
          ) : (
            <StatusBadge tone="warn" label={t('widget.none')} />
          )}
        </Fact>
        <Fact label={t('house.next')}>
          {protection.next_at ? (
            <RelativeTime date={protection.next_at} locale={lang} />
          ) : (
            <StatusBadge tone="warn" label={t('house.never')} />
          )}
        </Fact>
        <Fact label={t('house.place')}>
          {t(protection.is_bucket ? 'house.placeBucket' : 'house.placeFolder')}
          <span className={classes.quiet}>{protection.place}</span>
        </Fact>
        <Fact label={t('house.used')}>
          {formatBytes(protection.used, lang)}
          {free && <span className={classes.quiet}>{t('house.free', { free })}</span>}
        </Fact>
        <Fact label={t('house.second')}>
          {t(protection.offsite ? 'house.secondOn' : 'house.secondOff')}
        </Fact>
      </Facts>
    </CardSection>
  )
}
