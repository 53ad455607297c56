import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LeaveGuard } from '#kernel/admin/edit/leave/leave-guard.tsx'
import { useSession } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { changesBetween } from '../../merge/changes-between.ts'
import { Designer } from '../../model/designer-store.ts'
import { designTools } from '../design-tools.ts'
import { RoomAreas } from '../room/design-room.tsx'
import type { DocumentSession } from '../room/document-session.ts'
import { makeRoom } from '../room/make-room.ts'
import { RoomProvider, useRoom } from '../room/room-context.tsx'
import { type BesideCopy, LocalBanner } from '../saving/local-banner.tsx'
import { MailBar, type MailBarProps } from '../top-bar/mail-bar.tsx'
import { type MailSource, mailSurface } from './mail-surface.ts'

const TOOLS = designTools()

export type MailRoomProps = {
  /** Read once; a mail that is another one, or in another language, gets a room of its own. */
  source: MailSource
  session: DocumentSession
  /** The blocks as the server has them; what this device keeps goes on top of them. */
  stored: readonly Block[]
  /** While it is not saved: asked at the moment of leaving. */
  mayLeave(): boolean
  /** What is not saved was given up. */
  onDiscard(): void
  /** What this device kept of the fields beside the blocks; it is offered together with those. */
  beside?: BesideCopy
  /** What stands below the bar, e.g. who else is at it. */
  banner?: ReactNode
  words: MailBarProps['words'] & { loading: string }
  bar: Omit<MailBarProps, 'words'>
}

/** The designer of one mail: the same room as that of a page, with what mails have. */
export function MailRoom(props: MailRoomProps) {
  const { source, session, stored, beside, banner, words, bar, mayLeave, onDiscard } = props
  const { user } = useSession()
  const latest = useRef(stored)
  latest.current = stored
  const [room] = useState(() => {
    const { types } = TOOLS
    const designer = new Designer(types, readBlocks(types, session.blocks), 'mail')
    return makeRoom({
      designer,
      surface: mailSurface(source, types),
      stored: {
        savedBy: null,
        unsaved: (blocks) => ({
          changes: changesBetween(types, readBlocks(types, latest.current), blocks),
          sent: [],
        }),
      },
      tools: TOOLS,
      lang: source.lang,
      isFixed: false,
      me: user,
      isByHand: true,
    })
  })
  return (
    <RoomProvider room={room}>
      <SessionKeeper session={session} />
      <RoomAreas
        bar={<MailBar words={words} {...bar} />}
        banner={
          <>
            {banner}
            <LocalBanner settled={0} beside={beside} />
          </>
        }
      />
      <LeaveGuard
        isDirty={session.phase !== 'saved'}
        mayLeave={mayLeave}
        onDiscard={() => {
          room.copies.drop()
          onDiscard()
        }}
      />
      {session.dialogs}
    </RoomProvider>
  )
}

/** Tells the room how the mail stands. */
function SessionKeeper({ session: now }: { session: DocumentSession }) {
  const { session, saver } = useRoom()
  const [isFresh, setFresh] = useState(true)
  useEffect(() => {
    session.setState(now, true)
    saver.receive(now.blocks, { isFresh, isSame: false })
    if (isFresh) setFresh(false)
    if (now.phase === 'saved') saver.stored()
  })
  return null
}
