import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { useFailureWords } from './collection/actions/use-failure-words.ts'
import classes from './section-query.module.css'
import { useMessages } from './session.tsx'
import { messages } from './shell/messages.ts'

type Result<Data> = {
  data: Data | undefined
  isError: boolean
  error?: unknown
  refetch(): Promise<unknown>
}

type Props<Data> = {
  query: Result<Data>
  /** What to say when it could not be loaded; the reason unless said. */
  failed?: string
  /** Lines of the skeleton. */
  lines?: number
  children(data: Data): ReactNode
}

/** A part of the page that loads by itself: its failure leaves the rest usable. */
export function SectionQuery<Data>({ query, failed, lines = 2, children }: Props<Data>) {
  const t = useMessages(messages)
  const say = useFailureWords()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <LoadingState label={t('widget.loading')} count={lines} />
  return (
    <div className={classes.failed} role="alert">
      <Text>{failed ?? say(query.error)}</Text>
      <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
        {t('widget.retry')}
      </Button>
    </div>
  )
}
