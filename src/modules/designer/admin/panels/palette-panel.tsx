import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { aimAfter, insertNew } from '../../model/insert.ts'
import { useDrag } from '../drag/use-drag.ts'
import { useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { NoneFound } from './none-found.tsx'
import { paletteGroups } from './palette-types.ts'
import classes from './panels.module.css'

/** Every kind of block: dragged onto the page, or added after the selected block by a click. */
export function PalettePanel() {
  const t = useTexts(texts)
  const room = useRoom()
  const { user } = useSession()
  const [search, setSearch] = useState('')
  const groups = paletteGroups(room, { user, search, lang: user.lang })
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
