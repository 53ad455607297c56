import { lazy, Suspense } from 'react'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { changesBetween } from '../merge/changes-between.ts'
import { takeIn } from '../merge/take-in.ts'
import type { MailRoomProps } from './surfaces/mail-room.tsx'

const LateRoom = lazy(async () => ({
  default: (await import('./surfaces/mail-room.tsx')).MailRoom,
}))

type Blocks = readonly Block[]

/** The designer of mails, for whoever keeps mails; `app` hands it over. */
export const mailDesigner = { Designer: MailDesigner, join }

function MailDesigner(props: MailRoomProps) {
  return (
    <Suspense fallback={<LoadingState label={props.words.loading} shape="form" count={6} />}>
      <LateRoom {...props} />
    </Suspense>
  )
}

/** Two states that were made of one; where both changed the same block, with one's own or with theirs. */
function join(
  types: BlockTypes,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Blocks>,
) {
  const onMine = takeIn(types, mine, changesBetween(types, base, theirs))
  const onTheirs = takeIn(types, theirs, changesBetween(types, base, mine))
  const hasClash = onMine.hasConflicts || onTheirs.hasConflicts
  return { mine: onMine.blocks, theirs: onTheirs.blocks, hasClash }
}
