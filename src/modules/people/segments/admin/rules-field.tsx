import { useQuery } from '@tanstack/react-query'
import {
  customField,
  type Field,
  type InputProps,
  type ValueProps,
} from '#kernel/admin/fields/field.ts'
import { FieldSet } from '#kernel/admin/fields/inputs/field-set.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Group } from '../rules.ts'
import { listConditions } from '../segment.calls.ts'
import { sentenceOf } from '../sentence.ts'
import { conditionsLeft, GroupEditor } from './group-editor.tsx'
import { LiveCount } from './live-count.tsx'
import { completeRules, startDraft } from './rule-draft.ts'
import classes from './segments.module.css'

/** The conditions of a segment, with a sentence of the whole and who is in it now. */
export function rulesField(): Field<Group> {
  return customField<Group>(
    {
      empty: startDraft(),
      Input: RulesInput,
      Value: RulesValue,
      faults: (draft) => (completeRules(draft) ? [] : [{ path: '', key: 'required' }]),
    },
    { required: true },
  )
}

function RulesInput({ field, value, onChange, text, error, isDisabled }: InputProps<Group>) {
  const { lang } = useSession().user
  const known = useConditions()
  const rules = completeRules(value)
  return (
    <FieldSet field={field} text={text} error={error}>
      <SectionQuery query={known} lines={4}>
        {({ items: conditions }) => (
          <div className={classes.editor}>
            <GroupEditor
              group={value}
              depth={1}
              place=""
              conditions={conditions}
              left={conditionsLeft(value)}
              isDisabled={isDisabled}
              onChange={onChange}
            />
            {rules && <p className={classes.sentence}>{sentenceOf(rules, { conditions, lang })}</p>}
            <LiveCount rules={rules} />
          </div>
        )}
      </SectionQuery>
    </FieldSet>
  )
}

/** For the history, comparisons, and those who may only read. */
function RulesValue({ value }: ValueProps<Group>) {
  const { lang } = useSession().user
  const { data } = useConditions()
  return data ? sentenceOf(value, { conditions: data.items, lang }) : '…'
}

function useConditions() {
  const { lang } = useSession().user
  return useQuery({
    queryKey: ['segment-conditions', lang],
    queryFn: () => call(listConditions, {}),
    staleTime: 60_000,
  })
}
