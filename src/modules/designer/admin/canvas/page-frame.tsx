import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#kernel/admin/session.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { useRoom, useView } from '../room/room-context.tsx'
import { texts } from '../texts.ts'
import { previewAddress } from './page-shell.ts'
import classes from './stage.module.css'
import { type RoomSize, sizeFor } from './stage.tsx'

/** The real page with a secret address of the draft: links work, nothing can be changed. */
export function PageFrame({ room }: { room: RoomSize }) {
  const t = useTexts(texts)
  const { page, lang, desk } = useRoom()
  const wanted = useView((view) => view.width)
  const address = useQuery({
    queryKey: ['designer', 'preview', page._id, lang],
    queryFn: async () => {
      await desk.getState()?.flush()
      return previewAddress(page._id, lang)
    },
    gcTime: 0,
    staleTime: 0,
  })
  const { width, height, scale } = sizeFor(wanted, room)
  if (!address.data) return <LoadingState label={t('canvas.loading')} shape="form" count={4} />
  return (
    <div className={classes.page} style={{ width: width * scale }}>
      <iframe
        className={classes.frame}
        title={t('canvas.real')}
        src={address.data}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
