import type { ReactNode } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { House } from '../contract-archive.ts'
import classes from './backup.module.css'
import { ProofWords } from './proof-words.tsx'
import { adminTexts } from './texts.ts'

/** How well the house is protected, in a few facts. */
export function HouseCard({ house }: { house: House }) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const free = house.free === null ? undefined : formatBytes(house.free, lang)
  return (
    <CardSection title={t('house.title')}>
      <dl className={classes.facts}>
        <Fact name={t('house.proof')}>
          <ProofWords proof={house.last_proof} />
        </Fact>
        <Fact name={t('house.next')}>
          {house.next_at ? (
            <RelativeTime date={house.next_at} locale={lang} />
          ) : (
            <StatusBadge tone="warn" label={t('house.never')} />
          )}
        </Fact>
        <Fact name={t('house.place')}>
          {t(house.is_bucket ? 'house.placeBucket' : 'house.placeFolder')}
          <span className={classes.quiet}>{house.place}</span>
        </Fact>
        <Fact name={t('house.used')}>
          {formatBytes(house.used, lang)}
          {free && <span className={classes.quiet}>{t('house.free', { free })}</span>}
        </Fact>
        <Fact name={t('house.second')}>
          {t(house.offsite ? 'house.secondOn' : 'house.secondOff')}
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
