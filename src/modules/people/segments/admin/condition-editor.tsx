import { ActionIcon, Select, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { Condition, Operator } from '../rules.ts'
import type { ConditionInfo } from '../segment.calls.ts'
import { segmentAdminMessages } from './messages.ts'
import { chosen, operatorsFor, withOperator } from './rule-draft.ts'
import classes from './segments.module.css'
import { ValueInput } from './value-input.tsx'

type Props = {
  rule: Condition
  /** As it is counted for people: '2' or '2.1'. */
  place: string
  conditions: readonly ConditionInfo[]
  isDisabled: boolean
  canRemove: boolean
  onChange(rule: Condition): void
  onRemove(): void
}

/** One condition: what, how compared, with what. */
export function ConditionEditor(props: Props) {
  const { rule, place, conditions, isDisabled, canRemove, onChange, onRemove } = props
  const t = useMessages(segmentAdminMessages)
  const info = conditions.find(({ name }) => name === rule.condition)
  const isMissing = rule.condition !== '' && !info
  const choose = (name: string | null) => {
    const next = conditions.find((one) => one.name === name)
    if (next && next.name !== rule.condition) onChange(chosen(next))
  }
  return (
    <fieldset className={classes.condition} aria-label={t('editor.conditionAt', { place })}>
      <div className={classes.what}>
        <Select
          aria-label={t('editor.condition')}
          placeholder={t('editor.choose')}
          data={optionsOf(conditions)}
          value={info?.name ?? null}
          disabled={isDisabled}
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('editor.nothing')}
          onChange={choose}
        />
      </div>
      {info && <Comparison {...props} info={info} />}
      {isMissing && (
        <Text className={classes.missing} size="sm">
          {t('editor.gone', { name: rule.condition })}
        </Text>
      )}
      {canRemove && (
        <ActionIcon
          size="lg"
          className={classes.remove}
          disabled={isDisabled}
          aria-label={t('editor.removeCondition', { place })}
          onClick={onRemove}
        >
          <IconTrash {...SMALL_ICON} />
        </ActionIcon>
      )}
    </fieldset>
  )
}

function Comparison({ rule, info, isDisabled, onChange }: Props & { info: ConditionInfo }) {
  const t = useMessages(segmentAdminMessages)
  const operators = operatorsFor(info)
  const data = operators.map((operator) => ({ value: operator, label: t(`operators.${operator}`) }))
  const compare = (word: string | null) => {
    const operator = operators.find((one: Operator) => one === word)
    if (operator) onChange(withOperator(rule, info, operator))
  }
  return (
    <>
      {operators.length > 1 && (
        <Select
          className={classes.operator}
          aria-label={t('editor.operator')}
          data={data}
          value={rule.operator}
          disabled={isDisabled}
          allowDeselect={false}
          onChange={compare}
        />
      )}
      <div className={classes.value}>
        <ValueInput
          rule={rule}
          info={info}
          label={`${info.label}: ${t('editor.value')}`}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ ...rule, value })}
        />
      </div>
    </>
  )
}

/** By the module that answers them. */
function optionsOf(conditions: readonly ConditionInfo[]) {
  const groups = Map.groupBy(conditions, ({ group }) => group)
  return [...groups].map(([group, items]) => ({
    group,
    items: items.map(({ name, label }) => ({ value: name, label })),
  }))
}
