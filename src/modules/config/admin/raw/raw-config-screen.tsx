import { Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { Section } from '../../contract.ts'
import { messages } from '../../messages.ts'
import classes from './raw-config.module.css'
import { RawSection } from './raw-section.tsx'
import { sectionsQuery } from './sections-query.ts'

type Props = { sections: readonly Section[]; current: string | undefined }

/** Every section as JSON, for system users. */
export function RawConfigScreen() {
  const t = useMessages(messages)
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

function SectionList({ sections, current }: Props) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = sections.filter(({ name, label }) =>
    `${name} ${label[lang]}`.toLowerCase().includes(wanted),
  )
  return (
    <nav aria-label={t('raw.sections')} className={classes.list}>
      <TextInput
        type="search"
        aria-label={t('raw.search')}
        placeholder={t('raw.search')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <p className={classes.quiet}>{t('raw.noneFound')}</p>}
      <ul className={classes.names}>
        {found.map(({ name, label, problems }) => (
          <li key={name}>
            <Link
              to={adminPath(`config/${name}`)}
              className={classes.name}
              aria-current={name === current ? 'page' : undefined}
            >
              <span>{label[lang]}</span>
              {problems.length > 0 && <IconAlertTriangle {...SMALL_ICON} />}
              <span className={classes.code}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
