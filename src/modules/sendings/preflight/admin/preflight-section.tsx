import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import type { NewsletterSending } from '../../sendings/sending.ts'
import { type Check, readPreflight } from '../preflight.calls.ts'
import { preflightMessages } from './messages.ts'
import { ProofLine } from './proof-line.tsx'

const TONES: Readonly<Record<Check['level'], StatusTone>> = {
  good: 'good',
  warn: 'warn',
  bad: 'bad',
}

/** What stands in the way, and what should be looked at, while there is still time. */
export function PreflightSection({ item }: ItemProps<NewsletterSending>) {
  const t = useMessages(preflightMessages)
  const isOpen = item.state === 'draft' || item.state === 'missed'
  const found = useQuery({
    queryKey: ['newsletter-sendings', item._id, 'preflight', item.version],
    queryFn: () => newsletterCall(readPreflight, { params: { id: item._id } }),
    enabled: isOpen,
  })
  if (!isOpen) return <Text c="dimmed">{t('over')}</Text>
  return (
    <SectionQuery query={found} lines={5}>
      {({ checks }) => (
        <Lines>
          {checks.map((check) => (
            <CheckLine key={check.name} check={check} />
          ))}
          {checks.some(({ name, level }) => name === 'template' && level === 'good') && (
            <ProofLine id={item._id} />
          )}
        </Lines>
      )}
    </SectionQuery>
  )
}

function CheckLine({ check }: { check: Check }) {
  const t = useMessages(preflightMessages)
  const { lang } = useSession().user
  const { name, level, reason } = check
  const details = detailsOf(check, lang)
  const words = reason
    ? t(`reasons.${reason}`, { details })
    : t(`${name}.${level === 'good' ? 'good' : 'bad'}`, { details })
  return (
    <Line name={t(`${name}.title`)} note={words}>
      <StatusBadge tone={TONES[level]} label={t(level)} />
    </Line>
  )
}

/** The share of complaints is a number; everything else is named as it stands. */
function detailsOf({ name, details }: Check, lang: string): string {
  if (name !== 'complaints') return details.join(', ')
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 })
  return percent.format(Number(details[0] ?? 0))
}
