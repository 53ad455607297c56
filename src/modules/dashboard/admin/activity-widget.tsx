import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { GUEST } from '#kernel/access/roles.ts'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { call } from '#kernel/client/call.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { type Activity, listActivity } from '../contract.ts'
import { messages } from '../messages.ts'
import classes from './activity-widget.module.css'

/** Who changed what, newest first. */
export function ActivityWidget() {
  const t = useMessages(messages)
  const audit = useQuery({
    queryKey: ['audit', 'latest'],
    queryFn: () => call(listActivity, {}),
  })
  return (
    <WidgetCard title={t('activity.title')} query={audit}>
      {({ items }) =>
        items.length > 0 ? (
          <ol className={classes.lines}>
            {items.map((step) => (
              <Line key={step._id} step={step} />
            ))}
          </ol>
        ) : (
          <p className={classes.empty}>{t('activity.empty')}</p>
        )
      }
    </WidgetCard>
  )
}

function Line({ step }: { step: Activity }) {
  const t = useMessages(messages)
  const sentence = useActivityWords()
  const { lang } = useSession().user
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        {sentence(step)}
        {step.thing && (
          <>
            {': '}
            <Thing thing={step.thing} />
          </>
        )}
        {step.others > 0 && ` ${t('activity.others', { count: step.others })}`}
      </span>
      <span className={classes.time}>
        <RelativeTime date={step.created_at} locale={lang} />
      </span>
    </li>
  )
}

function Thing({ thing: { label, link } }: { thing: NonNullable<Activity['thing']> }) {
  const adminPath = useAdminPath()
  return link ? (
    <Anchor component={Link} underline="always" to={adminPath(link)}>
      {label}
    </Anchor>
  ) : (
    label
  )
}

const ACTIONS = ['create', 'update', 'delete', 'restore', 'publish'] as const

/** Says a step as a sentence, in the words its module has for the thing. */
function useActivityWords(): (step: Activity) => string {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const modules = useModules()
  return ({ action, noun, actor }) => {
    const known = ACTIONS.find((one) => one === action) ?? 'other'
    const named = modules.find(({ nouns }) => nouns?.[noun])?.nouns?.[noun]
    return t('activity.line', {
      name: actor.id === GUEST.id ? t('activity.guest') : actor.name,
      action: t(`activity.actions.${known}`),
      noun: named?.[lang] ?? t('activity.noun', { noun }),
    })
  }
}
