import { ActionIcon, Button, Group as Row, Select } from '@mantine/core'
import { IconFolderPlus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { conditionsIn, type Group, isGroup, JOINS, MAX_CONDITIONS, MAX_DEPTH } from '../rules.ts'
import type { ConditionInfo } from '../segment.calls.ts'
import { ConditionEditor } from './condition-editor.tsx'
import { segmentAdminMessages } from './messages.ts'
import { keyOf, replaced, withCondition, withGroup, without } from './rule-draft.ts'
import classes from './segments.module.css'

type Shared = {
  conditions: readonly ConditionInfo[]
  isDisabled: boolean
  /** How many conditions may still be added anywhere. */
  left: number
}
type Props = Shared & {
  group: Group
  depth: number
  /** '' for the outermost, else '2' or '2.1'. */
  place: string
  onChange(group: Group): void
  onRemove?(): void
}

/** Conditions and groups under one "all", "any" or "none". */
export function GroupEditor({ group, depth, place, onChange, onRemove, ...shared }: Props) {
  const t = useMessages(segmentAdminMessages)
  const canRemove = depth > 1 || group.rules.length > 1
  return (
    <fieldset
      className={classes.group}
      data-depth={depth}
      aria-label={place ? t('editor.groupAt', { place }) : t('editor.group')}
    >
      <GroupHead {...{ group, place, onChange, onRemove }} isDisabled={shared.isDisabled} />
      <ol className={classes.rules}>
        {group.rules.map((rule, at) => {
          const own = {
            ...shared,
            place: place ? `${place}.${at + 1}` : String(at + 1),
            onRemove: () => onChange(without(group, at)),
          }
          return (
            <li key={keyOf(rule)}>
              {isGroup(rule) ? (
                <GroupEditor
                  {...own}
                  group={rule}
                  depth={depth + 1}
                  onChange={(next) => onChange(replaced(group, at, next))}
                />
              ) : (
                <ConditionEditor
                  {...own}
                  rule={rule}
                  canRemove={canRemove && group.rules.length > 1}
                  onChange={(next) => onChange(replaced(group, at, next))}
                />
              )}
            </li>
          )
        })}
      </ol>
      {!shared.isDisabled && (
        <Adding group={group} depth={depth} left={shared.left} onChange={onChange} />
      )}
    </fieldset>
  )
}

type HeadProps = Pick<Props, 'group' | 'place' | 'isDisabled' | 'onChange' | 'onRemove'>

function GroupHead({ group, place, isDisabled, onChange, onRemove }: HeadProps) {
  const t = useMessages(segmentAdminMessages)
  const data = JOINS.map((join) => ({ value: join, label: t(`joins.${join}`) }))
  const choose = (word: string | null) => {
    const join = JOINS.find((one) => one === word)
    if (join) onChange({ ...group, join })
  }
  return (
    <div className={classes.head}>
      <Select
        className={classes.join}
        aria-label={t('editor.join')}
        data={data}
        value={group.join}
        disabled={isDisabled}
        allowDeselect={false}
        onChange={choose}
      />
      {onRemove && (
        <ActionIcon
          size="lg"
          disabled={isDisabled}
          aria-label={t('editor.removeGroup', { place })}
          onClick={onRemove}
        >
          <IconTrash {...SMALL_ICON} />
        </ActionIcon>
      )}
    </div>
  )
}

type AddingProps = Pick<Props, 'group' | 'depth' | 'left' | 'onChange'>

function Adding({ group, depth, left, onChange }: AddingProps) {
  const t = useMessages(segmentAdminMessages)
  return (
    <Row gap="xs">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus {...SMALL_ICON} />}
        disabled={left === 0}
        onClick={() => onChange(withCondition(group))}
      >
        {t('editor.addCondition')}
      </Button>
      {depth < MAX_DEPTH && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconFolderPlus {...SMALL_ICON} />}
          disabled={left === 0}
          onClick={() => onChange(withGroup(group))}
        >
          {t('editor.addGroup')}
        </Button>
      )}
    </Row>
  )
}

export function conditionsLeft(rules: Group): number {
  return Math.max(0, MAX_CONDITIONS - conditionsIn(rules).length)
}
