import { Loader, Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ICON } from '#ui/icon-size.ts'
import { KbdHint } from '#ui/kbd-hint/kbd-hint.tsx'
import { useAdminPath, useMessages } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { messages } from '../messages.ts'
import { useKeyNames } from '../use-key-names.ts'
import classes from './palette.module.css'
import type { PaletteItem } from './palette-item.ts'
import { LIST_ID, PaletteList } from './palette-list.tsx'
import { rememberItem } from './recent.ts'
import { usePaletteGroups } from './use-palette-groups.ts'
import { optionId, useSelection } from './use-selection.ts'

type PaletteSearchProps = {
  query: string
  selected: string | undefined
  isSearching: boolean
  onChange(query: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** Ctrl/⌘K: every place, command and setting, and what the modules find. */
export function Palette() {
  const t = useMessages(messages)
  const { current, close } = usePanels()
  return (
    <Modal.Root
      opened={current === 'palette'}
      onClose={close}
      size={640}
      yOffset="10vh"
      xOffset="16px"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content
        aria-label={t('palette.title')}
        aria-labelledby={undefined}
        aria-describedby={undefined}
        classNames={{ content: classes.content }}
      >
        <Modal.Body className={classes.body}>
          <OpenPalette onClose={close} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function OpenPalette({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const [query, setQuery] = useState('')
  const { groups, isSearching, failed } = usePaletteGroups(query)
  const items = groups.flatMap((group) => group.items)

  const follow = (item: PaletteItem) => {
    onClose()
    if (item.path === undefined) return item.run()
    rememberItem({ path: item.path, label: item.label, hint: item.hint ?? '' })
    void navigate(adminPath(item.path))
  }
  const choose = (id: string) => {
    const item = items.find((candidate) => candidate.id === id)
    if (item) follow(item)
  }
  const selection = useSelection(
    items.map(({ id }) => id),
    choose,
  )
  return (
    <>
      <PaletteSearch
        query={query}
        selected={selection.selected}
        isSearching={isSearching}
        onChange={setQuery}
        onKeyDown={selection.onKeyDown}
      />
      <PaletteList {...{ groups, query, isSearching, failed, selection, choose }} />
      <PaletteFoot />
    </>
  )
}

function PaletteFoot() {
  const t = useMessages(messages)
  const labels = useKeyNames()
  const hints = [
    { keys: ['↑', '↓'], label: t('palette.toMove') },
    { keys: ['enter'], label: t('palette.toOpen') },
    { keys: ['escape'], label: t('palette.toClose') },
  ]
  return (
    <footer className={classes.foot}>
      {hints.map(({ keys, label }) => (
        <span key={label} className={classes.tip}>
          <KbdHint keys={keys} labels={labels} />
          {label}
        </span>
      ))}
    </footer>
  )
}

function PaletteSearch(props: PaletteSearchProps) {
  const { query, selected, isSearching, onChange, onKeyDown } = props
  const t = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  // At once: what is typed right after the shortcut must not get lost.
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={classes.search}>
      <IconSearch {...ICON} />
      <input
        ref={input}
        type="text"
        role="combobox"
        className={classes.input}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        aria-label={t('palette.title')}
        aria-expanded={selected !== undefined}
        aria-controls={LIST_ID}
        aria-activedescendant={selected && optionId(selected)}
        placeholder={t('palette.placeholder')}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isSearching && <Loader size={16} aria-label={t('palette.searching')} />}
    </div>
  )
}
