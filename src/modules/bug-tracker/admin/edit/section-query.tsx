import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminTexts } from '../texts.ts'
import classes from './section-query.module.css'

type Result<Data> = { data: Data | undefined; isError: boolean; refetch(): Promise<unknown> }

type Props<Data> = {
  query: Result<Data>
  /** What to say when it could not be loaded. */
  failed: string
  /** Lines of the skeleton. */
  lines?: number
  children(data: Data): ReactNode
}

/** A part of the page that loads by itself: its failure leaves the rest usable. */
export function SectionQuery<Data>({ query, failed, lines = 2, children }: Props<Data>) {
  const t = useTexts(adminTexts)
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <LoadingState label={t('loading')} count={lines} />
  return (
    <div className={classes.failed} role="alert">
      <Text>{failed}</Text>
      <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
