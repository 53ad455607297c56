import { Avatar } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { FieldValue } from '#kernel/admin/fields/values/field-value.tsx'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { LOCALES } from '#kernel/i18n/format.ts'
import type { Translate } from '#kernel/i18n/texts.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminTexts, adminWords } from '../../../../admin/texts.ts'
import type { BugEvent } from '../../../../comments/comment.calls.ts'
import { bugFields } from '../../bug-fields.ts'
import classes from './activity.module.css'

/** Things that come and go instead of changing. */
const PARTS = ['file', 'link', 'comment']

/** What someone did, to stand after the name: 'hat Status geändert'. */
function eventSentence(
  { field, from, to }: Pick<BugEvent, 'field' | 'from' | 'to'>,
  label: string,
  t: Translate<typeof adminTexts>,
): string {
  if (field === 'created') return t('activity.created')
  if (field === 'deleted') return t(to === null ? 'activity.restored' : 'activity.deleted')
  if (field === 'merged') {
    const number = String(to ?? from)
    return t(to === null ? 'activity.unmerged' : 'activity.merged', { number })
  }
  if (PARTS.includes(field) && from === null) return t('activity.added', { field: label })
  if (PARTS.includes(field) && to === null) return t('activity.removed', { field: label })
  return t('activity.changed', { field: label })
}

/** The history keeps what things were called then, so names are shown as they are. */
const FIELDS: Fields = { ...bugFields, project: text(), developer: text(), milestone: text() }

/** Told by the sentence alone. */
const TOLD = ['created', 'deleted', 'merged']

export function EventLine({ event }: { event: BugEvent }) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const { actorName, field, from, to, why, created } = event
  const words = fieldText(wordsOf(adminWords, 'bugs')[lang], field)
  return (
    <li className={classes.event}>
      <Avatar name={actorName} size={28} color="ink" aria-hidden />
      <div className={classes.words}>
        <p className={classes.line}>
          <strong>{actorName}</strong> {eventSentence(event, words.label, t)}
          <span className={classes.time}>
            <RelativeTime date={created} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
          </span>
        </p>
        {!TOLD.includes(field) && (
          <div className={classes.change}>
            <Side name={field} value={from} label={t('activity.from')} />
            <IconArrowRight {...SMALL_ICON} />
            <Side name={field} value={to} label={t('activity.to')} />
          </div>
        )}
        {why !== '' && <p className={classes.why}>{why}</p>}
      </div>
    </li>
  )
}

function Side({ name, value, label }: { name: string; value: unknown; label: string }) {
  const { lang } = useSession().user
  const words = fieldText(wordsOf(adminWords, 'bugs')[lang], name)
  return (
    <div className={classes.side}>
      <span className={classes.hidden}>{label}: </span>
      <FieldValue field={FIELDS[name] ?? text()} value={value} text={words} isLong />
    </div>
  )
}
