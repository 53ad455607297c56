import { TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  customField,
  type Field,
  type FieldOptions,
  type InputProps,
  type Speech,
} from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { translator } from '#kernel/i18n/messages.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { formatDuration, parseDuration } from './duration.ts'

const MOST = 1_000_000

type Options = FieldOptions & {
  /** What an empty box means. */
  empty?: 0 | null
}

/** Minutes, typed and shown as hours and minutes: a field of this module's own. */
export function duration({ empty = null, ...options }: Options = {}): Field<number> {
  return customField<number>(
    {
      empty,
      isNumeric: true,
      Input: (props) => <DurationInput {...props} empty={empty} />,
      faults: (value) => (value >= 0 && value <= MOST ? [] : [{ path: '', key: 'number' }]),
      plain: words,
      csv: (value) => ({ number: String(value) }),
    },
    options,
  )
}

function DurationInput(props: InputProps<number | null> & { empty: 0 | null }) {
  const { value, onChange, error, empty } = props
  const t = useMessages(adminMessages)
  const units = { hours: t('duration.hours'), minutes: t('duration.minutes') }
  const written = value === null || value === 0 ? '' : formatDuration(value, units)
  const [typed, setTyped] = useState<string>()
  const type = (next: string) => {
    setTyped(next)
    onChange(next.trim() === '' ? empty : (parseDuration(next) ?? Number.NaN))
  }
  const isWrong = typed !== undefined && typed.trim() !== '' && Number.isNaN(value)
  return (
    <TextInput
      {...labelProps(props)}
      error={error !== undefined || isWrong ? t('duration.fault') : undefined}
      value={typed ?? written}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
      }}
    />
  )
}

function words(value: number, { lang }: Speech): string {
  const t = translator(adminMessages, lang)
  return formatDuration(value, { hours: t('duration.hours'), minutes: t('duration.minutes') })
}
