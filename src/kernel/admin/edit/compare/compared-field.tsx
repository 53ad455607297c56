import { Radio } from '@mantine/core'
import type { Field } from '../../fields/field.ts'
import { FieldValue } from '../../fields/values/field-value.tsx'
import { type FormWords, fieldText } from '../../fields/words.ts'
import { useTexts } from '../../session.tsx'
import { editTexts } from '../messages.ts'
import type { Difference, Side } from './compare.ts'
import classes from './compare-dialog.module.css'

type Props = {
  difference: Difference
  field: Field
  words: FormWords
  chosen: Side
  onChoose(side: Side): void
}

const SIDES = ['mine', 'theirs'] as const

/** One field in both versions; one of them holds. */
export function ComparedField({ difference, field, words, chosen, onChoose }: Props) {
  const t = useTexts(editTexts)
  const text = fieldText(words, difference.name)
  return (
    <Radio.Group value={chosen} onChange={(side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}>
      <fieldset className={classes.field}>
        <legend className={classes.name}>
          {text.label}
          {difference.isConflict && <span className={classes.mark}>{t('compare.conflict')}</span>}
        </legend>
        <div className={classes.sides}>
          {SIDES.map((side) => (
            <div key={side} className={classes.side} data-chosen={chosen === side || undefined}>
              <Radio value={side} label={t(`compare.${side}`)} />
              <div className={classes.value}>
                {field.isSecret ? (
                  '••••••••'
                ) : (
                  <FieldValue field={field} value={difference[side]} text={text} isLong />
                )}
              </div>
            </div>
          ))}
        </div>
      </fieldset>
    </Radio.Group>
  )
}
