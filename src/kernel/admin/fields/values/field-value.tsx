import type { ComponentType } from 'react'
import { useMessages, useSession } from '../../session.tsx'
import { type Field, isEmptyValue } from '../field.ts'
import { fieldMessages } from '../messages.ts'
import type { FieldText } from '../words.ts'
import classes from './field-value.module.css'
import { shownAs } from './value-table.tsx'

type Props = {
  field: Field
  value: unknown
  text: FieldText
  /** In full instead of in one line. */
  isLong?: boolean
}

/** A value as people read it: in tables, cards, history and comparisons. */
export function FieldValue({ field, value, text, isLong = false }: Props) {
  const t = useMessages(fieldMessages)
  const { lang } = useSession().user
  if (isEmptyValue(value)) return <Nothing label={t('value.none')} />
  const Value = (field.Value as ComponentType<Props> | undefined) ?? shownAs(field)
  if (Value) return <Value field={field} value={value} text={text} isLong={isLong} />
  const words = field.plain(value, { t, lang, text })
  if (words === '') return <Nothing label={t('value.none')} />
  return <span className={isLong ? classes.long : classes.line}>{words}</span>
}

function Nothing({ label }: { label: string }) {
  return (
    <span className={classes.nothing}>
      <span aria-hidden>–</span>
      <span className={classes.hidden}>{label}</span>
    </span>
  )
}
