import { Alert, Button } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Entry } from '../../message.calls.ts'
import { splitQuote } from '../../quoted-text.ts'
import classes from '../inbox.module.css'

type Props = {
  news: readonly Entry[]
  isBusy: boolean
  onRead(): void
  onSend(): void
}

/** What was said since the reply was begun, beside the reply, which stays as it is. */
export function MeanwhileAlert({ news, isBusy, onRead, onSend }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (news.length === 0) return null
  return (
    <Alert color="orange" role="alert">
      <strong>{t('meanwhile.title')}</strong>
      <ul className={classes.meanwhile}>
        {news.map(({ _id, by, at, kind, text }) => (
          <li key={_id}>
            <p className={classes.entryHead}>
              <strong>{by || t('message.automatic')}</strong>
              {kind === 'note' && <span>{t('reply.note')}</span>}
              <RelativeTime date={at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
            </p>
            <p className={classes.text}>{splitQuote(text).text}</p>
          </li>
        ))}
      </ul>
      <p>{t('meanwhile.text')}</p>
      <div className={classes.tools}>
        <Button variant="default" onClick={onRead}>
          {t('meanwhile.read')}
        </Button>
        <Button variant="default" loading={isBusy} onClick={onSend}>
          {t('meanwhile.send')}
        </Button>
      </div>
    </Alert>
  )
}
