import { useQuery } from '@tanstack/react-query'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { listSectionHistory, type Section } from '../../contract.ts'
import { texts } from '../../messages.ts'
import { HistoryVersion } from './history-version.tsx'
import classes from './raw-config.module.css'
import { useRestore } from './use-restore.tsx'

type Props = { section: Section; onRestored(): void }

/** Earlier versions of a section, and the way back to one of them. */
export function SectionHistory({ section, onRestored }: Props) {
  const t = useTexts(texts)
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
