import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { messages } from '../../messages.ts'
import type { RehearsalData } from '../pages.ts'

const DECISIONS = ['pay', 'refuse', 'cancel'] as const

/** Three ways a payment can end, to be played through before money is at stake. */
export function RehearsalView({ data, lang }: ViewProps<RehearsalData>) {
  const t = translator(messages, lang)
  const { title, amount, action } = data
  return (
    <section className="form-page">
      <h1>{t('rehearsal.title')}</h1>
      <p className="form-lead">{t('rehearsal.lead')}</p>
      <dl className="order-facts">
        <div>
          <dt>{t('rehearsal.what')}</dt>
          <dd>{title}</dd>
        </div>
        <div>
          <dt>{t('rehearsal.amount')}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      <form method="post" action={action} className="form" data-plain="">
        {DECISIONS.map((decision) => (
          <button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            className={decision === 'pay' ? 'button' : 'button quiet'}
          >
            {t(`rehearsal.${decision}`)}
          </button>
        ))}
      </form>
    </section>
  )
}
