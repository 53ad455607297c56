import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { SettingsEntry, SettingsGroup } from '../../module.ts'
import { useAdminPath, useCan, useMessages, useSession } from '../../session.tsx'
import { AdminPageHead } from '../admin-page-head.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { rank } from '../palette/rank.ts'
import { useDialogLabels } from '../use-dialog-labels.ts'
import { settingsSections } from './settings-groups.ts'
import classes from './settings-index.module.css'

/** Every setting of every module, as cards in groups that begin with the business. */
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
  const sections = useSettings()
  const isSearching = query.trim() !== ''
  const entries = sections.flatMap(({ cards }) => cards)
  const found = isSearching ? rank(entries, query) : entries
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
      {isSearching && found.length > 0 && <Cards cards={found} onOpen={onOpen} />}
      {!isSearching &&
        sections.map((section) => (
          <SettingsSection key={section.group} {...section} onOpen={onOpen} />
        ))}
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

type Card = Pick<SettingsEntry, 'path' | 'icon' | 'keywords'> & { label: string; hint: string }
type CardsProps = { cards: readonly Card[]; onOpen?(): void }

function useSettings(): { group: SettingsGroup; cards: Card[] }[] {
  const can = useCan()
  const { lang } = useSession().user
  return settingsSections(useModules(), can).map(({ group, entries }) => ({
    group,
    cards: entries.map(({ path, label, text, icon, keywords }) => ({
      path,
      keywords,
      label: label[lang],
      hint: text[lang],
      icon,
    })),
  }))
}

function SettingsSection({ group, cards, onOpen }: CardsProps & { group: SettingsGroup }) {
  const t = useMessages(messages)
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {group === 'business' ? t('settings.business') : t(`nav.groups.${group}`)}
      </h2>
      <Cards cards={cards} onOpen={onOpen} />
    </section>
  )
}

function Cards({ cards, onOpen }: CardsProps) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <SettingsCard key={card.path} {...card} onOpen={onOpen} />
      ))}
    </ul>
  )
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
