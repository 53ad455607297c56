import { UnstyledButton } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { listKey, ROOT } from '../../model/doc.ts'
import { typeAt } from '../../model/rules.ts'
import { nameOf } from '../../model/step-words.ts'
import { useDrag } from '../drag/use-drag.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import classes from './panels.module.css'

/** All blocks in reading order, each with its first words. */
export function OutlinePanel() {
  const t = useTexts(texts)
  const keys = useDesigner(({ doc }) => doc.kids[ROOT])
  return (
    <div className={classes.scroll} data-designer="outline">
      <Rows list={ROOT} label={t('outline.label')} />
      {keys?.length === 0 && <p className={classes.quiet}>{t('canvas.emptyPage')}</p>}
    </div>
  )
}

function Rows({ list, label }: { list: string; label?: string }) {
  const keys = useDesigner(({ doc }) => doc.kids[list])
  if (!keys) return null
  return (
    <ul className={classes.rows} aria-label={label} data-rows={list}>
      {keys.map((key) => (
        <Row key={key} id={key} />
      ))}
    </ul>
  )
}

function Row({ id }: { id: string }) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const { designer, space, tools } = useRoom()
  const drag = useDrag()
  const node = useDesigner(({ doc }) => doc.nodes[id])
  const isSelected = useDesigner(({ selection }) => selection.includes(id))
  const at = useDesigner((state) => state.breakpoint)
  if (!node) return null
  const ground = designer.ground()
  const Icon = tools.iconOf(typeAt(ground, id)?.icon)
  const chosen = (key: string) => {
    const { selection } = designer.store.getState()
    return selection.includes(key) ? selection : [key]
  }
  const pick = (event: MouseEvent) => {
    const how = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one'
    designer.pick(id, how)
    space.scrollTo(id)
  }
  return (
    <li data-row={id}>
      <UnstyledButton
        className={classes.row}
        aria-pressed={isSelected}
        onClick={pick}
        onPointerDown={(event) => drag.pressMove(event.nativeEvent, chosen(id))}
      >
        <Icon {...SMALL_ICON} />
        <span className={classes.rowName}>{nameOf(ground, [id])[lang]}</span>
        <span className={classes.rowWords}>{node.block.props && tools.summaryOf(node.block)}</span>
        {!visibilityOf(node.block.attrs)[at] && (
          <IconEyeOff {...SMALL_ICON} role="img" aria-label={t('outline.hidden')} />
        )}
      </UnstyledButton>
      {node.slots.map((slot) => (
        <Rows key={slot} list={listKey(id, slot)} />
      ))}
    </li>
  )
}
