import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { FaultSummary } from '#kernel/admin/edit/form/fault-summary.tsx'
import { pickValues } from '#kernel/admin/fields/form-values.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { type FormWords, fieldText } from '#kernel/admin/fields/words.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { businessForm } from '#modules/pages/admin/pickers.tsx'
import type { StarterFacts, StarterState } from '../contract.ts'
import classes from './start.module.css'
import { texts } from './texts.ts'
import { STEP_FIELDS, type WizardDesk } from './use-wizard.ts'

type Props = { step: 'business' | 'legal'; state: StarterState; desk: WizardDesk }

/** Facts that are asked for; those of the invented business show what is meant. */
export function FactsStep({ step, state, desk }: Props) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const { draft, faults, change } = desk
  const sample = state.templates.find(({ name }) => name === draft.template)?.sample
  const words = useMemo(() => withExamples(businessForm.words[lang], sample), [lang, sample])
  const form = useMemo(() => ({ errors: faults, isReadOnly: false }), [faults])
  const fields = STEP_FIELDS[step] ?? {}
  const values = pickValues(fields, draft.facts)
  return (
    <FormContext value={form}>
      <Text c="dimmed">{t(`${step}.lead`)}</Text>
      <FaultSummary faults={faults} words={words} />
      <div className={classes.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} className={classes.field} data-name={name}>
            <FieldInput
              field={field}
              path={name}
              value={values[name]}
              text={fieldText(words, name)}
              onChange={(value) => change({ facts: { ...draft.facts, [name]: value } })}
            />
          </div>
        ))}
      </div>
    </FormContext>
  )
}

function withExamples(words: FormWords, sample: StarterFacts | undefined): FormWords {
  if (!sample) return words
  const { name, street, zip, city, phone, email, owner, vat_id, court, register, chamber } = sample
  const { legal_name, claim } = sample
  const placeholders = { name, street, zip, city, phone, email, owner, vat_id, court, register }
  return {
    ...words,
    placeholders: {
      ...placeholders,
      chamber,
      legal_name,
      'claim.de': claim.de,
      'claim.en': claim.en,
    },
  }
}
