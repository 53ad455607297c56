import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import type { Item } from '../../collection/collection.ts'
import { useTexts } from '../../session.tsx'
import { browseTexts } from '../messages.ts'
import type { Browse } from '../use-browse.ts'
import { Cell } from './cell.tsx'
import type { Column } from './columns.ts'
import classes from './rows-table.module.css'

type Props = {
  browse: Browse
  row: Item
  place: number
  columns: readonly Column[]
  canChoose: boolean
  label: string
}

export function TableRow({ browse, row, place, columns, canChoose, label }: Props) {
  const t = useTexts(browseTexts)
  const { collection, keyOf, pathOf, selection, choose } = browse
  const isChosen = selection.has(keyOf(row))
  return (
    <tr data-row={place} data-chosen={isChosen || undefined}>
      {canChoose && (
        <td className={classes.choice}>
          <Checkbox
            size="xs"
            aria-label={t('table.select', { label })}
            checked={isChosen}
            onChange={(event) => choose(place, isShiftHeld(event.nativeEvent))}
          />
        </td>
      )}
      {columns.map((column, position) => {
        const cell = <Cell collection={collection} column={column} row={row} />
        return (
          <td key={column.name} data-numeric={column.isNumeric || undefined}>
            {position === 0 && collection.load ? (
              <Link to={pathOf(row)} className={classes.open} data-row-link>
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        )
      })}
    </tr>
  )
}

function isShiftHeld(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true
}
