import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import roomClasses from '../room/room.module.css'
import { useRoom, useView } from '../room/room-context.tsx'
import { LEFT_PANELS } from '../room/view-store.ts'
import { texts } from '../texts.ts'
import { OutlinePanel } from './outline-panel.tsx'
import { PalettePanel } from './palette-panel.tsx'
import { SectionsPanel } from './sections-panel.tsx'

/** What can be added, and what is there. */
export function LeftPanels() {
  const t = useTexts(texts)
  const { view, isFixed } = useRoom()
  const left = useView((now) => now.left)
  if (left === null) return null
  const shown = isFixed ? 'outline' : left
  const names = { add: t('palette.tab'), sections: t('sections.tab'), outline: t('outline.tab') }
  return (
    <aside className={`${roomClasses.side} ${roomClasses.left}`} aria-label={t('panels.left')}>
      <div className={roomClasses.sideHead}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('panels.left')}
          value={shown}
          data={LEFT_PANELS.filter((name) => !isFixed || name === 'outline').map((value) => ({
            value,
            label: names[value],
          }))}
          onChange={(next) =>
            view.setState({ left: LEFT_PANELS.find((name) => name === next) ?? null })
          }
        />
        <ActionIcon
          variant="subtle"
          aria-label={t('panels.close')}
          onClick={() => view.setState({ left: null })}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </div>
      {shown === 'add' && <PalettePanel />}
      {shown === 'sections' && <SectionsPanel />}
      {shown === 'outline' && <OutlinePanel />}
    </aside>
  )
}
