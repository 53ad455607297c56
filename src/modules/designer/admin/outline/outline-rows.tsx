import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconCopy, IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { visibilityOf } from '#kernel/site/block/breakpoints.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { remove } from '../../model/commands/arrange.ts'
import { toggleVisible } from '../../model/commands/change.ts'
import { duplicate } from '../../model/commands/insert.ts'
import { typeAt } from '../../model/commands/rules.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { listKey } from '../../model/doc.ts'
import { useDrag } from '../drag/use-drag.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { useClicksOf } from './block-clicks.tsx'
import { BlockNameInput } from './block-name-input.tsx'
import classes from './outline.module.css'

type Props = { id: string; onName: (() => void) | undefined }

/** The blocks of one list, with those inside them below. */
export function OutlineRows({ list, label }: { list: string; label?: string }) {
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
  const { designer, isFixed } = useRoom()
  const slots = useDesigner(({ doc }) => doc.nodes[id]?.slots)
  const isAlone = useDesigner(({ selection }) => selection.length === 1 && selection[0] === id)
  const [isNaming, setNaming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!slots) return null
  const mayName = !isFixed && typeAt(designer.ground(), id) !== undefined
  const startNaming = () => mayName && setNaming(true)
  const endNaming = (isByKey: boolean) => {
    setNaming(false)
    if (isByKey) requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <li data-row={id}>
      {isNaming ? (
        <BlockNameInput id={id} onEnd={endNaming} />
      ) : (
        <div className={classes.line} data-chosen={isAlone || undefined}>
          <RowButton id={id} ref={button} onName={startNaming} />
          {isAlone && !isFixed && (
            <RowMenu id={id} onName={mayName ? () => setNaming(true) : undefined} />
          )}
        </div>
      )}
      {slots.map((slot) => (
        <OutlineRows key={slot} list={listKey(id, slot)} />
      ))}
    </li>
  )
}

type ButtonProps = { id: string; ref: React.Ref<HTMLButtonElement>; onName(): void }

/** Selects, is dragged, and is given a name by F2 or a double click. */
function RowButton({ id, ref, onName }: ButtonProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, space, tools, data } = useRoom()
  const tokens = useStore(data, (now) => now.tokens)
  const drag = useDrag()
  const block = useDesigner(({ doc }) => doc.nodes[id]?.block)
  const isSelected = useDesigner(({ selection }) => selection.includes(id))
  const at = useDesigner((state) => state.breakpoint)
  if (!block) return null
  const ground = designer.ground()
  const Icon = tools.iconOf(typeAt(ground, id)?.icon)
  const dragged = () => {
    const { selection } = designer.store.getState()
    return selection.includes(id) ? selection : [id]
  }
  const pick = (event: MouseEvent) => {
    const how = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one'
    designer.pick(id, how)
    space.scrollTo(id)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    onName()
  }
  return (
    <UnstyledButton
      ref={ref}
      className={classes.row}
      aria-pressed={isSelected}
      onClick={pick}
      onDoubleClick={onName}
      onKeyDown={onKey}
      onPointerDown={(event) => drag.pressMove(event.nativeEvent, dragged())}
    >
      <Icon {...SMALL_ICON} />
      <span className={classes.name}>{nameOf(ground, [id])[lang]}</span>
      <span className={classes.words}>
        {block.props && tools.summaryOf(fillTokens(block, tokens))}
      </span>
      <RowClicks block={block.id} />
      {!visibilityOf(block.attrs)[at] && (
        <IconEyeOff {...SMALL_ICON} role="img" aria-label={t('outline.hidden')} />
      )}
    </UnstyledButton>
  )
}

/** Only where there are enough to be told. */
function RowClicks({ block = '' }: { block: string | undefined }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const found = useClicksOf()?.(block)
  if (!found) return null
  const clicks = formatNumber(found.clicks, lang)
  return <span className={classes.clicks}>{t('clicks.row', { clicks })}</span>
}

/** What can be done with a block right where it is listed. */
function RowMenu({ id, onName }: Props) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, surface } = useRoom()
  const { ground, run } = designer
  const { name: kind } = surface.rules
  const at = useDesigner((state) => state.breakpoint)
  const isShown = useDesigner(({ doc }) => visibilityOf(doc.nodes[id]?.block.attrs)[at])
  const mayHide = toggleVisible(ground(), [id], at) !== undefined
  const name = nameOf(ground(), [id])[lang]
  const naming = {
    key: 'rename',
    label: t('outline.rename'),
    icon: <IconPencil {...SMALL_ICON} />,
    hint: 'F2',
    // After the menu has given the focus back, else it would end the naming at once.
    onSelect: () => setTimeout(() => onName?.()),
  }
  return (
    <PopupMenu
      label={t('outline.menu', { name })}
      trigger={
        <ActionIcon
          className={classes.more}
          variant="transparent"
          size={28}
          aria-label={t('outline.menu', { name })}
        >
          <IconDots {...SMALL_ICON} />
        </ActionIcon>
      }
      items={[
        ...(onName ? [naming] : []),
        {
          key: 'duplicate',
          label: t('actions.duplicate'),
          icon: <IconCopy {...SMALL_ICON} />,
          onSelect: () => void run(duplicate(ground(), [id])),
        },
        ...(!mayHide
          ? []
          : [
              {
                key: 'hide',
                label: t(isShown ? 'size.hide' : 'size.show', {
                  screen: t(`on.${kind}.screens.${at}`),
                }),
                icon: isShown ? <IconEyeOff {...SMALL_ICON} /> : <IconEye {...SMALL_ICON} />,
                onSelect: () => void run(toggleVisible(ground(), [id], at)),
              },
            ]),
        {
          key: 'remove',
          label: t('actions.remove'),
          icon: <IconTrash {...SMALL_ICON} />,
          isDanger: true,
          startsGroup: true,
          onSelect: () => void run(remove(ground(), [id])),
        },
      ]}
    />
  )
}
