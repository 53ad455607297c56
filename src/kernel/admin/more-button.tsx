import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** What `useInfiniteQuery` answers. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
  variant?: 'default' | 'subtle'
  size?: string
  children: ReactNode
}

/**
 * Brings the next page of a list that grows; not there once everything is shown.
 * @example <MoreButton query={found}>{t('orders.more')}</MoreButton>
 */
export function MoreButton({ query, variant = 'default', size, children }: Props) {
  if (!query.hasNextPage) return null
  return (
    <Button
      variant={variant}
      size={size}
      w="fit-content"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
