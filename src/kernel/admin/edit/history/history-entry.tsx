import { Button } from '@mantine/core'
import { GUEST } from '#kernel/access/roles.ts'
import type { AuditRecord } from '#kernel/contract/admin/audit.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import type { Field } from '../../fields/field.ts'
import { FieldValue } from '../../fields/values/field-value.tsx'
import { fieldText } from '../../fields/words.ts'
import { useMessages, useSession } from '../../session.tsx'
import { isSame } from '../compare/compare.ts'
import { de } from '../messages.de.ts'
import { editMessages } from '../messages.ts'
import classes from './history-panel.module.css'
import type { HistoryProps } from './history-panel.tsx'

/** One change: who, when, what, and for each field before and after. */
export function HistoryEntry(props: HistoryProps & { record: AuditRecord; isLatest: boolean }) {
  const { record, fields, words, isLatest, onRestore } = props
  const { lang } = useSession().user
  const t = useMessages(editMessages)
  const name = record.actor.id === GUEST.id ? t('history.guest') : record.actor.name
  const names = changedNames(record, (name) => words.fields[name] !== undefined)
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <strong>{name}</strong> · {useActionWords(record.action, props.actions)}
      </p>
      <p className={classes.time}>
        <RelativeTime date={record.created_at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
      </p>
      {names.length > 0 && (
        <dl className={classes.changes}>
          {names.map((name) => (
            <Change key={name} name={name} field={fields[name]} {...props} />
          ))}
        </dl>
      )}
      {onRestore && isVersion(record) && !isLatest && (
        <Button
          variant="default"
          size="compact-sm"
          mt="xs"
          onClick={() => void onRestore(record._id)}
        >
          {t('restore.asDraft')}
        </Button>
      )}
    </li>
  )
}

/** After it the thing was another one than before. */
export function isVersion({ action }: AuditRecord): boolean {
  return action === 'create' || action === 'update'
}

function Change(props: HistoryProps & { record: AuditRecord; name: string; field?: Field }) {
  const { record, name, field, words } = props
  const t = useMessages(editMessages)
  const text = fieldText(words, name)
  if (field?.isSecret) {
    return (
      <div>
        <dt>{text.label}</dt>
        <dd>{t('history.secret')}</dd>
      </div>
    )
  }
  const shown = (value: unknown) =>
    field ? <FieldValue field={field} value={value} text={text} isLong /> : plainText(value)
  return (
    <div>
      <dt>{text.label}</dt>
      {record.before && (
        <dd className={classes.before}>
          <span className={classes.sign}>{t('history.from')}</span>
          {shown(record.before[name])}
        </dd>
      )}
      {record.after && (
        <dd>
          <span className={classes.sign}>{t('history.to')}</span>
          {shown(record.after[name])}
        </dd>
      )}
    </div>
  )
}

function useActionWords(action: string, own: HistoryProps['actions']): string {
  const t = useMessages(editMessages)
  return own?.[action] ?? (isKnown(action) ? t(`action.${action}`) : action)
}

function isKnown(action: string): action is keyof typeof de.action {
  return Object.hasOwn(de.action, action)
}

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What no field of the form shows, in words: what people typed, without names and ids of machines. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return IS_ID.test(value) ? '' : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(plainText).filter(Boolean).join(' · ')
}

/** Names worth telling: of an update what differs, of a beginning or an end what was filled. */
export function changedNames(
  { before, after }: Pick<AuditRecord, 'before' | 'after'>,
  hasWord: (name: string) => boolean,
): string[] {
  const names = Object.keys({ ...before, ...after }).filter(hasWord)
  if (before && after) return names.filter((name) => !isSame(before[name], after[name]))
  const only = before ?? after ?? {}
  return names.filter((name) => !isBlank(only[name]))
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true
  return Array.isArray(value) && value.length === 0
}
