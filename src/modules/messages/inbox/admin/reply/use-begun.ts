import { useSessionStorage } from '@mantine/hooks'
import { useEffect } from 'react'
import type { Entry, Message } from '../../message.calls.ts'

/** Stands for a thread that had no entry yet. */
const START = 'start'

/**
 * What had been said when a reply was begun, kept beside the draft: whatever came since is news, and
 * stays so until the writer says that it was read.
 */
export function useBegun({ _id, thread }: Message, isWriting: boolean) {
  const [seen, setSeen] = useSessionStorage({
    key: `kontor.message.${_id}.seen`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const last = thread.at(-1)?._id ?? START
  const news = seen === '' ? [] : newerThan(thread, seen)
  // Something taken back may have been the last; then nothing has come.
  const isGone = seen !== '' && seen !== last && news.length === 0
  useEffect(() => {
    if (!isWriting && seen !== '') setSeen('')
    if (isWriting && (seen === '' || isGone)) setSeen(last)
  }, [isWriting, seen, isGone, last, setSeen])
  const known = seen === '' || isGone ? last : seen
  return {
    news,
    seen: asEntry(known),
    last: asEntry(last),
    markRead: () => setSeen(last),
    /** The writer has added something: it is no news to them, unless there was some before it. */
    addedOwn: (after: Message) => {
      if (isWriting && news.length === 0) setSeen(after.thread.at(-1)?._id ?? START)
    },
  }
}

/** Ids are in the order in which things were said. */
function newerThan(thread: readonly Entry[], seen: string): Entry[] {
  return thread.filter(({ _id }) => seen === START || _id > seen)
}

function asEntry(seen: string): string | null {
  return seen === START ? null : seen
}
