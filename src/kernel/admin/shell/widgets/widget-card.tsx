import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { WidgetError } from './widget-error.tsx'

type WidgetCardProps<Data> = {
  title: string
  query: UseQueryResult<Data>
  /** Drawn once the data is there. */
  children(data: Data): ReactNode
  /** One sentence below the title. */
  description?(data: Data): ReactNode
  actions?: ReactNode
  /** Lines of the skeleton. */
  lines?: number
  isFlush?: boolean
}

/**
 * The card of a widget with all its states; the widget only draws what it has.
 * @example <WidgetCard title={t('open')} query={useQuery(…)}>{({ bugs }) => <BugLines bugs={bugs} />}</WidgetCard>
 */
export function WidgetCard<Data>(props: WidgetCardProps<Data>) {
  const { title, query, children, description, actions, lines = 4, isFlush } = props
  const t = useMessages(messages)
  const { data } = query
  const hasData = data !== undefined
  return (
    <CardSection
      title={title}
      description={hasData ? description?.(data) : undefined}
      actions={actions}
      isFlush={hasData && isFlush}
    >
      {hasData && children(data)}
      {!hasData && query.isPending && <LoadingState label={t('widget.loading')} count={lines} />}
      {!hasData && query.isError && <WidgetError onRetry={() => void query.refetch()} />}
    </CardSection>
  )
}
