import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { quotaLevel, quotaPercent } from '#ui/quota-bar/quota.ts'
import { QuotaBar } from '#ui/quota-bar/quota-bar.tsx'
import { readDefaultQuota } from '../../contract-upload.ts'
import { browserTexts } from '../texts.ts'
import { QUOTA_KEY } from './keys.ts'
import { goToUnused } from './places.ts'
import classes from './quota-card.module.css'
import type { FileBrowse } from './use-file-browse.ts'

/** How much room is taken; from 80 % on it says what to do. */
export function QuotaCard({ browse }: { browse: FileBrowse }) {
  const t = useTexts(browserTexts)
  const { lang } = useSession().user
  const { data } = useQuery({
    queryKey: QUOTA_KEY,
    queryFn: () => call(readDefaultQuota, { query: {} }),
  })
  if (!data) return null
  const level = quotaLevel(quotaPercent(data.used, data.total))
  return (
    <div className={classes.card}>
      <QuotaBar label={t('quota.label')} used={data.used} total={data.total} locale={lang} />
      {level !== 'good' && (
        <p className={classes.warning} data-level={level}>
          {t(`quota.${level}`)}{' '}
          <UnstyledButton className={classes.link} onClick={() => goToUnused(browse)}>
            {t('quota.unused')}
          </UnstyledButton>
        </p>
      )}
    </div>
  )
}
