import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdminPath, useTexts } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { texts } from '../messages.ts'
import classes from './palette.module.css'
import { PaletteFoot } from './palette-foot.tsx'
import type { PaletteItem } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { PaletteSearch } from './palette-search.tsx'
import { rememberItem } from './recent.ts'
import { usePaletteGroups } from './use-palette-groups.ts'
import { useSelection } from './use-selection.ts'

/** Ctrl/⌘K: every place, command and setting, and what the modules find. */
export function Palette() {
  const t = useTexts(texts)
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
