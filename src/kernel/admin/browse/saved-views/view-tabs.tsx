import { Button } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SavedView } from '#kernel/contract/admin/saved-views.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { collectionMessages } from '../../collection/messages.ts'
import { useMessages } from '../../session.tsx'
import { isNarrowed, isTrash, TRASH, viewQuery } from '../address/url-state.ts'
import { browseMessages } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import classes from './view-tabs.module.css'

type Naming = { view: SavedView | undefined }

/** Saved views as tabs; the open one stays marked while its conditions are being changed. */
export function ViewTabs({ browse }: { browse: Browse }) {
  const t = useMessages(browseMessages)
  const say = useMessages(collectionMessages)
  const { collection, state, change } = browse
  const { views, ...saved } = useSavedViews(collection.name)
  const [naming, setNaming] = useState<Naming>()
  const now = viewQuery(state, collection)
  const open = views.find(({ _id }) => _id === state.view)
  const isChanged = open !== undefined && open.query !== now
  const canSave = !open && isNarrowed(state)
  if (views.length === 0 && !canSave && !collection.trash) return null

  const give = async (name: string) => {
    setNaming(undefined)
    if (naming?.view) return void (await saved.change(naming.view, { name }))
    const made = await saved.create(name, now)
    if (made) change({ view: made._id })
  }
  const remove = async (view: SavedView) => {
    if (await saved.remove(view)) change({ view: undefined })
  }
  const moves = (view: SavedView) =>
    ([-1, 1] as const)
      .filter((by) => views[views.indexOf(view) + by])
      .map((by) => ({
        key: String(by),
        label: t(by < 0 ? 'view.left' : 'view.right'),
        onSelect: () => void saved.move(view, by),
      }))
  return (
    <nav aria-label={t('view.tabs')} className={classes.bar}>
      <ul className={classes.tabs}>
        <Tab label={t('view.all')} search="" isOpen={!open && !isTrash(state)} />
        {views.map((view) => (
          <Tab
            key={view._id}
            label={view.name}
            mark={view === open && isChanged ? t('view.changed') : undefined}
            search={`?view=${view._id}${view.query && `&${view.query}`}`}
            isOpen={view === open}
          />
        ))}
        {collection.trash && (
          <Tab
            label={say('trash.tab')}
            search={`?${TRASH}=only`}
            isOpen={!open && isTrash(state)}
          />
        )}
      </ul>
      <div className={classes.end}>
        {open && isChanged && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void saved.change(open, { query: now })}
          >
            {t('view.update', { name: open.name })}
          </Button>
        )}
        {canSave && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconBookmarkPlus {...SMALL_ICON} />}
            onClick={() => setNaming({ view: undefined })}
          >
            {t('view.save')}
          </Button>
        )}
        {open && (
          <PopupMenu
            label={t('view.manage', { name: open.name })}
            items={[
              { key: 'rename', label: t('view.rename'), onSelect: () => setNaming({ view: open }) },
              ...moves(open),
              {
                key: 'remove',
                label: t('view.remove'),
                isDanger: true,
                onSelect: () => void remove(open),
              },
            ]}
          />
        )}
      </div>
      <ViewNameDialog
        isOpen={naming !== undefined}
        known={naming?.view?.name}
        onClose={() => setNaming(undefined)}
        onName={(name) => void give(name)}
      />
    </nav>
  )
}

type TabProps = { label: string; search: string; isOpen: boolean; mark?: string }

function Tab({ label, search, isOpen, mark }: TabProps) {
  return (
    <li>
      <Link
        to={{ search }}
        className={classes.tab}
        aria-current={isOpen ? 'page' : undefined}
        preventScrollReset
      >
        {label}
        {mark && <span className={classes.mark}>{mark}</span>}
      </Link>
    </li>
  )
}
