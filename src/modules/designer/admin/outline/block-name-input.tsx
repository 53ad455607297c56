import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { BLOCK_LIMITS } from '#kernel/site/block/block.ts'
import { rename } from '../../model/commands/rename.ts'
import { typeAt } from '../../model/commands/rules.ts'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'

type Props = {
  id: string
  /** Whether a key ended it: then the focus goes back to where it came from. */
  onEnd(isByKey: boolean): void
}

/** Enter or leaving keeps the name, Escape does not; an empty one is none. */
export function BlockNameInput({ id, onEnd }: Props) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer } = useRoom()
  const [name, setName] = useState(designer.store.getState().doc.nodes[id]?.block.name ?? '')
  const isOver = useRef(false)
  const end = (isKept: boolean, isByKey: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (isKept) designer.run(rename(designer.ground(), id, name))
    onEnd(isByKey)
  }
  return (
    <TextInput
      size="xs"
      autoFocus
      aria-label={t('outline.name')}
      placeholder={typeAt(designer.ground(), id)?.label[lang]}
      maxLength={BLOCK_LIMITS.name}
      value={name}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={() => end(true, false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        end(event.key === 'Enter', true)
      }}
    />
  )
}
