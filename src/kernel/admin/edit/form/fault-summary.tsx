import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ICON } from '#ui/icon-size.ts'
import { type FormWords, fieldText } from '../../fields/words.ts'
import { useMessages } from '../../session.tsx'
import { editMessages } from '../messages.ts'
import classes from './fault-summary.module.css'
import { focusField } from './focus-field.ts'
import type { Faults } from './form-faults.ts'

/** Everything that is wrong, each a way to its field. */
export function FaultSummary({ faults, words }: { faults: Faults; words: FormWords }) {
  const t = useMessages(editMessages)
  const entries = Object.entries(faults)
  if (entries.length === 0) return null
  return (
    <Alert
      role="alert"
      color="red"
      variant="outline"
      className={classes.summary}
      icon={<IconAlertTriangle {...ICON} />}
      title={t('faults.title', { count: entries.length })}
    >
      <ul className={classes.list}>
        {entries.map(([path, message]) => (
          <li key={path}>
            <button type="button" className={classes.jump} onClick={() => focusField(path)}>
              {labelOf(words, path)}
            </button>
            {': '}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** 'items.0.caption' → 'Positionen 1, Beschriftung' */
function labelOf(words: FormWords, path: string): string {
  const parts = path.split('.')
  const names: string[] = []
  const labels: string[] = []
  for (const part of parts) {
    if (/^\d+$/.test(part)) {
      labels.push(`${labels.pop() ?? ''} ${Number(part) + 1}`)
      continue
    }
    names.push(part)
    const name = names.join('.')
    if (words.fields[name] !== undefined) labels.push(fieldText(words, name).label)
  }
  return labels.join(', ') || path
}
