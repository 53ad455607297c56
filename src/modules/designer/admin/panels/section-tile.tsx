import { UnstyledButton } from '@mantine/core'
import type { Block } from '#kernel/site/block/block.ts'
import { typeOf } from '#kernel/site/block/walk-blocks.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { loadDoc } from '../../model/doc.ts'
import { aimAfter, insertAll } from '../../model/insert.ts'
import { words } from '../../model/step-words.ts'
import { readingOrder } from '../../model/walk-doc.ts'
import { useDrag } from '../drag/use-drag.ts'
import { useRoom } from '../room/room-context.tsx'
import classes from './panels.module.css'

const SHOWN = 6

/** Several blocks at once: dragged onto the page, or added by a click. */
export function SectionTile({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  const { designer, space } = useRoom()
  const drag = useDrag()
  const name = { de: title, en: title }
  const label = words('section', { name })
  const add = () => {
    const { doc } = designer.store.getState()
    const top = designer.store.getState().selection.findLast((key) => !doc.nodes[key]?.parent)
    const aim = aimAfter(doc, top)
    if (!designer.run(insertAll(designer.ground(), blocks, { aim, label }))) return
    requestAnimationFrame(() => space.scrollTo(designer.store.getState().selection[0] ?? ''))
  }
  return (
    <UnstyledButton
      className={classes.sectionTile}
      onPointerDown={(event) =>
        drag.pressBlocks(event.nativeEvent, { blocks, name, label, onClick: add })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        add()
      }}
    >
      {title}
      <Kinds blocks={blocks} />
    </UnstyledButton>
  )
}

/** What it is made of, at a glance. */
function Kinds({ blocks }: { blocks: readonly Block[] }) {
  const { tools } = useRoom()
  const doc = loadDoc(tools.types, blocks)
  const kinds = readingOrder(doc).flatMap((key) => {
    const block = doc.nodes[key]?.block
    return block ? [{ key, icon: typeOf(tools.types, block)?.icon }] : []
  })
  return (
    <span className={classes.made}>
      {kinds.slice(0, SHOWN).map(({ key, icon }) => {
        const Icon = tools.iconOf(icon)
        return <Icon key={key} {...SMALL_ICON} />
      })}
    </span>
  )
}
