import { Button, Group, Stack } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { MoneyText } from '#ui/money-text/money-text.tsx'
import { QuotaBar } from '#ui/quota-bar/quota-bar.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { TOOLTIP_DELAY, TOOLTIP_MAX_WIDTH, Tooltip } from '#ui/tooltip/tooltip.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

const GIGABYTE = 1_000_000_000

export function QuotaPiece() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  return (
    <Piece
      name="quota"
      title={t('pieces.quota')}
      text={t('pieces.quotaText')}
      constants={[[t('names.decimals'), 2]]}
    >
      <Stack gap="lg" maw={440}>
        {[3.14, 8.5, 9.87].map((used) => (
          <QuotaBar
            key={used}
            label={t('sample.storage')}
            used={used * GIGABYTE}
            total={10 * GIGABYTE}
            locale={lang}
          />
        ))}
      </Stack>
    </Piece>
  )
}

export function TooltipPiece() {
  const t = useMessages(messages)
  return (
    <Piece
      name="tooltip"
      title={t('pieces.tooltip')}
      text={t('pieces.tooltipText')}
      constants={[
        [t('names.maxWidth'), `${TOOLTIP_MAX_WIDTH} px`],
        [t('names.delay'), `${TOOLTIP_DELAY} ms`],
      ]}
    >
      <Group>
        <Tooltip label={t('sample.tooltip')}>
          <Button variant="default">{t('sample.tooltipTarget')}</Button>
        </Tooltip>
      </Group>
    </Piece>
  )
}

export function SmallParts() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  return (
    <Piece name="small" title={t('pieces.small')} text={t('pieces.smallText')}>
      <Group gap="xs">
        <StatusBadge label={t('sample.draft')} />
        <StatusBadge label={t('sample.review')} tone="info" />
        <StatusBadge label={t('sample.live')} tone="good" />
        <StatusBadge label={t('sample.due')} tone="warn" />
        <StatusBadge label={t('sample.overdue')} tone="bad" />
      </Group>
      <Group gap="lg">
        <KbdHint keys={['mod', 'k']} />
        <KbdHint keys={['shift', '?']} />
        <MoneyText cents={123_450} currency="EUR" locale={lang} isInline />
        <RelativeTime date="2026-11-14T08:30:00Z" locale={lang} />
      </Group>
    </Piece>
  )
}
