import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { IconType } from '../../module.ts'
import { useAdminPath, useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { useAdminAddress } from '../route/screen-handle.ts'
import { currentEntry } from './current-entry.ts'
import classes from './nav.module.css'
import { filterBlocks, type NavBlock, useNavBlocks } from './nav-items.ts'

type NavLinkProps = {
  path: string
  label: string
  icon: IconType
  isCurrent: boolean
  /** Only the icon shows; the text stays for screen readers and on hover. */
  isRail: boolean
  onNavigate?: () => void
}

type NavProps = { isRail: boolean; onNavigate?: () => void }

/** The entries by module, with a field that narrows them down; stands inside a nav element. */
export function Nav({ isRail, onNavigate }: NavProps) {
  const t = useMessages(messages)
  const [query, setQuery] = useState('')
  const blocks = useNavBlocks()
  const current = useCurrentEntry(blocks)
  const shown = isRail ? blocks : filterBlocks(blocks, query)
  return (
    <div className={classes.nav} data-rail={isRail || undefined}>
      {!isRail && <NavFilter query={query} onChange={setQuery} />}
      <div className={classes.scroll}>
        {shown.map((block) => (
          <NavGroup key={block.name} block={block} {...{ current, isRail, onNavigate }} />
        ))}
        {shown.length === 0 && (
          <p className={classes.none} role="status">
            {t('nav.none', { query })}
          </p>
        )}
      </div>
    </div>
  )
}

function NavFilter({ query, onChange }: { query: string; onChange(query: string): void }) {
  const t = useMessages(messages)
  return (
    <div className={classes.filter}>
      <IconSearch {...SMALL_ICON} />
      <input
        type="search"
        className={classes.words}
        aria-label={t('nav.filter')}
        placeholder={t('nav.filter')}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {query && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('settings.clear')}
          onClick={() => onChange('')}
        >
          <IconX {...SMALL_ICON} />
        </button>
      )}
    </div>
  )
}

type NavGroupProps = NavProps & { block: NavBlock; current: string | undefined }

function NavGroup({ block, current, isRail, onNavigate }: NavGroupProps) {
  const headingId = useId()
  return (
    <div className={classes.group}>
      {block.heading && (
        <p id={headingId} className={classes.heading}>
          {block.heading}
        </p>
      )}
      <ul className={classes.list} aria-labelledby={block.heading ? headingId : undefined}>
        {block.items.map((item) => (
          <li key={item.path}>
            <NavLink
              {...item}
              isCurrent={item.path === current}
              isRail={isRail}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The entry to mark; a settings screen belongs to the settings wherever its address lies. */
function useCurrentEntry(blocks: readonly NavBlock[]): string | undefined {
  const address = useAdminAddress()
  const settings = useModules().flatMap((module) => module.settings ?? [])
  const entries = blocks.flatMap(({ items }) => items.map(({ path }) => path))
  const found = currentEntry([...entries, ...settings.map(({ path }) => path)], address)
  return found === undefined || entries.includes(found) ? found : 'settings'
}

function NavLink({ path, label, icon: Icon, isCurrent, isRail, onNavigate }: NavLinkProps) {
  const adminPath = useAdminPath()
  return (
    <Link
      to={adminPath(path)}
      className={classes.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-hint={isRail ? label : undefined}
      data-hint-beside
      onClick={onNavigate}
    >
      <span className={classes.icon} aria-hidden>
        <Icon size={20} stroke={1.5} />
      </span>
      <span className={classes.text}>{label}</span>
    </Link>
  )
}
