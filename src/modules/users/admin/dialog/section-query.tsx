import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFailureWords } from '#kernel/admin/collection/use-failure-words.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminTexts } from '../texts.ts'

type Props<Data> = {
  query: { data: Data | undefined; error: unknown; isError: boolean; refetch(): Promise<unknown> }
  /** Lines of the skeleton. */
  lines?: number
  children(data: Data): ReactNode
}

/** A part of the page that loads by itself: its failure leaves the rest usable. */
export function SectionQuery<Data>({ query, lines = 2, children }: Props<Data>) {
  const t = useTexts(adminTexts)
  const say = useFailureWords()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <LoadingState label={t('loading')} count={lines} />
  return (
    <Group role="alert" justify="space-between" gap="xs">
      <Text>{say(query.error)}</Text>
      <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </Group>
  )
}
