import { Text } from '@mantine/core'
import type { z } from 'zod'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Consent } from '../../person.calls.ts'

/** Wording and dates; a withdrawn consent stays, as proof. */
export function ConsentList({ consents }: { consents: readonly z.infer<typeof Consent>[] }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (consents.length === 0) return <Text c="dimmed">{t('consents.empty')}</Text>
  return (
    <Lines>
      {consents.map(({ _id, wording, given, withdrawn }) => (
        <Line
          key={_id}
          name={wording}
          note={[
            t('consents.given', { date: formatMoment(given, lang) }),
            ...(withdrawn
              ? [t('consents.withdrawn', { date: formatMoment(withdrawn, lang) })]
              : []),
          ].join(' · ')}
        >
          <StatusBadge
            tone={withdrawn ? 'neutral' : 'good'}
            label={t(withdrawn ? 'consents.over' : 'consents.holds')}
          />
        </Line>
      ))}
    </Lines>
  )
}
