import { ActionIcon, Progress } from '@mantine/core'
import { IconCrop, IconPhotoUp, type TablerIcon } from '@tabler/icons-react'
import { useEffect, useReducer, useRef } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { cropPicture, pickPictures } from '#modules/files/admin/pickers.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import type { Box } from '../canvas/canvas-space.ts'
import { holderOf } from '../presence/people.ts'
import { type Room, useDesigner, useRoom } from '../room/room-context.tsx'
import { AltPrompt } from './alt-prompt.tsx'
import { pictureMessages } from './messages.ts'
import classes from './picture-layer.module.css'
import { pageBox } from './picture-listeners.ts'
import { type Job, pictures } from './picture-store.ts'
import { type Aimed, targetIn } from './picture-target.ts'
import { takePictures } from './take-pictures.ts'
import { usePictureInput } from './use-picture-input.ts'

/** What pictures on their way show over the page: where they go, how far they are, what they show. */
export function PictureLayer() {
  usePictureInput()
  const { over, jobs, asking } = useStore(pictures)
  const isBusy = over !== null || jobs.length + asking.length > 0
  return (
    <div className={classes.layer}>
      <PictureTools />
      {isBusy && <Marks over={over} jobs={jobs} />}
    </div>
  )
}

function Marks({ over, jobs }: { over: Aimed | null; jobs: readonly Job[] }) {
  const t = useMessages(pictureMessages)
  const room = useRoom()
  const [asked] = useStore(pictures, ({ asking }) => asking)
  const [, follow] = useReducer((count: number) => count + 1, 0)
  // Only while there is something to show: scrolling an idle page draws nothing.
  useEffect(() => room.space.onChange(follow), [room])
  return (
    <>
      {over && (
        <div className={classes[over.target.kind]} style={styleOf(boxOf(room, over))}>
          <span className={classes.word}>{t(`over.${over.target.kind}`)}</span>
        </div>
      )}
      {jobs.map((job) => (
        <Running key={job.id} job={job} box={boxOf(room, job.at)} />
      ))}
      {asked && <AltPrompt key={asked.file._id} asked={asked} box={room.space.boxOf(asked.key)} />}
    </>
  )
}

function Running({ job, box }: { job: Job; box: Box }) {
  const t = useMessages(pictureMessages)
  const percent = Math.round(job.share * 100)
  const words = t('uploading', { count: job.count, percent })
  return (
    <div className={classes[job.at.target.kind]} style={styleOf(box)}>
      <div className={classes.progress} role="status">
        <span>{words}</span>
        <Progress value={percent} aria-label={words} />
      </div>
    </div>
  )
}

/** On the layer, wherever the page was scrolled to meanwhile. */
function boxOf({ space }: Room, { target, box }: Aimed): Box {
  const live = target.kind === 'gap' ? undefined : space.boxOf(target.key)
  if (live) return live
  const { scrollX = 0, scrollY = 0 } = space.document?.defaultView ?? {}
  const s = space.scale
  return {
    x: (box.x - scrollX) * s,
    y: (box.y - scrollY) * s,
    width: box.width * s,
    height: box.height * s,
  }
}

function styleOf({ x, y, width, height }: Box) {
  return { transform: `translate(${x}px, ${y}px)`, width, height: Math.max(4, height) }
}

/** On the selected picture itself: another one, and its cut. The inspector has the same by keyboard. */
function PictureTools() {
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
  const t = useMessages(pictureMessages)
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
