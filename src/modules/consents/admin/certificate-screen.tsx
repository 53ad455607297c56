import { Button, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { listConsents } from '../consent.calls.ts'
import { consentMessages } from '../messages.ts'
import classes from './consents.module.css'
import { FactList } from './fact-list.tsx'

/** Every step in full, to be printed and put into a folder. */
export function CertificateScreen() {
  const t = useMessages(consentMessages)
  const { lang } = useSession().user
  const { id = '' } = useParams()
  const found = useQuery({
    queryKey: ['consents', id],
    queryFn: () => call(listConsents, { query: { subject: id } }),
  })
  return (
    <div className={classes.sheet}>
      <h1 className={classes.title}>{t('certificate')}</h1>
      <Button
        className={classes.screenOnly}
        leftSection={<IconPrinter {...SMALL_ICON} />}
        onClick={() => window.print()}
      >
        {t('steps.print')}
      </Button>
      <SectionQuery query={found} lines={4}>
        {({ items, key }) => (
          <>
            {items.length === 0 && <Text>{t('steps.none')}</Text>}
            {items.map(({ _id, seq, at, purpose, action, email, facts }) => (
              <section key={_id} className={classes.step}>
                <h2>
                  {t(`actions.${action}`)} · {formatMoment(at, lang)}
                </h2>
                {purpose === 'tracking' && <p>{t('purposes.tracking')}</p>}
                <p>{[email, t('steps.number', { seq })].filter(Boolean).join(' · ')}</p>
                <FactList facts={facts} />
              </section>
            ))}
            <p className={classes.quiet}>{t('steps.key', { key })}</p>
            <p className={classes.quiet}>{t('steps.check')}</p>
          </>
        )}
      </SectionQuery>
    </div>
  )
}
