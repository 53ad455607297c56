import { ActionIcon, SegmentedControl, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { aimAfter, insertNew } from '../../model/commands/insert.ts'
import { ROOT } from '../../model/doc.ts'
import { useDrag } from '../drag/use-drag.ts'
import type { FramePart } from '../frame/frame-parts.ts'
import { selectPart } from '../frame/select-part.ts'
import { messages } from '../messages.ts'
import { OutlineRows } from '../outline/outline-rows.tsx'
import roomClasses from '../room/room.module.css'
import { useDesigner, useRoom, useView } from '../room/room-context.tsx'
import { LEFT_PANELS } from '../room/view-store.ts'
import { NoneFound } from './none-found.tsx'
import { paletteGroups } from './palette-types.ts'
import classes from './panels.module.css'
import panelClasses from './panels.module.css'

/** Words, pictures and the way to draw them come when someone asks for them. */
const SectionsPanel = lazy(async () => ({
  default: (await import('../sections/sections-panel.tsx')).SectionsPanel,
}))

/** What can be added, and what is there. */
export function LeftPanels() {
  const t = useMessages(messages)
  const { view, isFixed, surface } = useRoom()
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
          data={surface.panels
            .filter((name) => !isFixed || name === 'outline')
            .map((value) => ({
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
  const t = useMessages(messages)
  const { rules, page } = useRoom().surface
  const isEmpty = useDesigner(({ doc }) => (doc.kids[ROOT]?.length ?? 0) === 0)
  return (
    <div className={panelClasses.scroll} data-designer="outline">
      {page && <PartRows parts={['header', 'logo', 'menu']} />}
      <OutlineRows list={ROOT} label={t(`on.${rules.name}.outline`)} />
      {isEmpty && <p className={panelClasses.quiet}>{t(`on.${rules.name}.noOutline`)}</p>}
      {page && <PartRows parts={['footer']} />}
    </div>
  )
}

/** What stands around the blocks, for those who do not point at it. */
function PartRows({ parts }: { parts: readonly FramePart[] }) {
  const t = useMessages(messages)
  const room = useRoom()
  const chosen = useView((now) => now.part)
  return (
    <div className={classes.partRows}>
      {parts.map((part) => (
        <UnstyledButton
          key={part}
          className={classes.partRow}
          aria-pressed={chosen === part}
          onClick={() => selectPart(room, part)}
        >
          {t(`frame.${part}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}

/** Every kind of block: dragged onto the page, or added after the selected block by a click. */
function PalettePanel() {
  const t = useMessages(messages)
  const room = useRoom()
  const { user, enabled } = useSession()
  const [search, setSearch] = useState('')
  const groups = paletteGroups(room, { user, enabled, search, lang: user.lang })
  return (
    <div className={classes.scroll}>
      <TextInput
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {groups.map(({ name, types }) => (
        <section key={name}>
          <h3 className={classes.groupName}>{t(`palette.${name}`)}</h3>
          <div className={classes.tiles}>
            {types.map((type) => (
              <Tile key={type.name} type={type} />
            ))}
          </div>
        </section>
      ))}
      {groups.length === 0 && <NoneFound search={search} />}
    </div>
  )
}

function Tile({ type }: { type: BlockType }) {
  const { designer, lang, tools, space } = useRoom()
  const user = useSession().user
  const drag = useDrag()
  const Icon = tools.iconOf(type.icon)
  const add = () => {
    const { doc, selection } = designer.store.getState()
    const places = [aimAfter(doc, selection.at(-1)), aimAfter(doc, undefined)]
    const commands = places.map((aim) => insertNew(designer.ground(), type, { aim, lang }))
    if (!designer.run(commands.find((command) => command))) return
    requestAnimationFrame(() => space.scrollTo(designer.store.getState().selection[0] ?? ''))
  }
  return (
    <UnstyledButton
      className={classes.tile}
      onPointerDown={(event) => drag.pressNew(event.nativeEvent, type, add)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        add()
      }}
    >
      <Icon {...ICON} />
      {type.label[user.lang]}
    </UnstyledButton>
  )
}
