import { Button, TagsInput, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../../admin/messages.ts'
import type { Axis } from '../../variant.ts'
import classes from './offer.module.css'

const MOST_AXES = 3

type Props = { axes: readonly Axis[]; isDisabled: boolean; onChange(axes: Axis[]): void }

/** What variants differ in besides their colour, and the values of each. */
export function AxesEditor({ axes, isDisabled, onChange }: Props) {
  const t = useMessages(adminMessages)
  const add = () => {
    const values = [{ value: '1', value_en: '' }]
    onChange([...axes, { name: t('offer.material'), name_en: '', values }])
  }
  return (
    <div className={classes.axes}>
      {axes.map((axis, at) => (
        // An axis has no other name than its place.
        <AxisLine
          key={places[at]}
          axis={axis}
          isDisabled={isDisabled}
          onChange={(changed) => onChange(axes.with(at, changed))}
          onRemove={() => onChange(axes.filter((_, place) => place !== at))}
        />
      ))}
      {!isDisabled && axes.length < MOST_AXES && (
        <Button variant="subtle" leftSection={<IconPlus {...SMALL_ICON} />} onClick={add}>
          {t('offer.addAxis')}
        </Button>
      )}
    </div>
  )
}

type LineProps = {
  axis: Axis
  isDisabled: boolean
  onChange(axis: Axis): void
  onRemove(): void
}

function AxisLine({ axis, isDisabled, onChange, onRemove }: LineProps) {
  const t = useMessages(adminMessages)
  const name = (part: 'name' | 'name_en', label: string) => (
    <TextInput
      label={label}
      value={axis[part]}
      maxLength={60}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange({ ...axis, [part]: currentTarget.value })}
    />
  )
  const german = axis.values.map(({ value }) => value)
  const english = axis.values.map(({ value_en }) => value_en).filter(Boolean)
  const values = (label: string, words: string[], write: (words: string[]) => Axis['values']) => (
    <TagsInput
      label={label}
      value={words}
      disabled={isDisabled}
      onChange={(typed) => onChange({ ...axis, values: write(typed) })}
    />
  )
  return (
    <div className={classes.axis}>
      {name('name', t('offer.axis'))}
      {values(t('offer.values'), german, (words) => valuesOf(axis, words))}
      {name('name_en', t('offer.axisEn'))}
      {values(t('offer.valuesEn'), english, (words) => inEnglish(axis, words))}
      {!isDisabled && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash {...SMALL_ICON} />}
          onClick={onRemove}
        >
          {t('offer.removeAxis')}
        </Button>
      )}
    </div>
  )
}

const places = ['first', 'second', 'third'] as const

/** An axis without values would have no variants. */
function valuesOf({ values }: Axis, words: readonly string[]): Axis['values'] {
  if (words.length === 0) return values
  return words.map((value) => values.find((one) => one.value === value) ?? { value, value_en: '' })
}

/** What was there stays with its German word; new ones go to the first that have none. */
function inEnglish({ values }: Axis, words: readonly string[]): Axis['values'] {
  const fresh = words.filter((word) => !values.some(({ value_en }) => value_en === word))
  return values.map(({ value, value_en }) => ({
    value,
    value_en: words.includes(value_en) ? value_en : (fresh.shift() ?? ''),
  }))
}
