import { Alert, Button, Progress } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import {
  applyStarter,
  type KeptThing,
  type LayingState,
  readOrder,
  StarterOrder,
  type StarterState,
} from '../../contract.ts'
import { messages } from '../messages.ts'
import classes from '../start.module.css'
import type { WizardState } from './use-wizard.ts'
import { type Draft, storedDraft } from './wizard-draft.ts'

const PACE = 1000

/** The pages take their share of the bar, though they are installed in a moment. */
const PICTURES_SHARE = 92

type Parts = { desk: WizardState; onDone: Done; onFailure(words: string): void }

type Done = (kept: readonly KeptThing[]) => void

type Props = { state: StarterState; desk: WizardState; onDone: Done }

/** What will happen, in words; nothing has happened before this. */
export function SummaryStep({ state, desk, onDone }: Props) {
  const t = useMessages(messages)
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
  const t = useMessages(messages)
  const { lang } = useSession().user
  const isSame = state.template === draft.template
  const label = state.templates.find(({ name }) => name === draft.template)?.label[lang] ?? ''
  const languages = draft.languages.map((one) => t(`languages.${one}`)).join(', ')
  const pages = state.kept.map(({ title }) => title).join(', ')
  return (
    <ul className={classes.list}>
      <li>{t(isSame ? 'summary.same' : 'summary.other', { template: label })}</li>
      {!isSame && !state.isDemo && state.template !== '' && <li>{t('summary.trash')}</li>}
      {pages && <li>{t('summary.kept', { pages })}</li>}
      <li>{t(draft.look ? 'summary.look' : 'summary.keepLook')}</li>
      <li>{t('summary.languages', { languages })}</li>
      {draft.shop && <li>{t('summary.shop')}</li>}
      {state.isDemo && <li>{t('summary.demo')}</li>}
      {state.isFirst && <li>{t('summary.hidden')}</li>}
    </ul>
  )
}

function Facts({ facts }: { facts: Draft['facts'] }) {
  const t = useMessages(messages)
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

/** Sends the order. It carries its own name, so sending it again after a lost reply does no harm. */
function useApply({ desk, onDone, onFailure }: Parts) {
  const say = useFailureWords()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const apply = async () => {
    const { step: _step, ...order } = desk.draft
    const checked = StarterOrder.safeParse(order)
    if (!checked.success) return desk.goTo(desk.draft.step)
    setBusy(true)
    onFailure('')
    let kept: readonly KeptThing[] = []
    try {
      kept = (await call(applyStarter, { body: checked.data })).kept
    } catch (error) {
      return onFailure(say(error))
    } finally {
      setBusy(false)
    }
    storedDraft.set(null)
    onDone(kept)
    await client.invalidateQueries()
  }
  return { apply, isBusy }
}

/** How far the order is: picture by picture, then the pages. */
function LayingProgress({ draft }: { draft: Draft }) {
  const t = useMessages(messages)
  const { order, template, shop } = draft
  const { data } = useQuery({
    queryKey: ['starter', 'order', order],
    queryFn: () => call(readOrder, { query: { order, template, shop } }),
    refetchInterval: PACE,
    // The order itself says when something is wrong; a lost answer of this one is no matter.
    retry: false,
  })
  return (
    <div className={classes.installing}>
      <Progress value={data ? shareOf(data) : 0} animated aria-hidden />
      <span role="status">
        {t('summary.busy')} {data && wordsOf(data)}
      </span>
      <span className={classes.quiet}>{t('summary.leave')}</span>
    </div>
  )

  function wordsOf({ pictures: { done, total } }: LayingState): string {
    return done < total ? t('summary.picture', { done: done + 1, total }) : t('summary.pages')
  }
}

function shareOf({ isDone, pictures: { done, total } }: LayingState): number {
  return isDone || total === 0 ? 100 : (done / total) * PICTURES_SHARE
}
