import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import classes from '../../admin/backup.module.css'
import { adminMessages } from '../../admin/messages.ts'
import type { Proof } from '../report.ts'

/** Whether the last trial went well, when, and what to do if not. */
export function ProofWords({ proof }: { proof: Proof | null }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (!proof) return <span className={classes.quiet}>{t('proof.first')}</span>
  const count = (number: number) => formatNumber(number, lang)
  return (
    <>
      <StatusBadge
        tone={proof.ok ? 'good' : 'bad'}
        label={t(proof.ok ? 'proof.good' : 'proof.bad')}
      />
      <RelativeTime date={proof.at} locale={lang} />
      <span className={classes.quiet}>
        {proof.ok
          ? t('proof.goodText', {
              rows: count(proof.rows),
              files: count(proof.files),
              pages: count(proof.pages),
            })
          : t(`proof.fault.${proof.fault ?? 'unknown'}`)}
      </span>
    </>
  )
}
