import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import { LOADING_DELAY, LoadingState } from '#ui/states/loading-state.tsx'
import { NoPermissionState } from '#ui/states/no-permission-state.tsx'
import { OfflineState } from '#ui/states/offline-state.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'
import classes from './states-piece.module.css'

export function StatesPiece() {
  const t = useMessages(messages)
  const [shape, setShape] = useState<'rows' | 'form' | 'cards'>('rows')
  return (
    <Piece
      name="states"
      title={t('pieces.states')}
      text={t('pieces.statesText')}
      constants={[[t('names.loadingDelay'), `${LOADING_DELAY} ms`]]}
    >
      <div className={classes.states}>
        <Sample>
          <EmptyState
            title={t('sample.emptyTitle')}
            text={t('sample.emptyText')}
            action={{ label: t('sample.emptyAction'), onSelect: () => undefined }}
          />
        </Sample>
        <Sample>
          <ErrorState
            title={t('sample.errorTitle')}
            text={t('sample.errorText')}
            retry={{ label: t('sample.retry'), onRetry: () => undefined }}
          />
        </Sample>
        <Sample>
          <NoPermissionState
            title={t('sample.permissionTitle')}
            text={t('sample.permissionText')}
          />
        </Sample>
        <Sample>
          <OfflineState title={t('sample.offlineTitle')} text={t('sample.offlineText')} />
        </Sample>
      </div>
      <SegmentedControl
        aria-label={t('sample.loading')}
        data={['rows', 'form', 'cards']}
        value={shape}
        onChange={setShape}
      />
      <LoadingState key={shape} label={t('sample.loading')} shape={shape} count={3} />
    </Piece>
  )
}

function Sample({ children }: { children: ReactNode }) {
  return <div className={classes.place}>{children}</div>
}
