import { createStore } from 'zustand/vanilla'
import type { StoredFile } from '#modules/files/files/file.ts'
import type { Aimed } from './picture-target.ts'

/** Pictures on their way to the page, shown where they will stand. */
export type Job = {
  readonly id: number
  readonly at: Aimed
  readonly count: number
  /** Of all bytes, 0 to 1. */
  readonly share: number
}

/** A picture nobody has described yet. Without a block it is described at its file. */
export type AltQuestion = {
  readonly file: StoredFile
  readonly key: string
  readonly inBlock: boolean
}

type PictureState = {
  /** Where pictures that are being dragged over the page would go. */
  readonly over: Aimed | null
  readonly jobs: readonly Job[]
  readonly asking: readonly AltQuestion[]
}

const NOTHING: PictureState = { over: null, jobs: [], asking: [] }

export const pictures = createStore<PictureState>(() => NOTHING)

export function forgetPictures(): void {
  pictures.setState(NOTHING)
}

export function changeJob(id: number, part: Partial<Job>): void {
  pictures.setState(({ jobs }) => ({
    jobs: jobs.map((job) => (job.id === id ? { ...job, ...part } : job)),
  }))
}

/** The first picture was described, or left for later. */
export function nextAsking(): void {
  pictures.setState(({ asking }) => ({ asking: asking.slice(1) }))
}
