import { Progress } from '@mantine/core'
import { useEffect, useReducer } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#kernel/admin/session.tsx'
import type { Box } from '../canvas/canvas-space.ts'
import { type Room, useRoom } from '../room/room-context.tsx'
import { AltPrompt } from './alt-prompt.tsx'
import classes from './picture-layer.module.css'
import { type Job, pictures } from './picture-store.ts'
import type { Aimed } from './picture-target.ts'
import { PictureTools } from './picture-tools.tsx'
import { pictureTexts } from './texts.ts'
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
  const t = useTexts(pictureTexts)
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
  const t = useTexts(pictureTexts)
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
