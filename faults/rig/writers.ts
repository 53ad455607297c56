import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Answer, Caller } from '#tests/caller.ts'
import { switchAllOn } from './change-section.ts'
import type { Kind, Ledger } from './ledger.ts'

export const BUGS = '/api/v0/system_bugtracker/'
export const VIEWS = '/api/v0/saved_view/'
export const CONFIG = '/api/v0/config/'

/** A person may keep 50 views per list; this stays below. */
const VIEWS_PER_LIST = 40

const CLIENTS: Kind[] = ['view', 'view', 'view', 'config', 'bug', 'bug']

type Target = { admin: Caller; ledger: Ledger }

const Section = z.object({ name: z.string(), version: z.int() })
const Stale = z.object({ current: Section })

/** Bugs need a project, and the tracker waits in a new installation until it is switched on. */
export async function openTracker(admin: Caller): Promise<void> {
  await switchAllOn(admin)
  const answer = await admin.post('/api/v0/bug_project/', { title: 'Ausfälle' })
  if (!isGood(answer)) throw new Error(answer.text)
}

/**
 * Writes through HTTP from several clients until told to stop. Nothing is tried twice: a row that
 * was not acknowledged may be there or not, an acknowledged one must be, once.
 */
export function startWriting(target: Target, run: number): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const clients = CLIENTS.map((kind, client) => {
    const write = WRITERS[kind](target, `r${run}-c${client}`)
    return untilStopped(write, stopping.signal)
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(clients)
    },
  }
}

type Write = (row: number) => Promise<void>

const WRITERS: Record<Kind, (target: Target, name: string) => Write> = {
  view:
    ({ admin, ledger }, name) =>
    async (row) => {
      const collection = `${name}-${Math.floor(row / VIEWS_PER_LIST)}`
      const view = { collection, name: `v${row}`, query: 'search=kill' }
      const answer = await admin.post(VIEWS, view)
      if (isGood(answer)) ledger.ack('view', `${collection}/v${row}`)
    },
  bug:
    ({ admin, ledger }, name) =>
    async (row) => {
      const title = `${name}-${row}`
      if (isGood(await admin.post(BUGS, { title }))) ledger.ack('bug', title)
    },
  config: ({ admin, ledger }, name) => {
    let version: number | undefined
    return async (row) => {
      version ??= await metaVersion(admin)
      const description = `${name}-${row}`
      const body = { name: 'meta', value: { description }, version }
      const answer = await admin.put(CONFIG, body)
      // A save that was cut off may have happened: the answer says which version is in force.
      if (answer.status === 409) version = answer.parse(Stale).current.version
      if (!isGood(answer)) return
      version = answer.parse(z.tuple([Section]))[0].version
      ledger.ack('config', `${version}/${description}`)
    }
  },
}

async function untilStopped(write: Write, signal: AbortSignal): Promise<void> {
  for (let row = 0; !signal.aborted; row++) {
    // The server is being killed: a call that breaks off is the point of this run.
    await write(row).catch(() => pause(20))
  }
}

async function metaVersion(admin: Caller): Promise<number> {
  const sections = (await admin.get(CONFIG)).parse(z.array(Section))
  return sections.find(({ name }) => name === 'meta')?.version ?? 0
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300
}
