import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import {
  listSectionHistory,
  type Section,
  type SectionVersion,
  saveConfig,
} from '../../contract.ts'
import { messages } from '../../messages.ts'
import classes from './raw-config.module.css'

type HistoryVersionProps = { entry: SectionVersion; isCurrent: boolean; onRestore(): void }

type Props = { section: Section; onRestored(): void }

/** Earlier versions of a section, and the way back to one of them. */
export function SectionHistory({ section, onRestored }: Props) {
  const t = useMessages(messages)
  const { name, version } = section
  const history = useQuery({
    queryKey: ['config-history', name, version],
    queryFn: () => call(listSectionHistory, { query: { name, limit: 20 } }),
  })
  const { restore, dialog } = useRestore(section, onRestored)
  const versions = history.data?.items ?? []
  return (
    <CardSection title={t('raw.history')}>
      {history.isPending && <LoadingState label={t('raw.loading')} count={3} />}
      {history.isError && (
        <ListFailure error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.isSuccess && versions.length === 0 && (
        <p className={classes.quiet}>{t('raw.historyEmpty')}</p>
      )}
      <ol className={classes.versions}>
        {versions.map((entry) => (
          <HistoryVersion
            key={entry.version}
            entry={entry}
            isCurrent={entry.version === version}
            onRestore={() => void restore(entry)}
          />
        ))}
      </ol>
      {dialog}
    </CardSection>
  )
}

/** Saves an earlier version as the newest one, after asking. */
function useRestore({ name, version: current }: Section, onRestored: () => void) {
  const t = useMessages(messages)
  const say = useFailureWords()
  const { confirm, dialog } = useConfirm()
  const restore = async ({ version, value }: SectionVersion) => {
    const title = t('raw.restoreTitle', { version })
    if (!(await confirm({ title, text: t('raw.restoreText'), yes: t('raw.restore') }))) return
    try {
      await call(saveConfig, { body: { name, value, version: current } })
      notify({ content: t('raw.restored', { version }) })
      onRestored()
    } catch (error) {
      notify({ type: 'error', content: t('raw.failed', { message: say(error) }) })
    }
  }
  return { restore, dialog }
}

function HistoryVersion({ entry, isCurrent, onRestore }: HistoryVersionProps) {
  const t = useMessages(messages)
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
