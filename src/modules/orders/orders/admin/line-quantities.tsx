import { TextInput } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { readQuantity, toThousandths } from '#modules/stock/levels/quantity.ts'
import { adminMessages } from '../../admin/messages.ts'
import { lineName } from '../describe-order.ts'
import type { Order } from '../order.ts'

type Lang = 'de' | 'en'
/** A line, and how much of it can be named at most; null: as much as one likes. */
type NamedLine = { line: Order['lines'][number]; most: string | null }
/** What was typed, by line. */
export type TypedQuantities = Readonly<Record<string, string>>

type Props = {
  of: readonly NamedLine[]
  typed: TypedQuantities
  onChange(typed: TypedQuantities): void
}

/** A field for the quantity of each line. */
export function LineQuantities({ of, typed, onChange }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return of.map((one) => {
    const { line, most } = one
    const left = written(most ?? line.quantity, lang)
    const value = typed[line._id] ?? ''
    return (
      <TextInput
        key={line._id}
        label={t('quantities.label', { name: lineName(line), left })}
        inputMode="decimal"
        value={value}
        error={
          !fits(one, value, lang) && t(most ? 'quantities.most' : 'quantities.wrong', { left })
        }
        onChange={({ currentTarget }) => onChange({ ...typed, [line._id]: currentTarget.value })}
      />
    )
  })
}

/** What was typed as the calls take it; undefined while some of it does not fit. */
export function readTyped(of: readonly NamedLine[], typed: TypedQuantities, lang: Lang) {
  if (!of.every((one) => fits(one, typed[one.line._id] ?? '', lang))) return undefined
  return of.map(({ line: { _id } }) => ({
    ...{ line: _id, quantity: readQuantity(typed[_id] ?? '', lang) ?? '0' },
  }))
}

/** '0,5' for Germans. */
export function written(quantity: string, lang: Lang): string {
  return lang === 'de' ? quantity.replace('.', ',') : quantity
}

function fits({ most }: NamedLine, typed: string, lang: Lang): boolean {
  const quantity = readQuantity(typed, lang)
  if (quantity === undefined) return false
  return most === null || toThousandths(quantity) <= toThousandths(most)
}
