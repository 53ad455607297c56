import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { ROOT } from '../../model/doc.ts'
import { OutlineRows } from '../outline/outline-rows.tsx'
import roomClasses from '../room/room.module.css'
import { useDesigner, useRoom, useView } from '../room/room-context.tsx'
import { LEFT_PANELS } from '../room/view-store.ts'
import { texts } from '../texts.ts'
import { PalettePanel } from './palette-panel.tsx'
import classes from './panels.module.css'
import panelClasses from './panels.module.css'

/** Words, pictures and the way to draw them come when someone asks for them. */
const SectionsPanel = lazy(async () => ({
  default: (await import('../sections/sections-panel.tsx')).SectionsPanel,
}))

/** What can be added, and what is there. */
export function LeftPanels() {
  const t = useTexts(texts)
  const { view, isFixed } = useRoom()
  const left = useView((now) => now.left)
  const shown = isFixed && left ? 'outline' : left
  const [hadSections, setSections] = useState(shown === 'sections')
  if (shown === 'sections' && !hadSections) setSections(true)
  if (left === null || shown === null) return null
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
      {hadSections && (
        // Drawn once and then kept: its pictures are dear.
        <div className={classes.kept} hidden={shown !== 'sections'}>
          <Suspense fallback={<LoadingState label={names.sections} count={4} />}>
            <SectionsPanel />
          </Suspense>
        </div>
      )}
      {shown === 'outline' && <OutlinePanel />}
    </aside>
  )
}

/** All blocks in reading order, each with its name and first words. */
function OutlinePanel() {
  const t = useTexts(texts)
  const isEmpty = useDesigner(({ doc }) => (doc.kids[ROOT]?.length ?? 0) === 0)
  return (
    <div className={panelClasses.scroll} data-designer="outline">
      <OutlineRows list={ROOT} label={t('outline.label')} />
      {isEmpty && <p className={panelClasses.quiet}>{t('outline.empty')}</p>}
    </div>
  )
}
