import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredFile } from '../../../files/file.ts'
import type { Ears, Job, Send } from './send.ts'
import { UploadLine } from './upload-line.ts'

type Sent = Job & Ears & { stop: () => void; giveUp: () => void }

let sent: Sent[]
let line: UploadLine
/** The network is the only thing replaced: these are rules about when something is sent. */
const send: Send = (job, ears) => {
  const sending = { stop: vi.fn(), giveUp: vi.fn() }
  sent.push({ ...job, ...ears, ...sending })
  return sending
}
const target = { folder: 'a', tags: [], isPrivate: false }
const picked = (...names: string[]) =>
  names.map((name) => ({ file: new File(['12345'], name), name, target }))
const states = () => line.get().map(({ state }) => state)
const stored = { _id: '1', name: 'x.jpg' } as StoredFile

beforeEach(() => {
  sent = []
  line = new UploadLine(send)
})

describe('uploads', () => {
  test('the fourth waits until one of three is judged, whatever the verdict', () => {
    line.add(picked('a', 'b', 'c', 'd'))
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    sent[0]?.end({ state: 'refused', reason: 'nein' })
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(line.get()[0]).toMatchObject({ state: 'refused', reason: 'nein' })
  })

  test('whoever asked is told of each file that is there, also of one that was before', () => {
    const there = vi.fn()
    line.add(picked('a', 'b'), there)
    sent[0]?.end({ state: 'stored', file: stored, reason: '' })
    sent[1]?.end({ state: 'duplicate', file: stored, reason: '' })
    expect(there).toHaveBeenCalledTimes(2)
    expect(states()).toEqual(['stored', 'duplicate'])
  })

  test('a pause stops the sending and lets the next one go; resuming sends again', () => {
    line.add(picked('a', 'b', 'c', 'd'))
    line.pause('1')
    expect(sent[0]?.stop).toHaveBeenCalled()
    expect(states()).toEqual(['paused', 'sending', 'sending', 'sending'])
    line.start('1')
    expect(states()[0]).toBe('waiting')
    sent[1]?.end({ state: 'stored', file: stored, reason: '' })
    expect(sent.at(-1)?.name).toBe('a')
  })

  test('without a connection nothing is begun, and all goes on when it is back', () => {
    line.add(picked('a', 'b', 'c', 'd'))
    line.setOnline(false)
    expect(states()).toEqual(['offline', 'offline', 'offline', 'waiting'])
    expect(sent).toHaveLength(3)
    line.setOnline(true)
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    expect(sent).toHaveLength(6)
  })

  test('cancelling throws away what has arrived and takes the file off the list', () => {
    line.add(picked('a'))
    line.cancel('1')
    expect(sent[0]?.giveUp).toHaveBeenCalled()
    expect(line.get()).toEqual([])
  })

  test('all bytes sent is not yet stored', () => {
    line.add(picked('a'))
    sent[0]?.progress(5)
    expect(states()).toEqual(['checking'])
    sent[0]?.end({ state: 'failed', reason: '' })
    line.start('1')
    expect(states()).toEqual(['sending'])
  })

  test('clearing leaves what is still under way', () => {
    line.add(picked('a', 'b', 'c'))
    sent[0]?.end({ state: 'stored', file: stored, reason: '' })
    sent[1]?.end({ state: 'failed', reason: '' })
    line.clear()
    expect(line.get().map(({ name }) => name)).toEqual(['c'])
  })
})
