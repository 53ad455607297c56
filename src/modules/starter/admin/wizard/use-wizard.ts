import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { focusField } from '#kernel/admin/edit/form/focus-field.ts'
import { type Faults, findFaults } from '#kernel/admin/edit/form/form-faults.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { email, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { fieldMessages } from '#kernel/admin/fields/messages.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { businessForm } from '#modules/pages/admin/pickers.tsx'
import { StarterFacts, type StarterState } from '../../contract.ts'
import { internationalPhone } from '../../phone-number.ts'
import { type Draft, newDraft, STEPS, type StepName, storedDraft } from './wizard-draft.ts'

const { fields } = businessForm

/** What imprint and texts cannot do without, the wizard insists on. */
const BUSINESS_FIELDS: Fields = {
  name: fields.name,
  claim: fields.claim,
  street: text({ required: true, max: 200 }),
  zip: fields.zip,
  city: text({ required: true, max: 100 }),
  country: fields.country,
  phone: fields.phone,
  email: email({ required: true }),
  hours: fields.hours,
}

const LEGAL_FIELDS: Fields = {
  legal_form: fields.legal_form,
  legal_name: fields.legal_name,
  owner: fields.owner,
  vat_id: fields.vat_id,
  court: fields.court,
  register: fields.register,
  chamber: fields.chamber,
}

const { shape } = StarterFacts

/** The fields of each step that asks for facts. */
export const STEP_FIELDS: Readonly<Partial<Record<StepName, Fields>>> = {
  business: BUSINESS_FIELDS,
  legal: LEGAL_FIELDS,
}

export type WizardState = ReturnType<typeof useWizard>

/** The answers, kept at every change, and the way through the steps. */
export function useWizard(state: StarterState) {
  const { draft, change, wasKept } = useDraft(state)
  const [faults, setFaults] = useState<Faults>({})
  const findIn = useFaults()
  /** One fact; what was said to be wrong with it goes as soon as it is right. */
  const changeFact = (name: string, value: unknown) => {
    const facts = { ...draft.facts, [name]: value }
    change({ facts })
    const left = findIn(STEPS[draft.step], facts)
    setFaults(Object.fromEntries(Object.entries(faults).filter(([path]) => path in left)))
  }
  const goTo = (step: number) => {
    const { facts } = draft
    const blocked = STEPS.findIndex(
      (name, at) => at < step && Object.keys(findIn(name, facts)).length > 0,
    )
    const found = blocked === -1 ? {} : findIn(STEPS[blocked], facts)
    setFaults(found)
    change({ step: blocked === -1 ? step : blocked, facts: dialable(facts) })
    const [first] = Object.keys(found)
    if (first) requestAnimationFrame(() => focusField(first))
    else scrollTo({ top: 0 })
  }
  const restart = () => {
    setFaults({})
    change(newDraft(state))
  }
  return { draft, faults, change, changeFact, goTo, restart, wasKept }
}

function useDraft(state: StarterState) {
  const [kept] = useState(() => storedDraft.get())
  const [draft, setDraft] = useState<Draft>(() => kept ?? newDraft(state))
  const change = (part: Partial<Draft>) => {
    // Other answers are another order: the former may already be done.
    const isOther = Object.entries(part).some(
      ([name, value]) => name !== 'step' && value !== Reflect.get(draft, name),
    )
    const after = { ...draft, ...(isOther && { order: uuidv7() }), ...part }
    setDraft(after)
    storedDraft.set(after)
  }
  return { draft, change, wasKept: kept !== null }
}

/** What is wrong in one step. */
function useFaults() {
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  return (step: StepName | undefined, facts: Draft['facts']): Faults => {
    const fields = step && STEP_FIELDS[step]
    if (!fields) return {}
    const values = pick(fields, dialable(facts))
    return findFaults({ fields, schema: schemaOf(fields) }, values, { t, lang })
  }
}

/** Phone numbers may be written as at home; they are kept as the whole world dials them. */
function dialable(facts: Draft['facts']): Draft['facts'] {
  const { phone, country } = facts
  if (typeof phone !== 'string' || typeof country !== 'string') return facts
  const dialled = internationalPhone(phone, country)
  return dialled === phone ? facts : { ...facts, phone: dialled }
}

function pick(fields: Fields, facts: Draft['facts']): Draft['facts'] {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, facts[name]]))
}

/** What the facts of one step must be. */
function schemaOf(fields: Fields) {
  return z.object(
    Object.fromEntries(Object.entries(shape).filter(([name]) => Object.hasOwn(fields, name))),
  )
}
