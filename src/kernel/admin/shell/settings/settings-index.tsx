import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { SettingsEntry } from '../../module.ts'
import { useAdminPath, useCan, useMessages, useSession } from '../../session.tsx'
import { AdminPageHead } from '../admin-page-head.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { permitted } from '../nav/visible-modules.ts'
import { rank } from '../palette/rank.ts'
import { useDialogLabels } from '../use-dialog-labels.ts'
import classes from './settings-index.module.css'

/** Every setting of every module, as cards. */
export function SettingsIndex() {
  const t = useMessages(messages)
  return (
    <div className={classes.page}>
      <AdminPageHead title={t('settings.title')} />
      <SettingsCards />
    </div>
  )
}

/** The same in a window, for whoever is in the middle of something else. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(messages)
  const labels = useDialogLabels()
  return (
    <Modal opened onClose={onClose} title={t('settings.title')} labels={labels} size="lg">
      <SettingsCards onOpen={onClose} />
    </Modal>
  )
}

function SettingsCards({ onOpen }: { onOpen?(): void }) {
  const t = useMessages(messages)
  const [query, setQuery] = useState('')
  const entries = useSettings()
  const found = rank(entries, query)
  return (
    <>
      {entries.length > 0 && (
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('settings.search')}
          placeholder={t('settings.search')}
          leftSection={<IconSearch {...SMALL_ICON} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {found.length > 0 && (
        <ul className={classes.cards}>
          {found.map((entry) => (
            <SettingsCard key={entry.path} {...entry} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {entries.length === 0 && (
        <EmptyState title={t('settings.empty')} text={t('settings.emptyText')} />
      )}
      {entries.length > 0 && found.length === 0 && (
        <EmptyState
          title={t('settings.none')}
          text={t('settings.noneText', { query })}
          icon={<IconSearch size={24} stroke={1.5} aria-hidden />}
          action={{ label: t('settings.clear'), onSelect: () => setQuery('') }}
        />
      )}
    </>
  )
}

type Card = { path: string; label: string; hint: string; icon: SettingsEntry['icon'] }

function useSettings(): Card[] {
  const can = useCan()
  const { lang } = useSession().user
  const entries = useModules().flatMap((module) => module.settings ?? [])
  return permitted(entries, can).map(({ path, label, text, icon }) => ({
    path,
    label: label[lang],
    hint: text[lang],
    icon,
  }))
}

function SettingsCard({ path, label, hint, icon: Icon, onOpen }: Card & { onOpen?(): void }) {
  const adminPath = useAdminPath()
  return (
    <li>
      <Link to={adminPath(path)} className={classes.card} onClick={onOpen}>
        <span className={classes.icon} aria-hidden>
          <Icon size={20} stroke={1.5} />
        </span>
        <span className={classes.words}>
          <span className={classes.label}>{label}</span>
          <span className={classes.text}>{hint}</span>
        </span>
      </Link>
    </li>
  )
}
