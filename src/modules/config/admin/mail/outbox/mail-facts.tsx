import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { OutboxMail } from '#kernel/contract/mail-outbox.ts'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { mailTexts } from '../messages.ts'
import classes from './outbox-mail.module.css'

/** To whom, when, how often tried, and the server's words. */
export function MailFacts({ mail }: { mail: OutboxMail }) {
  const t = useTexts(mailTexts)
  const { lang } = useSession().user
  const facts = [
    [t('outbox.fields.recipient'), mail.recipient],
    [t('outbox.fields.created_at'), formatMoment(mail.created_at, lang)],
    [t('outbox.fields.sent_at'), mail.sent_at && formatMoment(mail.sent_at, lang)],
    [t('outbox.fields.attempts'), formatNumber(mail.attempts, lang)],
    [t('outbox.fields.answer'), mail.answer],
  ]
  return (
    <CardSection title={t('mail.facts')}>
      {mail.is_uncertain && <p className={classes.warning}>{t('mail.uncertain')}</p>}
      {mail.is_link_gone && <p className={classes.warning}>{t('mail.linkGone')}</p>}
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </CardSection>
  )
}
