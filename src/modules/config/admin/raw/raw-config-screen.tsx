import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { texts } from '../../messages.ts'
import classes from './raw-config.module.css'
import { RawSection } from './raw-section.tsx'
import { SectionList } from './section-list.tsx'
import { sectionsQuery } from './sections-query.ts'

/** Every section as JSON, for system users. */
export function RawConfigScreen() {
  const t = useTexts(texts)
  const { name } = useParams()
  const sections = useQuery(sectionsQuery)
  const section = sections.data?.find((candidate) => candidate.name === (name ?? 'meta'))
  return (
    <div className={classes.screen}>
      <AdminPageHead
        title={t('raw.title')}
        breadcrumb={[{ label: t('title'), path: 'settings' }]}
      />
      <Text className={classes.lead}>{t('raw.lead')}</Text>
      {sections.isPending && <LoadingState label={t('raw.loading')} shape="form" count={4} />}
      {sections.isError && !sections.data && (
        <ListFailure error={sections.error} onRetry={() => void sections.refetch()} />
      )}
      {sections.data && (
        <div className={classes.columns}>
          <SectionList sections={sections.data} current={section?.name} />
          {section ? (
            <RawSection key={section.name} section={section} />
          ) : (
            <EmptyState title={t('raw.unknown')} text={t('raw.unknownText')} />
          )}
        </div>
      )}
    </div>
  )
}
