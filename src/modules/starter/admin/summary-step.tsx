import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { StarterState } from '../contract.ts'
import { LayingProgress } from './laying-progress.tsx'
import classes from './start.module.css'
import { texts } from './texts.ts'
import { useApply } from './use-apply.ts'
import type { WizardDesk } from './use-wizard.ts'
import type { Draft } from './wizard-draft.ts'

type Props = { state: StarterState; desk: WizardDesk; onDone(): void }

/** What will happen, in words; nothing has happened before this. */
export function SummaryStep({ state, desk, onDone }: Props) {
  const t = useTexts(texts)
  const { draft, goTo } = desk
  const [failure, setFailure] = useState('')
  const { apply, isBusy } = useApply({ desk, onDone, onFailure: setFailure })
  return (
    <>
      <CardSection title={t('steps.summary')} description={t('summary.lead')}>
        <Plan state={state} draft={draft} />
      </CardSection>
      <CardSection title={t('steps.business')}>
        <Facts facts={draft.facts} />
      </CardSection>
      {failure && (
        <Alert color="red" role="alert" title={t('summary.failed')}>
          {failure}
        </Alert>
      )}
      <div className={classes.foot}>
        {isBusy ? <LayingProgress draft={draft} /> : <span />}
        <span className={classes.ways}>
          <Button variant="default" disabled={isBusy} onClick={() => goTo(draft.step - 1)}>
            {t('back')}
          </Button>
          <Button loading={isBusy} onClick={() => void apply()}>
            {t('summary.apply')}
          </Button>
        </span>
      </div>
    </>
  )
}

function Plan({ state, draft }: { state: StarterState; draft: Draft }) {
  const t = useTexts(texts)
  const { lang } = useSession().user
  const isSame = state.template === draft.template
  const label = state.templates.find(({ name }) => name === draft.template)?.label[lang] ?? ''
  const pages = state.kept.map(({ title }) => title).join(', ')
  return (
    <ul className={classes.list}>
      <li>{t(isSame ? 'summary.same' : 'summary.other', { template: label })}</li>
      {!isSame && state.template !== '' && <li>{t('summary.trash')}</li>}
      {pages && <li>{t('summary.kept', { pages })}</li>}
      <li>{t(draft.look ? 'summary.look' : 'summary.keepLook')}</li>
    </ul>
  )
}

function Facts({ facts }: { facts: Draft['facts'] }) {
  const t = useTexts(texts)
  const { name, street, zip, city, phone, email, owner } = facts
  const rows = [
    { label: t('summary.name'), value: line(name) },
    { label: t('summary.place'), value: line(street, [zip, city].filter(Boolean).join(' ')) },
    { label: t('summary.contact'), value: line(phone, email) },
    { label: t('summary.owner'), value: line(owner) },
  ]
  return (
    <dl className={classes.summary}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('summary.missing')}</dd>
        </div>
      ))}
    </dl>
  )
}

function line(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}
