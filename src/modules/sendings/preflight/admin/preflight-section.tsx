import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { NewsletterSending } from '../../sendings/sending.ts'
import { type Check, readPreflight } from '../preflight.calls.ts'

const TONES: Readonly<Record<Check['level'], StatusTone>> = {
  good: 'good',
  warn: 'warn',
  bad: 'bad',
}

/** What stands in the way, and what should be looked at, while there is still time. */
export function PreflightSection({ item }: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const isOpen = item.state === 'draft' || item.state === 'missed'
  const found = useQuery({
    queryKey: ['newsletter-sendings', item._id, 'preflight', item.version],
    queryFn: () => call(readPreflight, { params: { id: item._id } }),
    enabled: isOpen,
  })
  if (!isOpen) return <Text c="dimmed">{t('preflight.over')}</Text>
  return (
    <SectionQuery query={found} lines={5}>
      {({ checks }) => (
        <Lines>
          {checks.map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
        </Lines>
      )}
    </SectionQuery>
  )
}

function CheckLine({ check: { name, level, details } }: { check: Check }) {
  const t = useMessages(adminMessages)
  const words = t(`preflight.${name}.${level === 'good' ? 'good' : 'bad'}`, {
    details: details.join(', '),
  })
  return (
    <Line name={t(`preflight.${name}.title`)} note={words}>
      <StatusBadge tone={TONES[level]} label={t(`preflight.${level}`)} />
    </Line>
  )
}
