import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Lines } from '#ui/lines/lines.tsx'
import { MoreButton } from './more-button.tsx'
import { SectionQuery } from './section-query.tsx'

type Pages<Item> = { pages: readonly { items: readonly Item[] }[] }

type Props<Item> = {
  /** What `useInfiniteQuery` answers. */
  query: {
    data: Pages<Item> | undefined
    isError: boolean
    error?: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch(): Promise<unknown>
    fetchNextPage(): Promise<unknown>
  }
  /** What to say when there is nothing, and on the button that brings more. */
  words: { empty: string; more: string }
  /** Lines of the skeleton. */
  lines?: number
  /** The order of the items means something. */
  isOrdered?: boolean
  /** One item as a `Line` with a key. */
  children(item: Item): ReactNode
}

/** A list that loads by itself, begins short and grows at the press of a button. */
export function GrowingSection<Item>({ query, words, lines, isOrdered, children }: Props<Item>) {
  return (
    <>
      <SectionQuery query={query} lines={lines}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return <Text c="dimmed">{words.empty}</Text>
          return <Lines isOrdered={isOrdered}>{items.map(children)}</Lines>
        }}
      </SectionQuery>
      <MoreButton query={query}>{words.more}</MoreButton>
    </>
  )
}
