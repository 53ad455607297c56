import { Avatar, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { FieldValue } from '#kernel/admin/fields/values/field-value.tsx'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import type { Translate } from '#kernel/i18n/messages.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages, adminWords } from '../../../../admin/messages.ts'
import { type BugEvent, listHistory } from '../../../../comments/comment.calls.ts'
import type { SomeBug } from '../../bug-calls.ts'
import { bugFields } from '../../bug-fields.ts'
import { bugKey } from '../bug-keys.ts'
import classes from './activity.module.css'

/** Things that come and go instead of changing. */
const PARTS = ['file', 'link', 'comment']

/** The history keeps what things were called then, so names are shown as they are. */
const FIELDS: Fields = { ...bugFields, project: text(), developer: text(), milestone: text() }

/** Told by the sentence alone. */
const TOLD = ['created', 'deleted', 'merged']

/** Everything that happened to a bug, newest first: who, what, from, to, why. */
export function ActivityTab({ item }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
  const words = useMessages(adminWords)
  const params = { id: item._id }
  const pages = useInfiniteQuery({
    queryKey: bugKey(item._id, 'history'),
    queryFn: ({ pageParam }) =>
      call(listHistory, { params, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const events = pages.data?.pages.flatMap(({ history }) => history)
  const query = { data: events, isError: pages.isError, refetch: pages.refetch }
  return (
    <CardSection title={words('bugs.tabs.activity')}>
      <SectionQuery query={query} failed={t('activity.failed')} lines={5}>
        {(list) =>
          list.length === 0 ? (
            <Text c="dimmed">{t('activity.empty')}</Text>
          ) : (
            <ol className={classes.events}>
              {list.map((event) => (
                <EventLine key={event._id} event={event} />
              ))}
            </ol>
          )
        }
      </SectionQuery>
      <MoreButton query={pages}>{t('activity.more')}</MoreButton>
    </CardSection>
  )
}

/** What someone did, to stand after the name: 'hat Status geändert'. */
function eventSentence(
  { field, from, to }: Pick<BugEvent, 'field' | 'from' | 'to'>,
  label: string,
  t: Translate<typeof adminMessages>,
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

function EventLine({ event }: { event: BugEvent }) {
  const t = useMessages(adminMessages)
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
