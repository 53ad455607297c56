import { Box } from '@mantine/core'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import classes from './palette.module.css'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'
import { optionId } from './use-selection.ts'

export const LIST_ID = 'palette-list'

type PaletteListProps = {
  groups: readonly PaletteGroup[]
  query: string
  isSearching: boolean
  failed: readonly string[]
  selection: { selected: string | undefined; select(id: string): void }
  choose(id: string): void
}

/** The groups of results, and a word when there are none. */
export function PaletteList(props: PaletteListProps) {
  const { groups, query, isSearching, failed, selection, choose } = props
  const t = useMessages(messages)
  const isEmpty = groups.length === 0 && !isSearching
  return (
    <>
      <div
        id={LIST_ID}
        role="listbox"
        aria-label={t('palette.title')}
        className={classes.results}
        hidden={groups.length === 0}
      >
        {groups.map((group) => (
          <Group key={group.name} group={group} selection={selection} choose={choose} />
        ))}
      </div>
      {isEmpty && (
        <div className={classes.empty} role="status">
          <p className={classes.emptyTitle}>{t('palette.empty', { query: query.trim() })}</p>
          <p>{t('palette.emptyText')}</p>
        </div>
      )}
      {failed.map((source) => (
        <p key={source} className={classes.failed} role="status">
          {t('palette.failed', { source })}
        </p>
      ))}
    </>
  )
}

type GroupProps = Pick<PaletteListProps, 'selection' | 'choose'> & { group: PaletteGroup }

function Group({ group, selection, choose }: GroupProps) {
  const headingId = `palette-heading-${group.name}`
  return (
    <Box role="group" aria-labelledby={headingId} className={classes.group}>
      <div id={headingId} className={classes.heading}>
        {group.heading}
      </div>
      {group.items.map((item) => (
        <Option
          key={item.id}
          item={item}
          isSelected={item.id === selection.selected}
          onHover={() => selection.select(item.id)}
          onChoose={() => choose(item.id)}
        />
      ))}
    </Box>
  )
}

type OptionProps = { item: PaletteItem; isSelected: boolean; onHover(): void; onChoose(): void }

function Option({ item, isSelected, onHover, onChoose }: OptionProps) {
  const Icon = item.icon
  return (
    <Box
      id={optionId(item.id)}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={classes.option}
      onMouseMove={onHover}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.icon} aria-hidden>
        {Icon && <Icon size={18} stroke={1.5} />}
      </span>
      <span className={classes.label}>{item.label}</span>
      {item.hint && <span className={classes.hint}>{item.hint}</span>}
    </Box>
  )
}
