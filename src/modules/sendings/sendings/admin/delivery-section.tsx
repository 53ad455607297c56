import { Alert, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { ICON } from '#ui/icon-size.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { statisticsPath } from '../../admin/paths.ts'
import { SubjectTestResult } from '../../subject-tests/admin/subject-test-result.tsx'
import type { NewsletterSending } from '../sending.ts'
import {
  AUTO_STOPS,
  countOf,
  HELD,
  NO_MAILBOX,
  RECIPIENT_STATES,
  type RecipientState,
  totalOf,
} from '../sending-values.ts'
import { StateBadge } from './sending-status.tsx'
import { StepButtons } from './step-buttons.tsx'
import { UncertainRows } from './uncertain-rows.tsx'
import { useSending } from './use-sending.ts'

/** How the sending stands, what stands in its way, and what can be done. */
export function DeliverySection({ item, reload }: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const sending = useSending(item)
  const hasBegun = totalOf(sending.counts) > 0
  return (
    <Stack gap="md">
      <div role="status">
        <Group gap="sm">
          <StateBadge state={sending.state} />
          <StateWords sending={sending} />
        </Group>
        {sending.state === 'scheduled' && !sending.has_newer_template && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('send.pinned')}
          </Text>
        )}
      </div>
      <Hindrance sending={sending} />
      {hasBegun && <ProgressOf sending={sending} />}
      <SubjectTestResult item={sending} reload={reload} />
      <UncertainRows item={sending} reload={reload} />
      <StepButtons item={sending} reload={reload} />
      {hasBegun && (
        <Text>
          <Link to={adminPath(statisticsPath(sending._id))}>{t('send.figures')}</Link>
        </Text>
      )}
    </Stack>
  )
}

function StateWords({ sending: { state, send_at } }: { sending: NewsletterSending }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (state === 'draft') return <Text size="sm">{t('send.saved')}</Text>
  if (state !== 'scheduled' || !send_at) return null
  return <Text size="sm">{t('send.scheduled', { moment: formatMoment(send_at, lang) })}</Text>
}

const STOPS: Readonly<Record<string, 'send.bounces' | 'send.complaints' | 'send.noSegment'>> = {
  [AUTO_STOPS.bounces]: 'send.bounces',
  [AUTO_STOPS.complaints]: 'send.complaints',
  [AUTO_STOPS.segment]: 'send.noSegment',
}

/** What a person has to know before it goes on. */
function Hindrance({ sending }: { sending: NewsletterSending }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { state, reason, send_at, trouble, has_newer_template } = sending
  const words = () => {
    if (state === 'missed')
      return t('send.missed', { moment: send_at ? formatMoment(send_at, lang) : '–' })
    if (state === 'scheduled' && has_newer_template) return t('send.newerTemplate')
    if (state === 'paused' && reason === 'restored') return t('send.restored')
    if (state === 'paused' && reason === 'auto') return t(STOPS[trouble] ?? 'send.bounces')
    if (state === 'running' && trouble === NO_MAILBOX) return t('send.noMailbox')
    if (state === 'running' && trouble === HELD.hour) return t('send.perHour')
    if (state === 'running' && trouble === HELD.ramp) return t('send.warmUp')
    if (state === 'running' && trouble) return t('send.trouble', { answer: trouble })
    return ''
  }
  const said = words()
  if (!said) return null
  return (
    <Alert color="yellow" icon={<IconAlertTriangle {...ICON} />} role="alert">
      {said}
    </Alert>
  )
}

const WAITING = ['queued', 'claimed', 'sending', 'deferred'] as const
const TONES: Partial<Record<RecipientState, StatusTone>> = {
  sent: 'good',
  failed: 'bad',
  bounced_hard: 'bad',
  complained: 'bad',
}

function ProgressOf({ sending: { counts } }: { sending: NewsletterSending }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const total = totalOf(counts)
  const done = total - countOf(counts, ...WAITING)
  const share = (done / total) * 100
  const words = { done: formatNumber(done, lang), total: formatNumber(total, lang) }
  return (
    <div>
      <Text size="sm">{t('send.progress', words)}</Text>
      <Progress.Root size="md">
        <Progress.Section value={share} aria-label={t('send.bar')} />
      </Progress.Root>
      <Group gap="xs" mt="xs">
        {RECIPIENT_STATES.filter((state) => (counts[state] ?? 0) > 0).map((state) => (
          <StatusBadge
            key={state}
            tone={TONES[state] ?? 'neutral'}
            label={`${t(`recipients.${state}`)}: ${formatNumber(counts[state] ?? 0, lang)}`}
          />
        ))}
      </Group>
    </div>
  )
}
