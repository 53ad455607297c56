import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '#kernel/admin/session.tsx'
import { type PageShell, renewFrameParts } from '../canvas/page-shell.ts'
import { useRoom } from '../room/room-context.tsx'

/** Brings header and footer of the canvas up to what the website shows now. */
export function useFrameRenewal() {
  const client = useQueryClient()
  const { nonce } = useSession()
  const { surface, space } = useRoom()
  const queryKey = ['designer', 'shell', surface.key]
  return {
    /** The whole page anew, e.g. after another look. */
    renewShell: () => client.refetchQueries({ queryKey }),
    /** Only what changed around the blocks: who works on the page stays where they are. */
    renewParts: async () => {
      const known = client.getQueryData<PageShell>(queryKey)
      const fresh = await surface.readShell(nonce)
      for (const shown of [known?.source, space.document]) {
        if (shown) renewFrameParts(shown, fresh)
      }
      space.changed()
    },
  }
}
