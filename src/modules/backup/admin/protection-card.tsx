import type { ReactNode } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Protection } from '../archives/archive.ts'
import { ProofWords } from '../proofs/admin/proof-words.tsx'
import classes from './backup.module.css'
import { adminTexts } from './messages.ts'

/** How well the house is protected, in a few facts. */
export function ProtectionCard({ protection }: { protection: Protection }) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const free = protection.free === null ? undefined : formatBytes(protection.free, lang)
  return (
    <CardSection title={t('house.title')}>
      <dl className={classes.facts}>
        <Fact name={t('house.proof')}>
          <ProofWords proof={protection.last_proof} />
        </Fact>
        <Fact name={t('house.next')}>
          {protection.next_at ? (
            <RelativeTime date={protection.next_at} locale={lang} />
          ) : (
            <StatusBadge tone="warn" label={t('house.never')} />
          )}
        </Fact>
        <Fact name={t('house.place')}>
          {t(protection.is_bucket ? 'house.placeBucket' : 'house.placeFolder')}
          <span className={classes.quiet}>{protection.place}</span>
        </Fact>
        <Fact name={t('house.used')}>
          {formatBytes(protection.used, lang)}
          {free && <span className={classes.quiet}>{t('house.free', { free })}</span>}
        </Fact>
        <Fact name={t('house.second')}>
          {t(protection.offsite ? 'house.secondOn' : 'house.secondOff')}
        </Fact>
      </dl>
    </CardSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
