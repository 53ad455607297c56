import { Progress } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../../admin/texts.ts'
import type { Milestone } from '../milestone.ts'
import classes from './milestone.module.css'

/** How much is done: a bar and the figures it stands for. */
export function MilestoneProgress({ value }: { value: Milestone['progress'] }) {
  const t = useTexts(adminTexts)
  const { open, done } = value
  const total = open + done
  if (total === 0) return <span className={classes.none}>{t('progress.none')}</span>
  const words = t('progress.words', { done, total })
  return (
    <span className={classes.progress}>
      <Progress.Root size="sm" className={classes.bar}>
        <Progress.Section
          value={(done / total) * 100}
          color={open === 0 ? 'green' : undefined}
          aria-label={words}
        />
      </Progress.Root>
      <span className={classes.figures}>{words}</span>
    </span>
  )
}
