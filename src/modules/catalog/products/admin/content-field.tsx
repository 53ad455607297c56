import { Select } from '@mantine/core'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { type GroupField, group } from '#kernel/admin/fields/structured/group-fields.ts'
import { CONTENT_UNITS, type ContentUnit } from '#modules/pricing/base-price/base-price.ts'
import { useChoices } from './choices.ts'
import type { SomeProduct } from './product-form.ts'

type Written = SomeProduct['content']

/** An amount and its unit: one without the other would make a base price by guessing. */
export function contentField(): GroupField<Written> {
  const base = group<Written>({ amount: text({ max: 14 }), unit: measureField() })
  return {
    ...base,
    faults: (value) => [
      ...base.faults(value),
      ...(isHalf(value) ? [{ path: 'unit', key: 'required' as const }] : []),
    ],
  }
}

function isHalf(value: unknown): boolean {
  const { amount = '', unit = null }: Partial<Written> = Object(value)
  return amount.trim() !== '' && unit === null
}

function measureField(): Field<ContentUnit> {
  return customField<ContentUnit>({ empty: null, Input: MeasureInput, plain: String })
}

type MeasureProps = { onChange(value: ContentUnit | null): void }

/** Of the units in the settings those that a base price can be made of; all where there are none. */
function MeasureInput(props: Omit<InputProps<ContentUnit>, 'onChange'> & MeasureProps) {
  const units = useChoices()?.units ?? []
  const chosen = CONTENT_UNITS.filter((unit) => units.includes(unit) || unit === props.value)
  const { placeholder, ...rest } = labelProps(props)
  return (
    <Select
      {...rest}
      clearable
      data={chosen.length > 0 ? chosen : CONTENT_UNITS}
      value={props.value}
      onChange={(value) => props.onChange(CONTENT_UNITS.find((unit) => unit === value) ?? null)}
    />
  )
}
