import { setTimeout as pause } from 'node:timers/promises'
import type { Writer } from './designer-writer.ts'

/** The tab is closed or crashes, the network is cut, the server is killed; with or without the tab. */
export const KINDS = [
  'close',
  'crash',
  'offline',
  'offline-close',
  'server',
  'server-close',
] as const
export type Kind = (typeof KINDS)[number]

/** Stops the writing and ends something; answers with the moment up to which things must be kept. */
type End = (writer: Writer, stop: () => void) => Promise<number>
type Server = { kill(): Promise<void>; start(): Promise<void> }

const LONGEST_MS = 3000

export function endings(server: Server, random: () => number): Record<Kind, End> {
  const whileGone = () => pause(random() * LONGEST_MS)
  const isBack = async (writer: Writer, stop: () => void) => {
    stop()
    await writer.saved()
    return writer.close()
  }
  return {
    close: async (writer, stop) => {
      stop()
      return writer.close()
    },
    crash: async (writer, stop) => {
      stop()
      return writer.crash()
    },
    offline: async (writer, stop) => {
      await writer.context.setOffline(true)
      await whileGone()
      await writer.context.setOffline(false)
      return isBack(writer, stop)
    },
    'offline-close': async (writer, stop) => {
      await writer.context.setOffline(true)
      await whileGone()
      stop()
      const ended = await writer.close()
      await writer.context.setOffline(false)
      return ended
    },
    server: async (writer, stop) => {
      await server.kill()
      await whileGone()
      await server.start()
      return isBack(writer, stop)
    },
    'server-close': async (writer, stop) => {
      await server.kill()
      await whileGone()
      stop()
      const ended = await writer.close()
      await server.start()
      return ended
    },
  }
}
