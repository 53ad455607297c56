import { ActionIcon, Button, Table, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../../admin/messages.ts'
import type { Choices } from '../../product.calls.ts'
import { gridColumns } from './grid-columns.ts'
import classes from './offer.module.css'
import { type Column, type DraftVariant, type Offer, pasteCells, readCells } from './offer.ts'

type Props = {
  offer: Offer
  colors: Choices['colors']
  isDisabled: boolean
  onChange(variants: DraftVariant[]): void
}

/** All variants, one line each; cells of a spreadsheet can be pasted into it. */
export function VariantGrid({ offer: { axes, variants }, colors, isDisabled, onChange }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const words = {
    color: t('offer.color'),
    sku: t('offer.sku'),
    gtin: t('offer.gtin'),
    price: t('offer.price'),
    salePrice: t('offer.salePrice'),
    weight: t('offer.weight'),
    size: t('offer.measures'),
    content: t('offer.content'),
  }
  const times = variants.find(({ sale }) => sale)?.sale ?? undefined
  const columns = gridColumns({ axes, colors, words, lang, times })
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = readCells(event.clipboardData.getData('text/plain'))
    if (cells.length === 1 && cells[0]?.length === 1) return
    event.preventDefault()
    onChange(pasteCells(variants, columns, { cells, at: { row, column } }))
  }
  const last = variants.at(-1)
  return (
    <div className={classes.grid}>
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing={4} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ name, label }) => (
                <Table.Th key={name}>{label}</Table.Th>
              ))}
              <Table.Th aria-label={t('offer.remove')} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {variants.map((variant, row) => (
              <Table.Tr key={variant._id ?? `new-${row}`}>
                {columns.map((column, at) => (
                  <Table.Td key={column.name}>
                    <Cell
                      column={column}
                      variant={variant}
                      label={t('offer.cell', { column: column.label, row: row + 1 })}
                      isDisabled={isDisabled}
                      onPaste={(event) => paste(event, row, at)}
                      onWrite={(written) => onChange(variants.with(row, written))}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    disabled={isDisabled || variants.length === 1}
                    aria-label={t('offer.removeRow', { row: row + 1 })}
                    onClick={() => onChange(variants.filter((_, place) => place !== row))}
                  >
                    <IconTrash {...SMALL_ICON} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {!isDisabled && last && (
        <Button
          variant="subtle"
          leftSection={<IconPlus {...SMALL_ICON} />}
          onClick={() => onChange([...variants, { ...last, _id: undefined, sku: '', gtin: '' }])}
        >
          {t('offer.addRow')}
        </Button>
      )}
    </div>
  )
}

type CellProps = {
  column: Column
  variant: DraftVariant
  label: string
  isDisabled: boolean
  onPaste(event: ClipboardEvent): void
  onWrite(variant: DraftVariant): void
}

/** What is typed counts at once; what means nothing there stays marked, and emptying waits. */
function Cell({ column, variant, label, isDisabled, onPaste, onWrite }: CellProps) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    const written = column.write(variant, typed.trim())
    if (!written) return
    setTyped(undefined)
    onWrite(written)
  }
  const type = (words: string) => {
    setTyped(words)
    const written = words.trim() === '' ? undefined : column.write(variant, words.trim())
    if (written) onWrite(written)
  }
  const isWrong = typed !== undefined && !column.write(variant, typed.trim())
  return (
    <TextInput
      aria-label={label}
      size="sm"
      value={typed ?? column.read(variant)}
      error={isWrong}
      disabled={isDisabled}
      classNames={{ input: column.isNumeric ? classes.number : classes.cell }}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      onPaste={onPaste}
    />
  )
}
