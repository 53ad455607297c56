import { Anchor, Button } from '@mantine/core'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import type { Entry, Message } from '../../message.calls.ts'
import { splitQuote } from '../../quoted-text.ts'
import classes from '../inbox.module.css'
import { useTakeBack } from '../reply/use-take-back.ts'

/** Everything that was said, oldest first; notes of the team stand apart. */
export function ThreadList({ message }: { message: Message }) {
  const t = useMessages(adminMessages)
  return (
    <ol className={classes.thread} aria-label={t('message.thread')}>
      {message.thread.map((entry) => (
        <EntryLine key={entry._id} message={message._id} entry={entry} />
      ))}
    </ol>
  )
}

function EntryLine({ message, entry }: { message: string; entry: Entry }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { kind, by, at, attachments, from, left_out = [] } = entry
  const { text, quote } = splitQuote(entry.text)
  return (
    <li className={classes.entry} data-kind={kind} data-foreign={from !== undefined || undefined}>
      <p className={classes.entryHead}>
        <strong>{by || t('message.automatic')}</strong>
        {kind === 'note' && <span>{t('reply.note')}</span>}
        {entry.automatic && <span>{t('message.byProgram')}</span>}
        <RelativeTime date={at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
        <Delivery entry={entry} />
        {entry.delivery?.state === 'scheduled' && <TakeBack message={message} entry={entry} />}
      </p>
      {from !== undefined && <p className={classes.foreign}>{t('message.foreign', { from })}</p>}
      <p className={classes.text}>{text}</p>
      {quote !== '' && (
        <details className={classes.quote}>
          <summary>{t('message.quote')}</summary>
          <p className={classes.text}>{quote}</p>
        </details>
      )}
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
      {left_out.length > 0 && (
        <p className={classes.foreign}>{t('message.leftOut', { names: left_out.join(', ') })}</p>
      )}
    </li>
  )
}

/** The moment after sending is over; until it goes out a planned reply can still be taken back. */
function TakeBack({ message, entry }: { message: string; entry: Entry }) {
  const t = useMessages(adminMessages)
  const takeBack = useTakeBack(message)
  const mayWrite = useCan()(staff('messages', 'edit'))
  if (!mayWrite) return null
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void takeBack(entry)}>
      {t('reply.undo')}
    </Button>
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
