import { Anchor } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Entry, Message } from '../../message.calls.ts'
import classes from '../inbox.module.css'

/** Everything that was said, oldest first; notes of the team stand apart. */
export function ThreadList({ message }: { message: Message }) {
  const t = useMessages(adminMessages)
  return (
    <ol className={classes.thread} aria-label={t('message.thread')}>
      {message.thread.map((entry) => (
        <EntryLine key={entry._id} entry={entry} />
      ))}
    </ol>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { kind, by, at, text, attachments } = entry
  return (
    <li className={classes.entry} data-kind={kind}>
      <p className={classes.entryHead}>
        <strong>{by || t('message.automatic')}</strong>
        {kind === 'note' && <span>{t('reply.note')}</span>}
        <RelativeTime date={at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
        <Delivery entry={entry} />
      </p>
      <p className={classes.text}>{text}</p>
      {attachments.length > 0 && (
        <ul className={classes.files}>
          {attachments.map(({ _id, name, url }) => (
            <li key={_id}>
              <Anchor href={url} download={name}>
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Delivery({ entry: { delivery } }: { entry: Entry }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (!delivery) return null
  const moment = delivery.at ? formatMoment(delivery.at, lang) : ''
  return (
    <span data-failed={delivery.state === 'failed' || undefined} title={delivery.answer}>
      {t(`delivery.${delivery.state}`, { moment })}
    </span>
  )
}
