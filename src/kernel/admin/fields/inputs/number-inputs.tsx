import { NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../session.tsx'
import type { InputProps } from '../field.ts'
import type { MoneyField, NumberField } from '../number-fields.ts'
import { parseMoney, writeMoney } from '../values/money-input.ts'
import { labelProps } from './label-props.ts'

export function PlainNumber(props: InputProps<number | null, NumberField>) {
  const { field, value, onChange } = props
  const { lang } = useSession().user
  return (
    <NumberInput
      {...labelProps(props)}
      decimalScale={field.decimals}
      decimalSeparator={lang === 'de' ? ',' : '.'}
      thousandSeparator={lang === 'de' ? '.' : ','}
      allowedDecimalSeparators={['.', ',']}
      suffix={field.unit ? ` ${field.unit}` : undefined}
      hideControls
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  )
}

/** While it is being typed the text stays as it is; on leaving it is written out. */
export function MoneyInput(props: InputProps<number | null, MoneyField>) {
  const { field, value, onChange } = props
  const { lang } = useSession().user
  const [typed, setTyped] = useState<string>()
  const written = value === null || Number.isNaN(value) ? '' : writeMoney(value, lang)
  const change = (text: string) => {
    setTyped(text)
    // NaN is no amount: the field's check says so, and the typed text stays in the box.
    onChange(text.trim() === '' ? null : (parseMoney(text, lang) ?? Number.NaN))
  }
  const leave = () => {
    if (!Number.isNaN(value)) setTyped(undefined)
  }
  return (
    <TextInput
      {...labelProps(props)}
      inputMode="decimal"
      rightSection={SIGNS[field.currency] ?? field.currency}
      rightSectionWidth={SIGNS[field.currency] ? 32 : 48}
      rightSectionPointerEvents="none"
      value={typed ?? written}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' }
