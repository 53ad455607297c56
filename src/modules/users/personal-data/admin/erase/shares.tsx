import { Text } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { de } from '../../../admin/messages.de.ts'
import { adminTexts } from '../../../admin/messages.ts'
import classes from '../../../people/admin/edit/lines.module.css'
import type { ModuleShare } from '../../../people/person.calls.ts'
import { heldRecords } from './held-records.ts'

/** How much of a person each module holds. */
export function Shares({ shares }: { shares: readonly ModuleShare[] }) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  const held = shares
    .map((share) => ({ ...share, records: heldRecords(share) }))
    .filter(({ records }) => records.length > 0)
  const wordFor = (key: string) => (isKnown(key) ? t(`records.${key}`) : key)
  if (held.length === 0) return <Text c="dimmed">{t('shares.none')}</Text>
  return (
    <ul className={classes.lines}>
      {held.map(({ module, label, records }) => (
        <li key={module} className={classes.line}>
          <div className={classes.words}>
            <p className={classes.name}>{label[lang]}</p>
            <p className={classes.note}>
              {records.map(({ key, count }) => `${wordFor(key)}: ${count}`).join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Modules name their records in words of their own; what is not known here is said as it is. */
function isKnown(key: string): key is keyof typeof de.records {
  return Object.hasOwn(de.records, key)
}
