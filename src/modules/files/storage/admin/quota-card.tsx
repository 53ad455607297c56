import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { quotaLevel, quotaPercent } from '#ui/quota-bar/quota.ts'
import { QuotaBar } from '#ui/quota-bar/quota-bar.tsx'
import { browserMessages } from '../../admin/messages.ts'
import { goToUnused } from '../../files/admin/folders/places.ts'
import { QUOTA_KEY } from '../../files/admin/keys.ts'
import type { FileBrowse } from '../../files/admin/use-file-browse.ts'
import { readDefaultQuota } from '../../uploads/upload.calls.ts'
import classes from './quota-card.module.css'

/** How much room is taken; from 80 % on it says what to do. */
export function QuotaCard({ browse }: { browse: FileBrowse }) {
  const t = useMessages(browserMessages)
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
