import { Button } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { SectionVersion } from '../../contract.ts'
import { texts } from '../../messages.ts'
import classes from './raw-config.module.css'

type Props = { entry: SectionVersion; isCurrent: boolean; onRestore(): void }

export function HistoryVersion({ entry, isCurrent, onRestore }: Props) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const moment = formatMoment(entry.created_at, lang)
  const name = entry.created_by?.name
  return (
    <li>
      <details className={classes.version}>
        <summary>
          <span className={classes.versionName}>
            {t('raw.historyVersion', { version: entry.version })}
          </span>
          <span className={classes.quiet}>
            {name ? t('raw.historyBy', { moment, name }) : moment}
          </span>
          {isCurrent && <StatusBadge tone="good" label={t('raw.now')} />}
        </summary>
        <pre className={classes.json}>{JSON.stringify(entry.value, null, 2)}</pre>
        {!isCurrent && (
          <Button variant="default" size="compact-md" onClick={onRestore}>
            {t('raw.restore')}
          </Button>
        )}
      </details>
    </li>
  )
}
