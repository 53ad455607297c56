import { Badge, Button, Checkbox, Radio, Stepper, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { FaultSummary } from '#kernel/admin/edit/form/fault-summary.tsx'
import { type Fields, pickValues } from '#kernel/admin/fields/form-values.ts'
import { FieldInput } from '#kernel/admin/fields/inputs/field-input.tsx'
import { FormContext } from '#kernel/admin/fields/inputs/form-context.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { group } from '#kernel/admin/fields/structured/group-fields.ts'
import { type FormWords, fieldText } from '#kernel/admin/fields/words.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { businessForm } from '#modules/pages/admin/pickers.tsx'
import { ICON } from '#ui/icon-size.ts'
import {
  type KeptThing,
  type StarterFacts,
  type StarterState,
  skipStarter,
} from '../../contract.ts'
import { lookOf } from '../../palettes.ts'
import { LookStep } from '../look/look-step.tsx'
import { messages } from '../messages.ts'
import classes from '../start.module.css'
import { LanguagesChoice } from './languages-choice.tsx'
import { SummaryStep } from './summary-step.tsx'
import { STEP_FIELDS, useWizard, type WizardState } from './use-wizard.ts'
import { WizardDone } from './wizard-done.tsx'
import { STEPS, storedDraft } from './wizard-draft.ts'

type FactsStepProps = { step: 'business' | 'legal'; state: StarterState; desk: WizardState }

type Props = { state: StarterState; desk: WizardState }

export function Wizard({ state }: { state: StarterState }) {
  const t = useMessages(messages)
  const desk = useWizard(state)
  const [kept, setKept] = useState<readonly KeptThing[]>()
  const { step } = desk.draft
  const name = STEPS[step] ?? 'template'
  if (kept) return <WizardDone kept={kept} />
  return (
    <>
      <Stepper
        active={step}
        onStepClick={desk.goTo}
        size="sm"
        className={classes.steps}
        aria-label={t('title')}
      >
        {STEPS.map((one) => (
          <Stepper.Step key={one} label={t(`steps.${one}`)} />
        ))}
      </Stepper>
      <p className={classes.progress} aria-live="polite">
        {t('progress', { step: step + 1, total: STEPS.length, name: t(`steps.${name}`) })}
      </p>
      {desk.wasKept && step === 0 && (
        <Banner icon={<IconHistory {...ICON} />} text={t('restored')}>
          <Button variant="default" size="compact-sm" onClick={desk.restart}>
            {t('fresh')}
          </Button>
        </Banner>
      )}
      {name === 'template' && (
        <>
          <TemplateStep state={state} desk={desk} />
          <LanguagesChoice
            value={desk.draft.languages}
            onChange={(languages) => desk.change({ languages })}
          />
          <ShopChoice desk={desk} />
        </>
      )}
      {name === 'look' && <LookStep state={state} desk={desk} />}
      {(name === 'business' || name === 'legal') && (
        <FactsStep key={name} step={name} state={state} desk={desk} />
      )}
      {name === 'summary' && <SummaryStep state={state} desk={desk} onDone={setKept} />}
      {name !== 'summary' && <WizardFoot step={step} onGo={desk.goTo} />}
    </>
  )
}

function WizardFoot({ step, onGo }: { step: number; onGo(step: number): void }) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const skip = async () => {
    if (!(await attempt(() => call(skipStarter, {}), t('skipped')))) return
    storedDraft.set(null)
    await client.invalidateQueries()
    await navigate(adminPath(''))
  }
  return (
    <div className={classes.foot}>
      <Button variant="subtle" loading={isBusy} onClick={() => void skip()}>
        {t('skip')}
      </Button>
      <span className={classes.ways}>
        {step > 0 && (
          <Button variant="default" onClick={() => onGo(step - 1)}>
            {t('back')}
          </Button>
        )}
        <Button onClick={() => onGo(step + 1)}>{t('next')}</Button>
      </span>
    </div>
  )
}

/** One of the websites to begin with. */
function TemplateStep({ state, desk }: Props) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const choose = (name: string) => {
    const template = state.templates.find((one) => one.name === name)?.name
    if (template) desk.change({ template, look: desk.draft.look && lookOf(template) })
  }
  return (
    <Radio.Group
      value={desk.draft.template}
      onChange={choose}
      label={<span className={classes.legend}>{t('template.legend')}</span>}
      description={t('template.lead')}
    >
      <div className={classes.templates}>
        {state.templates.map(({ name, label, text }) => (
          <Radio.Card key={name} value={name} className={classes.template} aria-label={label[lang]}>
            <img
              src={`/api/v0/starter/picture/${name}`}
              alt={t('template.picture', { name: label[lang] })}
              width={640}
              height={360}
            />
            <span className={classes.templateWords}>
              <span className={classes.templateName}>
                <Radio.Indicator />
                {label[lang]}
                {name === state.template && <Badge variant="light">{t('template.present')}</Badge>}
              </span>
              <Text c="dimmed" size="sm" component="span">
                {text[lang]}
              </Text>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

/** Whether the website begins with a shop; without one nothing of it is to be seen. */
function ShopChoice({ desk }: { desk: WizardState }) {
  const t = useMessages(messages)
  return (
    <Checkbox
      checked={desk.draft.shop}
      label={t('shop.label')}
      description={t('shop.text')}
      onChange={({ currentTarget }) => desk.change({ shop: currentTarget.checked })}
    />
  )
}

/** Facts that are asked for; those of the invented business show what is meant. */
function FactsStep({ step, state, desk }: FactsStepProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { draft, faults, changeFact } = desk
  const sample = state.templates.find(({ name }) => name === draft.template)?.sample
  const words = useMemo(() => {
    const example = (value: string) => (value ? t('business.example', { value }) : '')
    const { hints, ...rest } = businessForm.words[lang]
    const local = { ...rest, hints: { ...hints, phone: t('business.phone') } }
    return withExamples(local, sample, example)
  }, [lang, sample, t])
  const form = useMemo(() => ({ errors: faults, isReadOnly: false }), [faults])
  const fields = inLanguages(STEP_FIELDS[step] ?? {}, draft.languages)
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
              onChange={(value) => changeFact(name, value)}
            />
          </div>
        ))}
      </div>
    </FormContext>
  )
}

/** A sentence is asked for in the languages of the website; what stands there in others stays. */
function inLanguages(fields: Fields, languages: readonly Lang[]): Fields {
  if (!fields.claim) return fields
  const asked = Object.fromEntries(languages.map((lang) => [lang, text({ max: 500 })]))
  return { ...fields, claim: group<Record<string, string>>(asked) }
}

/** They begin with "e.g.": nobody should take them for what was typed. */
function withExamples(
  words: FormWords,
  sample: StarterFacts | undefined,
  example: (value: string) => string,
): FormWords {
  if (!sample) return words
  const { name, street, zip, city, phone, email, owner, vat_id, court, register, chamber } = sample
  const { legal_name, claim } = sample
  const placeholders = { name, street, zip, city, phone, email, owner, vat_id, court, register }
  const all = { ...placeholders, chamber, legal_name, 'claim.de': claim.de, 'claim.en': claim.en }
  return {
    ...words,
    placeholders: Object.fromEntries(
      Object.entries(all).map(([field, value]) => [field, example(value)]),
    ),
  }
}
