import { MultiSelect, NumberInput, SegmentedControl, TagsInput } from '@mantine/core'
import { DayBox } from '#kernel/admin/fields/inputs/moment-inputs.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { segmentMessages } from '../messages.ts'
import type { Condition, Value } from '../rules.ts'
import type { ConditionInfo } from '../segment.calls.ts'
import { segmentAdminMessages } from './messages.ts'
import { isRelative } from './rule-draft.ts'

const MOST_DAYS = 36_500
const MOST_VALUES = 50

type Props = {
  rule: Condition
  info: ConditionInfo
  label: string
  isDisabled: boolean
  onChange(value: Value): void
}

/** What a condition is compared with, by the kind of its values. */
export function ValueInput(props: Props) {
  const { rule, info } = props
  if (info.kind === 'yes-no') return <YesNoInput {...props} />
  if (info.kind === 'number' || isRelative(rule.operator)) return <CountInput {...props} />
  if (info.kind === 'date') return <DayInput {...props} />
  return <WordsInput {...props} />
}

function YesNoInput({ rule, label, isDisabled, onChange }: Props) {
  const t = useMessages(segmentMessages)
  return (
    <SegmentedControl
      aria-label={label}
      disabled={isDisabled}
      data={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      value={String(rule.value)}
      onChange={(word) => onChange(word === 'true')}
    />
  )
}

function CountInput({ rule, label, isDisabled, onChange }: Props) {
  const t = useMessages(segmentAdminMessages)
  const isDays = isRelative(rule.operator)
  return (
    <NumberInput
      aria-label={isDays ? t('editor.days') : label}
      disabled={isDisabled}
      min={0}
      max={isDays ? MOST_DAYS : undefined}
      allowDecimal={false}
      value={typeof rule.value === 'number' ? rule.value : ''}
      onChange={(value) => onChange(typeof value === 'number' ? value : '')}
    />
  )
}

function DayInput({ rule, label, isDisabled, onChange }: Props) {
  return (
    <DayBox
      aria-label={label}
      disabled={isDisabled}
      value={typeof rule.value === 'string' && rule.value !== '' ? rule.value : null}
      onChange={(day) => onChange(day ?? '')}
    />
  )
}

/** Any of several: known ones are chosen, texts of one's own are typed. */
function WordsInput({ rule, info, label, isDisabled, onChange }: Props) {
  const t = useMessages(segmentAdminMessages)
  const value = Array.isArray(rule.value) ? rule.value : [rule.value].map(String).filter(Boolean)
  const isTyped = info.kind === 'text' && info.options.every((one) => one.label === one.value)
  const shared = {
    'aria-label': label,
    disabled: isDisabled,
    value,
    onChange: (words: string[]) => onChange(words),
  }
  if (isTyped)
    return (
      <TagsInput
        {...shared}
        maxTags={MOST_VALUES}
        placeholder={value.length === 0 ? t('editor.type') : ''}
        data={info.options.map((one) => one.value)}
        splitChars={[',', ';']}
        acceptValueOnBlur
      />
    )
  const known = info.options.map((one) => one.value)
  const others = value.filter((one) => !known.includes(one))
  return (
    <MultiSelect
      {...shared}
      maxValues={MOST_VALUES}
      data={[...info.options, ...others.map((one) => ({ value: one, label: one }))]}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('editor.nothing')}
    />
  )
}
