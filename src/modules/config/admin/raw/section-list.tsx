import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAdminPath, useSession, useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Section } from '../../contract.ts'
import { texts } from '../../messages.ts'
import classes from './raw-config.module.css'

type Props = { sections: readonly Section[]; current: string | undefined }

export function SectionList({ sections, current }: Props) {
  const t = useTexts(texts)
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
