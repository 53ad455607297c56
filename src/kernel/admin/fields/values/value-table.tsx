import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useMessages, useSession } from '../../session.tsx'
import type { Field } from '../field.ts'
import { FileCard } from '../inputs/files/file-card.tsx'
import { toIds, useStoredFiles } from '../inputs/files/file-input.tsx'
import { useReferenceLabels } from '../inputs/reference-inputs.tsx'
import type { ChoiceField } from '../kinds/choice-fields.ts'
import type { FileField } from '../kinds/file-fields.ts'
import type { ReferenceField } from '../kinds/reference-fields.ts'
import { fieldMessages } from '../messages.ts'
import type { FieldText } from '../words.ts'
import classes from './field-value.module.css'

type Shown<V, F = Field> = { field: F; value: V; text: FieldText; isLong?: boolean }
type AnyValue = ComponentType<Shown<unknown>>

/** How values of this kind show, where a line of words is not enough. */
export function shownAs(field: Field): AnyValue | undefined {
  if (field.kind === 'choice') return (field as ChoiceField).tones && VALUES.badge
  return VALUES[field.kind]
}

function Badge({ field, value, text }: Shown<string, ChoiceField>) {
  return <StatusBadge label={text.choice(value)} tone={field.tones?.[value]} />
}

function Moment({ value }: Shown<string>) {
  const { lang } = useSession().user
  return <RelativeTime date={value} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
}

/** A line has room for few; the rest is a number with the names behind it. */
const TAGS_IN_LINE = 2

function Tags({ value, isLong = false }: Shown<string[]>) {
  const shown = isLong ? value : value.slice(0, TAGS_IN_LINE)
  const others = value.slice(shown.length)
  return (
    <span className={classes.tags} data-long={isLong || undefined}>
      {shown.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
      {others.length > 0 && (
        <Tooltip label={others.join(', ')}>
          <span className={classes.others}>+{others.length}</span>
        </Tooltip>
      )}
    </span>
  )
}

function YesNo({ value }: Shown<boolean>) {
  const t = useMessages(fieldMessages)
  const Sign = value ? IconCheck : IconMinus
  return (
    <span className={classes.yesNo} data-yes={value || undefined}>
      <Sign {...SMALL_ICON} />
      {t(value ? 'value.yes' : 'value.no')}
    </span>
  )
}

function References({ field, value }: Shown<string | string[], ReferenceField>) {
  const labels = useReferenceLabels(field.source, [value].flat())
  return <span className={classes.line}>{labels.map(({ label }) => label).join(', ')}</span>
}

function Files({ field, value }: Shown<string | string[], FileField>) {
  const ids = toIds(value)
  const { data, isPending } = useStoredFiles(field, ids)
  return (
    <span className={classes.files}>
      {ids.map((id) => (
        <FileCard
          key={id}
          file={data?.find((file) => file.id === id)}
          isLoading={isPending}
          isImage={field.isImage}
        />
      ))}
    </span>
  )
}

const VALUES = {
  badge: Badge,
  'date-time': Moment,
  tags: Tags,
  boolean: YesNo,
  reference: References,
  references: References,
  file: Files,
} as unknown as Readonly<Record<string, AnyValue>>
