import { Button, Stepper } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { ICON } from '#ui/icon-size.ts'
import { type StarterState, skipStarter } from '../contract.ts'
import { FactsStep } from './facts-step.tsx'
import { LookStep } from './look-step.tsx'
import classes from './start.module.css'
import { SummaryStep } from './summary-step.tsx'
import { TemplateStep } from './template-step.tsx'
import { texts } from './texts.ts'
import { useWizard } from './use-wizard.ts'
import { WizardDone } from './wizard-done.tsx'
import { STEPS, storedDraft } from './wizard-draft.ts'

export function Wizard({ state }: { state: StarterState }) {
  const t = useTexts(texts)
  const desk = useWizard(state)
  const [isDone, setDone] = useState(false)
  const { step } = desk.draft
  const name = STEPS[step] ?? 'template'
  if (isDone) return <WizardDone />
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
      {name === 'template' && <TemplateStep state={state} desk={desk} />}
      {name === 'look' && <LookStep state={state} desk={desk} />}
      {(name === 'business' || name === 'legal') && (
        <FactsStep key={name} step={name} state={state} desk={desk} />
      )}
      {name === 'summary' && <SummaryStep state={state} desk={desk} onDone={() => setDone(true)} />}
      {name !== 'summary' && <WizardFoot step={step} onGo={desk.goTo} />}
    </>
  )
}

function WizardFoot({ step, onGo }: { step: number; onGo(step: number): void }) {
  const t = useTexts(texts)
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
