import { Alert, Progress, Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import classes from '../../admin/backup.module.css'
import { adminMessages } from '../../admin/messages.ts'
import { isUnderWay } from '../../admin/use-backups.ts'
import type { Run } from '../../archives/archive.ts'

/** What is under way, or what went wrong last. */
export function RunsCard({ runs }: { runs: readonly Run[] }) {
  const running = runs.filter(isUnderWay)
  const [last] = runs
  return (
    <>
      {running.map((run) => (
        <RunningCard key={run._id} run={run} />
      ))}
      {running.length === 0 && last?.state === 'failed' && <FailedRun run={last} />}
    </>
  )
}

function RunningCard({ run }: { run: Run }) {
  const t = useMessages(adminMessages)
  return (
    <CardSection title={t(`run.${run.kind}`)}>
      <RunProgress run={run} />
    </CardSection>
  )
}

/** How far it is; a phase that cannot be measured moves without saying how far. */
export function RunProgress({ run }: { run: Run }) {
  const t = useMessages(adminMessages)
  const words = t(`run.phase.${run.phase}`)
  return (
    <div className={classes.run} role="status">
      <Progress
        value={run.done > 0 ? run.done : 100}
        animated={run.done === 0}
        aria-label={words}
        size="sm"
      />
      <Text c="dimmed" size="sm">
        {run.done > 0 ? `${words} (${run.done} %)` : words}
      </Text>
    </div>
  )
}

export function FailedRun({ run }: { run: Run }) {
  const t = useMessages(adminMessages)
  return (
    <Alert color="red" role="alert" title={t(`run.${run.kind}Failed`)}>
      {t(`run.fault.${run.fault ?? 'unknown'}`)}
    </Alert>
  )
}
