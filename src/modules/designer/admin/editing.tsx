import { lazy, Suspense } from 'react'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { MailRoomProps } from './surfaces/mail-room.tsx'

const LateRoom = lazy(async () => ({
  default: (await import('./surfaces/mail-room.tsx')).MailRoom,
}))

export type { MailRoomProps } from './surfaces/mail-room.tsx'

/** The designer of a mail, for whoever keeps mails: it comes when one is opened. */
export function MailDesigner(props: MailRoomProps) {
  return (
    <Suspense fallback={<LoadingState label={props.words.loading} shape="form" count={6} />}>
      <LateRoom {...props} />
    </Suspense>
  )
}
