import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { type Fields, pickValues } from '../../fields/form-values.ts'
import type { FormWords } from '../../fields/words.ts'
import { useTexts } from '../../session.tsx'
import { useDialogLabels } from '../../shell/use-dialog-labels.ts'
import type { Conflict } from '../form/use-saving.ts'
import { editTexts } from '../messages.ts'
import { differencesBetween, merged, type Side, type Values } from './compare.ts'
import classes from './compare-dialog.module.css'
import { ComparedField } from './compared-field.tsx'

type Props = {
  conflict: Conflict
  fields: Fields
  words: FormWords
  onClose(): void
  onApply(values: Values): void
}

/** Two versions side by side, field by field; whoever decides sees both. */
export function CompareDialog({ conflict, fields, words, onClose, onApply }: Props) {
  const t = useTexts(editTexts)
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
