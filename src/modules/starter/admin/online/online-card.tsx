import { Anchor, Button, Text } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconExternalLink, IconWorld } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { WidgetCard } from '#kernel/admin/shell/widgets/widget-card.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { type OnlineState, readOnline, setOnline } from '../../contract-online.ts'
import { messages } from '../messages.ts'
import { ONLINE_KEY } from '../paths.ts'
import classes from './online.module.css'
import { Samples, Unpublished } from './samples.tsx'

const FACTS = 'settings/business'

export function useOnline() {
  return useQuery({ queryKey: ONLINE_KEY, queryFn: () => call(readOnline, {}) })
}

/** On the dashboard as long as visitors do not see the website. */
export function OnlineWidget() {
  const online = useOnline()
  if (!online.data || (online.data.isPublic && sampleCount(online.data) === 0)) return null
  return <OnlineCard online={online} />
}

/** What is left to do, and the one button that shows the website to everyone. */
export function OnlineCard({ online }: { online: ReturnType<typeof useOnline> }) {
  const t = useMessages(messages)
  const isPublic = online.data?.isPublic === true
  return (
    <WidgetCard
      title={t(isPublic ? 'online.publicTitle' : 'online.title')}
      query={online}
      description={() => t(isPublic ? 'online.publicText' : 'online.text')}
    >
      {(state) => (
        <>
          {!isPublic && <OpenSteps state={state} />}
          {sampleCount(state) > 0 && <Samples {...state} />}
          {state.unpublished.length > 0 && <Unpublished pages={state.unpublished} />}
          <Ways state={state} />
        </>
      )}
    </WidgetCard>
  )
}

function sampleCount({ samples, news, products }: OnlineState): number {
  return samples.length + news.length + products.length
}

function OpenSteps({ state }: { state: OnlineState }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  return (
    <ul className={classes.steps}>
      {state.steps.map(({ name, isDone }) => (
        <li key={name} data-done={isDone || undefined}>
          {isDone ? (
            <IconCircleCheck {...ICON} aria-hidden />
          ) : (
            <IconCircle {...ICON} aria-hidden />
          )}
          {isDone ? (
            <span>
              {t(`online.steps.${name}`)}
              <span className={classes.state}> {t('online.done')}</span>
            </span>
          ) : (
            <Anchor component={Link} to={adminPath(FACTS)}>
              {t(`online.steps.${name}`)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

function Ways({ state }: { state: OnlineState }) {
  const t = useMessages(messages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const set = async (isPublic: boolean) => {
    const said = t(isPublic ? 'online.isOnline' : 'online.isHidden')
    if (!(await attempt(() => call(setOnline, { body: { isPublic } }), said))) return
    await client.invalidateQueries({ queryKey: ONLINE_KEY })
  }
  const left = sampleCount(state) + state.unpublished.length
  const open = left + state.steps.filter(({ isDone }) => !isDone).length
  return (
    <>
      {!state.isPublic && open > 0 && (
        <Text size="sm" c="dimmed">
          {t('online.anyway')}
        </Text>
      )}
      <div className={classes.ways}>
        <Button
          loading={isBusy}
          variant={state.isPublic ? 'default' : 'filled'}
          leftSection={<IconWorld {...SMALL_ICON} />}
          onClick={() => void set(!state.isPublic)}
        >
          {t(state.isPublic ? 'online.hide' : 'online.go')}
        </Button>
        <Button
          component="a"
          href="/"
          variant="default"
          leftSection={<IconExternalLink {...SMALL_ICON} />}
        >
          {t(state.isPublic ? 'done.open' : 'online.preview')}
        </Button>
      </div>
    </>
  )
}
