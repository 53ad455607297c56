import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { texts } from '../../messages.ts'
import classes from './raw-config.module.css'

/** Why the stored value is not in use. */
export function SectionProblems({ problems }: { problems: readonly string[] }) {
  const t = useTexts(texts)
  if (problems.length === 0) return null
  return (
    <Alert
      color="red"
      variant="outline"
      className={classes.problems}
      icon={<IconAlertTriangle {...ICON} />}
      title={t('raw.problems')}
    >
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  )
}
