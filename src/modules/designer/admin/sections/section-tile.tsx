import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { aimAfter, insertAll } from '../../model/commands/insert.ts'
import type { DrawnData } from '../canvas/canvas-data.ts'
import { useDrag } from '../drag/use-drag.ts'
import { BlockPicture } from '../previews/block-picture.tsx'
import { useRoom } from '../room/room-context.tsx'
import classes from './sections.module.css'

type Props = {
  title: string
  hint?: string
  /** How the step is called that adds it. */
  label: Label
  /** What the picture shows is what is put on the page, to the last picture in it. */
  blocks: readonly Block[]
  data: DrawnData | undefined
  isPage?: boolean
  /** What else can be done with it. */
  children?: ReactNode
}

/** Several blocks at once: dragged onto the page, or added by a click. */
export function SectionTile(props: Props) {
  const { title, hint, label, blocks, data, isPage, children } = props
  const { designer, space } = useRoom()
  const drag = useDrag()
  const name = { de: title, en: title }
  const add = () => {
    const { doc, selection } = designer.store.getState()
    const top = selection.findLast((key) => !doc.nodes[key]?.parent)
    const aim = aimAfter(doc, top)
    if (!designer.run(insertAll(designer.ground(), blocks, { aim, label }))) return
    requestAnimationFrame(() => space.scrollTo(designer.store.getState().selection[0] ?? ''))
  }
  return (
    <div className={classes.tile}>
      <BlockPicture title={title} blocks={blocks} data={data} isPage={isPage} />
      <div className={classes.caption}>
        <UnstyledButton
          className={classes.add}
          onPointerDown={(event) =>
            drag.pressBlocks(event.nativeEvent, { blocks, name, label, onClick: add })
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            add()
          }}
        >
          <span className={classes.title}>{title}</span>
          {hint && <span className={classes.hint}>{hint}</span>}
        </UnstyledButton>
        {children}
      </div>
    </div>
  )
}
