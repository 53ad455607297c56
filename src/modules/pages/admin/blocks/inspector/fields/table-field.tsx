import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import { FieldSet } from '#kernel/admin/fields/inputs/field-set.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { editMessages } from '../../../messages.ts'
import classes from '../inspector.module.css'

type Rows = string[][]

/** Rows of cells; all rows are kept equally long. */
export const tableField = customField<Rows>({
  empty: [],
  Input: TableInput,
  plain: (rows) => rows.map((row) => row.join(' | ')).join('\n'),
})

function TableInput({ field, text, error, value, onChange }: InputProps<Rows>) {
  const t = useMessages(editMessages)
  const width = Math.max(1, ...value.map((row) => row.length))
  const rows = value.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  const write = (at: number, column: number, words: string) =>
    onChange(rows.with(at, (rows[at] ?? []).with(column, words)))
  return (
    <FieldSet field={field} text={text} error={error}>
      <div className={classes.table}>
        {byPlace(rows).map(({ key, item: row, at }) => (
          <div key={key} className={classes.tableRow}>
            {byPlace(row).map(({ key: cell, item, at: column }) => (
              <TextInput
                key={cell}
                className={classes.cell}
                aria-label={t('inspector.cell', { row: at + 1, column: column + 1 })}
                value={item}
                onChange={(event) => write(at, column, event.currentTarget.value)}
              />
            ))}
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('inspector.removeRow', { row: at + 1 })}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              <IconTrash {...SMALL_ICON} />
            </ActionIcon>
          </div>
        ))}
      </div>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          leftSection={<IconRowInsertBottom {...SMALL_ICON} />}
          onClick={() => onChange([...rows, Array<string>(width).fill('')])}
        >
          {t('inspector.addRow')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconColumnInsertRight {...SMALL_ICON} />}
          onClick={() => onChange(rows.map((row) => [...row, '']))}
        >
          {t('inspector.addColumn')}
        </Button>
        <Button
          variant="default"
          disabled={width < 2}
          leftSection={<IconColumnRemove {...SMALL_ICON} />}
          onClick={() => onChange(rows.map((row) => row.slice(0, -1)))}
        >
          {t('inspector.removeColumn')}
        </Button>
      </Group>
    </FieldSet>
  )
}
