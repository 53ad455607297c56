import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Button, Group, NativeSelect, Switch, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { draggingPlugins } from '#kernel/admin/fields/inputs/lists/dragging-plugins.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { messages } from '../../messages.ts'
import type { PlacedWidget } from '../layout.ts'
import classes from './arrange-widgets.module.css'
import type { ShownWidget, useLayout } from './use-layout.ts'

type Layout = ReturnType<typeof useLayout> & { widgets: ShownWidget[] }

/** Order, width and visibility of the own widgets, by dragging, by buttons and by keys. */
export function ArrangeWidgets({ layout, onClose }: { layout: Layout; onClose(): void }) {
  const t = useMessages(messages)
  const { nonce } = useSession()
  const [widgets, setWidgets] = useState(layout.widgets)
  const [said, setSaid] = useState('')
  const { save, isSaving } = useSaving(layout, onClose)
  const move = (from: number, to: number) => {
    const moved = widgets[from]
    if (!moved || to < 0 || to >= widgets.length || from === to) return
    setWidgets(widgets.toSpliced(from, 1).toSpliced(to, 0, moved))
    setSaid(t('arrange.moved', { name: moved.label, place: to + 1, count: widgets.length }))
  }
  const drop = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
  }
  const change = (at: number, part: Partial<PlacedWidget>) =>
    setWidgets((known) =>
      known.map((one, place) =>
        place === at ? { ...one, placed: { ...one.placed, ...part } } : one,
      ),
    )
  return (
    <CardSection title={t('arrange.title')} description={t('arrange.text')}>
      <DragDropProvider onDragEnd={drop} plugins={draggingPlugins(nonce)}>
        <ol className={classes.list} aria-label={t('arrange.list')}>
          {widgets.map((shown, place) => (
            <Line
              key={shown.widget.name}
              shown={shown}
              place={place}
              count={widgets.length}
              onMove={(to) => move(place, to)}
              onChange={(part) => change(place, part)}
            />
          ))}
        </ol>
      </DragDropProvider>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Group>
        <Button loading={isSaving} onClick={() => void save(widgets)}>
          {t('arrange.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('arrange.cancel')}
        </Button>
        <Button variant="subtle" onClick={() => setWidgets(layout.usual)}>
          {t('arrange.reset')}
        </Button>
      </Group>
    </CardSection>
  )
}

type LineProps = {
  shown: ShownWidget
  place: number
  count: number
  onMove(to: number): void
  onChange(part: Partial<PlacedWidget>): void
}

function Line({ shown: { widget, label, placed }, place, count, onMove, onChange }: LineProps) {
  const t = useMessages(messages)
  const { ref, handleRef, isDragSource } = useSortable({ id: widget.name, index: place })
  const named = { name: label }
  return (
    <li ref={ref} className={classes.line} data-dragged={isDragSource || undefined}>
      <ActionIcon ref={handleRef} className={classes.grip} aria-label={t('arrange.drag', named)}>
        <IconGripVertical {...SMALL_ICON} />
      </ActionIcon>
      <Switch
        className={classes.name}
        label={label}
        aria-label={t('arrange.shown', named)}
        checked={!placed.hidden}
        onChange={(event) => onChange({ hidden: !event.currentTarget.checked })}
      />
      <NativeSelect
        aria-label={t('arrange.width', named)}
        value={placed.width}
        onChange={({ currentTarget: { value } }) =>
          onChange({ width: value === 'wide' ? 'wide' : 'narrow' })
        }
        data={[
          { value: 'wide', label: t('arrange.wide') },
          { value: 'narrow', label: t('arrange.narrow') },
        ]}
      />
      <ActionIcon
        className={classes.up}
        {...endOf(place === 0)}
        aria-label={t('arrange.up', named)}
        onClick={() => onMove(place - 1)}
      >
        <IconChevronUp {...SMALL_ICON} />
      </ActionIcon>
      <ActionIcon
        {...endOf(place === count - 1)}
        aria-label={t('arrange.down', named)}
        onClick={() => onMove(place + 1)}
      >
        <IconChevronDown {...SMALL_ICON} />
      </ActionIcon>
    </li>
  )
}

/** Looks switched off but keeps the focus of somebody who moves a widget by keys. */
function endOf(isEnd: boolean) {
  return isEnd ? { 'aria-disabled': true, 'data-disabled': true } : {}
}

function useSaving(layout: Layout, onClose: () => void) {
  const t = useMessages(messages)
  const [isSaving, setSaving] = useState(false)
  const save = async (widgets: readonly ShownWidget[]) => {
    setSaving(true)
    try {
      await layout.save(widgets.map(({ placed }) => placed))
      notify({ content: t('arrange.saved') })
      onClose()
    } catch {
      // Another tab may have saved; the next try then starts from that.
      await layout.reload()
      notify({ type: 'error', content: t('arrange.failed') })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}
