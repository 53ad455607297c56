import { describe, expect, test } from 'vitest'
import { changeUpload, nextUploads, type Queue, tally, type UploadState } from './queue.ts'

const line = (...states: UploadState[]): Queue =>
  states.map((state, place) => ({
    id: String(place),
    name: `${place}.jpg`,
    size: 100,
    target: { folder: '', tags: [], isPrivate: false },
    state,
    sent: state === 'sending' ? 50 : 0,
    reason: '',
    file: null,
  }))
const ids = (queue: Queue) => queue.map(({ id }) => id)

describe('the queue', () => {
  test('three go at once, in the order in which they came', () => {
    expect(ids(nextUploads(line('waiting', 'waiting', 'waiting', 'waiting')))).toEqual([
      '0',
      '1',
      '2',
    ])
    expect(ids(nextUploads(line('sending', 'waiting', 'checking', 'waiting')))).toEqual(['1'])
    expect(nextUploads(line('sending', 'checking', 'sending', 'waiting'))).toEqual([])
  })

  test('what is paused, refused or failed takes no place and is not started', () => {
    expect(ids(nextUploads(line('paused', 'refused', 'failed', 'offline', 'waiting')))).toEqual([
      '4',
    ])
  })

  test('what is settled counts in full, what is under way by its bytes', () => {
    expect(tally(line('stored', 'sending', 'waiting', 'refused'))).toMatchObject({
      total: 4,
      settled: 2,
      open: 2,
      stored: 1,
      faults: 1,
      percent: 62,
      canPause: true,
    })
  })

  test('nothing is a hundred percent of nothing', () => {
    expect(tally([])).toMatchObject({ percent: 100, open: 0, canPause: false, canResume: false })
  })

  test('a change touches one upload and no other', () => {
    const before = line('waiting', 'waiting')
    const after = changeUpload(before, '1', { state: 'paused' })
    expect(after.map(({ state }) => state)).toEqual(['waiting', 'paused'])
    expect(after[0]).toBe(before[0])
  })
})
