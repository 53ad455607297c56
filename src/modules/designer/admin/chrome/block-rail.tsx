import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import type { ControlHandlers } from '#ui/controls-toolbar/controls.ts'
import { ControlsToolbar } from '#ui/controls-toolbar/controls-toolbar.tsx'
import { remove, stepTo } from '../../model/commands/arrange.ts'
import { aimAfter } from '../../model/commands/insert.ts'
import { typeAt } from '../../model/commands/rules.ts'
import { useDrag } from '../drag/use-drag.ts'
import { messages } from '../messages.ts'
import { type Room, useDesigner, useRoom } from '../room/room-context.tsx'
import { showRight } from '../room/view-store.ts'
import { beginWriting } from '../text/begin-writing.ts'
import { PhoneBar } from './phone-bar.tsx'

/** Where one looks at the page on the very screen it is made for. */
const PHONE = '(max-width: 47.99em)'

const NAMES = [
  'add',
  'edit',
  'gallery',
  'save',
  'cancel',
  'drag',
  'delete',
  'resize',
  'moveUp',
  'moveDown',
  'settings',
  'design',
] as const
/** Props that hold pictures; their block gets the way to them. */
const PICTURES = ['file', 'files', 'gallery', 'portrait', 'poster']

/** The controls of the selected block (specification, section 2), as far as its kind has them. */
export function BlockRail() {
  const t = useMessages(messages)
  const can = useCan()
  const isPhone = useMediaQuery(PHONE)
  const room = useRoom()
  const { designer } = room
  const selection = useDesigner((state) => state.selection)
  // Which steps are possible depends on where blocks stand.
  useDesigner(({ doc }) => doc.kids)
  const drag = useDrag()
  const grip = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const press = (event: PointerEvent) => drag.pressMove(event, selection)
    const { current } = grip
    current?.addEventListener('pointerdown', press)
    return () => current?.removeEventListener('pointerdown', press)
  }, [drag, selection])
  if (selection.length === 0) return null
  const { theme } = room.tools
  const mayStyle = theme !== undefined && can(theme.access)
  const style = () => room.view.setState({ styling: 'on' })
  const ground = designer.ground()
  const stuck = (['moveUp', 'moveDown'] as const).filter(
    (name) => !stepTo(ground, selection, name === 'moveUp' ? 'up' : 'down'),
  )
  if (isPhone) return <PhoneBar handlers={handlersOf(room, selection)} stuck={stuck} />
  const labels = Object.fromEntries(NAMES.map((name) => [name, t(`controls.${name}`)]))
  return (
    <ControlsToolbar
      label={t('controls.label')}
      labels={{ ...EMPTY, ...labels }}
      handlers={{ ...handlersOf(room, selection), ...(mayStyle && { design: style }) }}
      disabled={stuck}
      dragRef={grip}
    />
  )
}

const EMPTY = {
  add: '',
  edit: '',
  gallery: '',
  save: '',
  cancel: '',
  drag: '',
  delete: '',
  resize: '',
  moveUp: '',
  moveDown: '',
  settings: '',
  design: '',
}

function handlersOf(room: Room, selection: readonly string[]): ControlHandlers {
  const { designer, view, isFixed, surface } = room
  const isSized = surface.rules.sizedAt.includes(designer.store.getState().breakpoint)
  const key = selection.at(-1) ?? ''
  const type = typeAt(designer.ground(), key)
  const step = (way: 'up' | 'down') => () =>
    void designer.run(stepTo(designer.ground(), selection, way))
  const hasPicture = PICTURES.some((name) => type && name in type.schema.shape)
  const open = () => view.setState(showRight('settings'))
  const content: ControlHandlers = {
    ...(type?.caps.hasInline && { edit: () => void beginWriting(room, key) }),
    ...(hasPicture && { gallery: open }),
    settings: open,
  }
  if (isFixed) return content
  return {
    ...content,
    add: () => view.setState({ inserting: aimAfter(designer.store.getState().doc, key) }),
    drag: () => undefined,
    ...(type?.caps.resizable && isSized && { resize: focusSize }),
    moveUp: step('up'),
    moveDown: step('down'),
    delete: () => void designer.run(remove(designer.ground(), selection)),
  }
}

function focusSize(): void {
  document.querySelector<HTMLElement>('[data-designer=size]')?.focus()
}
