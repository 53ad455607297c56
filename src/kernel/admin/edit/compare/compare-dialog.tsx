import { Button, Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import type { Field } from '../../fields/field.ts'
import { type Fields, pickValues } from '../../fields/form-values.ts'
import { FieldValue } from '../../fields/values/field-value.tsx'
import { type FormWords, fieldText } from '../../fields/words.ts'
import { useMessages } from '../../session.tsx'
import { useDialogLabels } from '../../shell/use-dialog-labels.ts'
import type { Conflict } from '../form/use-saving.ts'
import { editMessages } from '../messages.ts'
import { type Difference, differencesBetween, merged, type Side, type Values } from './compare.ts'
import classes from './compare-dialog.module.css'

type ComparedFieldProps = {
  difference: Difference
  field: Field
  words: FormWords
  chosen: Side
  onChoose(side: Side): void
}

const SIDES = ['mine', 'theirs'] as const

type Props = {
  conflict: Conflict
  fields: Fields
  words: FormWords
  onClose(): void
  onApply(values: Values): void
}

/** Two versions side by side, field by field; whoever decides sees both. */
export function CompareDialog({ conflict, fields, words, onClose, onApply }: Props) {
  const t = useMessages(editMessages)
  const labels = useDialogLabels()
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const theirs = pickValues(fields, conflict.theirs.item)
  const differences = differencesBetween(conflict.base, conflict.mine, theirs)
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])))
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t(conflict.isDraft ? 'compare.titleDraft' : 'compare.title')}
      labels={labels}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('compare.cancel')}
          </Button>
          <Button onClick={() => onApply(merged(theirs, differences, choices))}>
            {t(conflict.isDraft ? 'compare.applyDraft' : 'compare.apply')}
          </Button>
        </>
      }
    >
      <Text mb="sm">{t(differences.length > 0 ? 'compare.text' : 'compare.same')}</Text>
      {differences.length > 1 && (
        <div className={classes.all}>
          <Button variant="default" size="compact-sm" onClick={() => chooseAll('mine')}>
            {t('compare.allMine')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => chooseAll('theirs')}>
            {t('compare.allTheirs')}
          </Button>
        </div>
      )}
      <div className={classes.list}>
        {differences.map((difference) => {
          const field = fields[difference.name]
          return (
            field && (
              <ComparedField
                key={difference.name}
                difference={difference}
                field={field}
                words={words}
                chosen={choices[difference.name] ?? difference.proposed}
                onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
              />
            )
          )
        })}
      </div>
    </Modal>
  )
}

/** One field in both versions; one of them holds. */
function ComparedField({ difference, field, words, chosen, onChoose }: ComparedFieldProps) {
  const t = useMessages(editMessages)
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
