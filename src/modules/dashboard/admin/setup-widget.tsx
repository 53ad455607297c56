import { Progress } from '@mantine/core'
import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { listSetupSteps, type SetupStep } from '../contract.ts'
import { messages } from '../messages.ts'
import classes from './setup-widget.module.css'

/** Where a step is done; a step without an address is done outside the admin centre. */
const PLACES: Partial<Record<SetupStep['name'], string>> = {
  business: 'start',
  mailbox: 'settings/mail',
  backup: 'backup',
}

/** What is left to do until the house is set up; gone once everything is done. */
export function SetupWidget() {
  const t = useMessages(messages)
  const steps = useQuery({
    queryKey: ['setup-steps'],
    queryFn: () => call(listSetupSteps, {}),
  })
  if (steps.data?.items.every((step) => step.done)) return null
  return (
    <WidgetCard
      title={t('setup.title')}
      query={steps}
      description={({ items }) =>
        t('setup.text', {
          open: items.filter((step) => !step.done).length,
          total: items.length,
        })
      }
    >
      {({ items }) => <Steps steps={items} />}
    </WidgetCard>
  )
}

function Steps({ steps }: { steps: readonly SetupStep[] }) {
  const t = useMessages(messages)
  const done = steps.filter((step) => step.done).length
  return (
    <>
      <Progress.Root size="sm">
        <Progress.Section
          value={(done / steps.length) * 100}
          aria-label={t('setup.progress', { done, total: steps.length })}
        />
      </Progress.Root>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            <Step step={step} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Step({ step }: { step: SetupStep }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const place = step.done ? undefined : PLACES[step.name]
  const Icon = step.done ? IconCircleCheck : IconCircle
  const content = (
    <>
      <span
        className={classes.mark}
        role="img"
        aria-label={t(step.done ? 'setup.done' : 'setup.open')}
      >
        <Icon {...ICON} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(`setup.steps.${step.name}`)}</span>
        {!step.done && <span className={classes.text}>{t(`setup.steps.${step.name}Text`)}</span>}
      </span>
      {place && <IconChevronRight {...SMALL_ICON} />}
    </>
  )
  if (!place) {
    return (
      <div className={classes.step} data-done={step.done || undefined}>
        {content}
      </div>
    )
  }
  return (
    <Link to={adminPath(place)} className={classes.step}>
      {content}
    </Link>
  )
}
