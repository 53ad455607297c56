import { ActionIcon } from '@mantine/core'
import { IconCrop, IconPhotoUp, type TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { cropPicture, pickPictures } from '#modules/files/admin/pickers.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { type Room, useDesigner, useRoom } from '../room/room-context.tsx'
import { holderOf } from '../saving/people.ts'
import classes from './picture-layer.module.css'
import { pageBox } from './picture-listeners.ts'
import { targetIn } from './picture-target.ts'
import { takePictures } from './take-pictures.ts'
import { pictureTexts } from './texts.ts'

/** On the selected picture itself: another one, and its cut. The inspector has the same by keyboard. */
export function PictureTools() {
  const room = useRoom()
  const { people } = room
  const key = useDesigner(({ selection, writing }) =>
    selection.length === 1 && !writing ? selection[0] : undefined,
  )
  const block = useDesigner(({ doc }) => (key === undefined ? undefined : doc.nodes[key]?.block))
  const isHeld = useStore(people, (now) => holderOf(now, block?.id) !== undefined)
  const file = block?.props?.file
  const target = key === undefined ? undefined : targetIn(room.designer.ground().doc, key)
  if (key === undefined || target?.kind !== 'replace' || typeof file !== 'string') return null
  return isHeld ? null : <Tools id={key} file={file} />
}

function Tools({ id, file }: { id: string; file: string }) {
  const t = useTexts(pictureTexts)
  const room = useRoom()
  const { attempt } = useAttempt()
  const place = usePlace(room, id)
  const crop = () =>
    void attempt(async () => {
      if (!(await cropPicture(file))) notify({ type: 'notification', content: t('noPixels') })
    })
  const replace = async () => {
    const files = await pickPictures(true)
    const element = room.space.elementOf(id)
    if (files.length === 0 || !element) return
    const at = { target: { kind: 'replace', key: id }, box: pageBox(room.space, element) } as const
    await takePictures(room, { files, at, say: t })
  }
  const tool = (Icon: TablerIcon, label: string, onClick: () => void) => (
    <Tooltip label={label}>
      <ActionIcon variant="default" tabIndex={-1} aria-label={label} onClick={onClick}>
        <Icon {...SMALL_ICON} />
      </ActionIcon>
    </Tooltip>
  )
  return (
    <div ref={place} className={classes.tools}>
      {tool(IconPhotoUp, t('tools.replace'), () => void replace())}
      {tool(IconCrop, t('tools.crop'), crop)}
    </div>
  )
}

/** Follows the upper right corner of its block without drawing anything anew. */
function usePlace({ space }: Room, id: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = () => {
      const box = space.boxOf(id)
      const { current } = place
      if (!current || !box) return
      const [x, y] = [box.x + box.width - current.offsetWidth - 12, Math.max(box.y, 0) + 8]
      current.style.transform = `translate(${x}px, ${y}px)`
    }
    follow()
    return space.onChange(follow)
  }, [space, id])
  return place
}
