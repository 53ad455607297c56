import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable, useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../../session.tsx'
import type { InputProps } from '../../field.ts'
import { fieldMessages } from '../../messages.ts'
import type { ListField } from '../../structured/group-fields.ts'
import type { FieldText } from '../../words.ts'
import { FieldSet } from '../field-set.tsx'
import { draggingPlugins } from './dragging-plugins.ts'
import { ChildInputs } from './group-input.tsx'
import classes from './list-input.module.css'
import { appended, changedEntry, idsFor, moved, type Ordered, without } from './list-order.ts'

type ListEntryEntry = Record<string, unknown>

type Props = {
  id: string
  field: ListField<ListEntryEntry>
  path: string
  place: number
  count: number
  entry: ListEntryEntry
  text: FieldText
  onChange(entry: ListEntryEntry): void
  onMove(to: number): void
  onRemove(): void
}

type Entry = Record<string, unknown>

/** Objects in an order: add, remove, and move by dragging or by button. */
export function ListInput(props: InputProps<Entry[], ListField<Entry>>) {
  const { field, path, value, onChange, text, error } = props
  const t = useMessages(fieldMessages)
  const { nonce } = useSession()
  const [known, setKnown] = useState<readonly string[]>(() => value.map(() => randomId()))
  const [said, setSaid] = useState('')
  const ids = idsFor(value.length, known, randomId)
  if (ids.length !== known.length) setKnown(ids)
  const now: Ordered<Entry> = { entries: value, ids }
  // An upload ends long after it was begun: what was typed, moved or added meanwhile stays.
  const latest = useRef(now)
  latest.current = now

  const set = (next: Ordered<Entry>) => {
    setKnown(next.ids)
    onChange([...next.entries])
  }
  const move = (from: number, to: number) => {
    set(moved(now, from, to))
    setSaid(t('list.moved', { place: to + 1, count: value.length }))
  }
  const drop = ({ canceled, operation: { source } }: DragEndEvent) => {
    if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
  }
  const remove = (place: number) => {
    set(without(now, place))
    setSaid(t('list.removed'))
  }
  const change = (id: string, entry: Entry) => {
    const next = changedEntry(latest.current, id, entry)
    if (!next) return
    latest.current = { ...latest.current, entries: next }
    onChange(next)
  }
  const add = () => set(appended(now, field.makeItem(), randomId()))

  return (
    <FieldSet field={field} text={text} error={error}>
      <DragDropProvider onDragEnd={drop} plugins={draggingPlugins(nonce)}>
        <ol className={classes.list}>
          {value.map((entry, place) => (
            <ListEntry
              key={ids[place]}
              id={ids[place] ?? ''}
              field={field}
              path={`${path}.${place}`}
              place={place}
              count={value.length}
              entry={entry}
              text={text}
              onChange={(next) => change(ids[place] ?? '', next)}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      </DragDropProvider>
      {value.length === 0 && <p className={classes.empty}>{t('list.empty')}</p>}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus {...SMALL_ICON} />}
        disabled={value.length >= field.max}
        onClick={add}
      >
        {text.add ?? t('list.add')}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldSet>
  )
}

function ListEntry(props: Props) {
  const { id, field, path, place, count, entry, text, onChange, onMove, onRemove } = props
  const t = useMessages(fieldMessages)
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place })
  const named = { place: place + 1 }
  return (
    <li ref={ref} className={classes.entry} data-dragged={isDragSource || undefined}>
      <ActionIcon
        ref={handleRef}
        size="md"
        className={classes.grip}
        aria-label={t('list.drag', named)}
      >
        <IconGripVertical {...SMALL_ICON} />
      </ActionIcon>
      <div className={classes.fields}>
        <ChildInputs
          fields={field.children}
          path={path}
          value={entry}
          onChange={onChange}
          text={text}
        />
      </div>
      <div className={classes.controls}>
        <ActionIcon
          size="md"
          disabled={place === 0}
          aria-label={t('list.up', named)}
          onClick={() => onMove(place - 1)}
        >
          <IconChevronUp {...SMALL_ICON} />
        </ActionIcon>
        <ActionIcon
          size="md"
          disabled={place === count - 1}
          aria-label={t('list.down', named)}
          onClick={() => onMove(place + 1)}
        >
          <IconChevronDown {...SMALL_ICON} />
        </ActionIcon>
        <ActionIcon size="md" aria-label={t('list.remove', named)} onClick={onRemove}>
          <IconTrash {...SMALL_ICON} />
        </ActionIcon>
      </div>
    </li>
  )
}
