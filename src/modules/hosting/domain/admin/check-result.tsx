import { Alert } from '@mantine/core'
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { messages } from '../../admin/messages.ts'
import type {
  Certificate,
  DomainCheck,
  DomainState,
  NextStep,
  ResolvedHost,
} from '../domain.calls.ts'
import classes from './domain.module.css'

type Props = { known: DomainState; found: DomainCheck }

/** One sentence that says what to do next, and below it what it follows from. */
export function CheckResult({ known, found }: Props) {
  const t = useMessages(messages)
  return (
    <>
      <Next step={found.next} />
      <Facts isGrid>
        {found.hosts.length > 0 && (
          <div>
            <dt>{t('domain.names')}</dt>
            {found.hosts.map((host) => (
              <dd key={host.host}>
                <Name host={host} />
              </dd>
            ))}
          </div>
        )}
        {found.answer !== 'not-asked' && (
          <Fact label={t('domain.answerTitle')}>
            <StatusBadge
              label={t(`domain.answer.${found.answer}`)}
              tone={found.answer === 'ours' ? 'good' : 'warn'}
            />
          </Fact>
        )}
        {known.isHttps && found.answer !== 'not-asked' && (
          <Fact label={t('domain.certificateTitle')}>
            <Shown certificate={found.certificate} />
          </Fact>
        )}
        <Fact label={t('domain.machine')}>
          {known.machine.join(', ') || t('domain.machineUnknown')}
        </Fact>
      </Facts>
    </>
  )
}

function Next({ step }: { step: NextStep }) {
  const t = useMessages(messages)
  const isGood = step === 'fine' || step === 'in-house'
  return (
    <Alert
      role="note"
      mb="md"
      color={isGood ? 'green' : 'blue'}
      icon={isGood ? <IconCircleCheck {...SMALL_ICON} /> : <IconArrowRight {...SMALL_ICON} />}
    >
      {t(`domain.next.${step}`)}
    </Alert>
  )
}

function Name({ host: { host, addresses, state } }: { host: ResolvedHost }) {
  const t = useMessages(messages)
  return (
    <>
      {host}
      {state === 'found' ? (
        <span className={classes.quiet}>{addresses.join(', ')}</span>
      ) : (
        <StatusBadge
          label={t(state === 'missing' ? 'domain.nameMissing' : 'domain.nameFailed')}
          tone="warn"
        />
      )}
    </>
  )
}

function Shown({ certificate }: { certificate: Certificate | null }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  if (!certificate) return <StatusBadge label={t('domain.noCertificate')} tone="warn" />
  const { state, issuer, validTo } = certificate
  const until = validTo
    ? new Date(validTo).toLocaleDateString(LOCALES[lang], { dateStyle: 'medium' })
    : '–'
  return (
    <>
      <StatusBadge
        label={t(`domain.certificate.${state}`, { until })}
        tone={state === 'valid' ? 'good' : 'bad'}
      />
      {issuer && <span className={classes.quiet}>{issuer}</span>}
    </>
  )
}
