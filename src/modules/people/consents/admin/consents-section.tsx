import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import { CertificateLink } from '#modules/consents/admin/pickers.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Person } from '../../persons/person.ts'
import {
  type ConsentStanding,
  type ConsentStep,
  listPersonConsents,
  type NewStep,
  PURPOSES,
} from '../person-consent.calls.ts'
import { ConsentDialog, consentsKey } from './consent-dialog.tsx'
import classes from './consents.module.css'
import { consentMessages } from './messages.ts'

type Start = Parameters<typeof ConsentDialog>[0]['start']

/** What somebody has agreed to, since when and how, and the way to write down what is on paper. */
export function ConsentsSection({ item: { _id } }: ItemProps<Person>) {
  const t = useMessages(consentMessages)
  const mayEdit = useCan()(staff('people', 'edit'))
  const [start, setStart] = useState<Start>()
  const found = useQuery({
    queryKey: consentsKey(_id),
    queryFn: () => call(listPersonConsents, { params: { id: _id } }),
  })
  const withdraw = mayEdit
    ? (purpose: Purpose) => setStart({ action: 'withdrawn', purpose })
    : undefined
  return (
    <>
      <SectionQuery query={found}>
        {({ items, current }) => (
          <>
            {current.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
            <Lines>
              {current.map((standing) => (
                <StandingLine
                  key={standing.steps.at(-1)}
                  standing={standing}
                  steps={items.filter(({ _id: id }) => standing.steps.includes(id))}
                  withdraw={withdraw}
                />
              ))}
            </Lines>
          </>
        )}
      </SectionQuery>
      {mayEdit && (
        <div>
          <Button variant="default" onClick={() => setStart({ action: 'declared' })}>
            {t('add')}
          </Button>
        </div>
      )}
      {start && <ConsentDialog person={_id} start={start} onClose={() => setStart(undefined)} />}
    </>
  )
}

type Purpose = NewStep['purpose']
type LineProps = {
  standing: ConsentStanding
  steps: readonly ConsentStep[]
  withdraw: ((purpose: Purpose) => void) | undefined
}

const TONES = { asked: 'warn', given: 'good', withdrawn: 'neutral' } as const

function StandingLine({ standing: { state, purpose }, steps, withdraw }: LineProps) {
  const t = useMessages(consentMessages)
  const told = useTold()
  const [last] = steps
  if (!last) return null
  const own = PURPOSES.find((one) => one === purpose)
  const name = purposeName(t, last)
  return (
    <Line
      isStrong
      name={name}
      note={told(last)}
      details={
        <details className={classes.details}>
          <summary aria-label={`${t('details')}: ${name}`}>{t('details')}</summary>
          {steps.map((step) => (
            <StepDetails key={step._id} step={step} />
          ))}
          <CertificateLink subject={last.subject} about={name} />
        </details>
      }
    >
      <StatusBadge tone={TONES[state]} label={t(`states.${state}`)} />
      {own && withdraw && state === 'given' && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('withdrawOf', { purpose: name })}
          onClick={() => withdraw(own)}
        >
          {t('withdraw')}
        </Button>
      )}
    </Line>
  )
}

function StepDetails({ step }: { step: ConsentStep }) {
  const t = useMessages(consentMessages)
  const told = useTold()
  return (
    <div className={classes.step}>
      <div>{told(step)}</div>
      {step.wording && <blockquote className={classes.wording}>{step.wording}</blockquote>}
      {step.proof && <div>{t('proof', { proof: step.proof })}</div>}
    </div>
  )
}

/** 'Erteilt am 03.11.2026 · auf Papier · durch Anna Muster' */
function useTold(): (step: ConsentStep) => string {
  const t = useMessages(consentMessages)
  const { lang } = useSession().user
  return ({ action, given_on, how, declared, guardian }) => {
    const name = guardian?.name
    const by = name ? t('byGuardian', { name }) : t('someGuardian')
    return [
      t(`actions.${action}`, { day: formatDay(given_on, lang) }),
      how && t(`ways.${how}`),
      declared === 'guardian' && by,
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

function purposeName(t: Translate<typeof consentMessages>, step: ConsentStep): string {
  const own = PURPOSES.find((one) => one === step.purpose)
  if (own) return t(`purposes.${own}`)
  return step.about ? t('newsletter', { name: step.about }) : t('other')
}
