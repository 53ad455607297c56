import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { sendingPath } from '../../admin/paths.ts'
import { StateBadge } from '../../sendings/admin/sending-status.tsx'
import { countOf } from '../../sendings/sending-values.ts'
import { readSeries, type SeriesStep, writeSeries } from '../series.calls.ts'
import type { ListRow } from './series.collection.tsx'

/** What became of each mail of the series; each leads to its recipients and figures. */
export function StepsSection({ item, reload }: ItemProps<ListRow>) {
  const t = useMessages(adminMessages)
  const { attempt, isBusy } = useAttempt()
  const mayPublish = useCan()(staff('sendings', 'publish'))
  const { _id: id, version, welcome, follow_ups } = item
  const found = useQuery({
    queryKey: ['newsletter-sendings', 'series', id, version],
    queryFn: () => newsletterCall(readSeries, { params: { id } }),
  })
  const adopt = async () => {
    const body = { version, welcome, follow_ups }
    await attempt(() => newsletterCall(writeSeries, { params: { id }, body }), t('series.adopted'))
    await reload()
  }
  return (
    <SectionQuery query={found}>
      {({ steps }) =>
        steps.length === 0 ? (
          <Text c="dimmed">{t('series.none')}</Text>
        ) : (
          <Stack gap="sm">
            <Lines isOrdered>
              {steps.map((step) => (
                <StepLine key={step.sending} step={step} />
              ))}
            </Lines>
            {mayPublish && steps.some(({ isOutdated }) => isOutdated) && (
              <Button
                variant="default"
                w="fit-content"
                loading={isBusy}
                onClick={() => void adopt()}
              >
                {t('series.adopt')}
              </Button>
            )}
          </Stack>
        )
      }
    </SectionQuery>
  )
}

function StepLine({ step }: { step: SeriesStep }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const { sending, days, counts, state, isOutdated } = step
  const sent = formatNumber(countOf(counts, 'sent'), lang)
  const waiting = formatNumber(countOf(counts, 'queued', 'claimed', 'deferred', 'sending'), lang)
  const words = [t('series.figures', { sent, waiting }), isOutdated && t('series.outdated')]
  return (
    <Line
      name={
        <Anchor component={Link} to={adminPath(sendingPath(sending))}>
          {days === 0 ? t('series.welcome') : t('series.after', { count: days })}
        </Anchor>
      }
      note={words.filter(Boolean).join(' · ')}
    >
      <StateBadge state={state} />
    </Line>
  )
}
