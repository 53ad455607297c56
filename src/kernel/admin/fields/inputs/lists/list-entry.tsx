import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useTexts } from '../../../session.tsx'
import { fieldTexts } from '../../messages.ts'
import type { ListField } from '../../structured/group-fields.ts'
import type { FieldText } from '../../words.ts'
import { ChildInputs } from './group-input.tsx'
import classes from './list-input.module.css'

type Entry = Record<string, unknown>

type Props = {
  id: string
  field: ListField<Entry>
  path: string
  place: number
  count: number
  entry: Entry
  text: FieldText
  onChange(entry: Entry): void
  onMove(to: number): void
  onRemove(): void
}

export function ListEntry(props: Props) {
  const { id, field, path, place, count, entry, text, onChange, onMove, onRemove } = props
  const t = useTexts(fieldTexts)
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
