import { Avatar } from '@mantine/core'
import { useStore } from 'zustand'
import { useTexts } from '#kernel/admin/session.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useRoom } from '../room/room-context.tsx'
import { texts } from '../texts.ts'

/** Everyone else who has this page open. */
export function OthersHere() {
  const t = useTexts(texts)
  const { people } = useRoom()
  const others = useStore(people, (now) => now.others)
  return others.map(({ localSessionId, name }) => (
    <Tooltip key={localSessionId} position="bottom" label={t('presence.here', { name })}>
      <Avatar
        size={28}
        name={name}
        color="initials"
        role="img"
        aria-label={t('presence.here', { name })}
      />
    </Tooltip>
  ))
}
