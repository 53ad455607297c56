import type { Job, Listener } from './job.ts'

export type JobModule = { jobs?: readonly Job[]; listeners?: readonly Listener[] }

type Catalogue = {
  jobs: readonly Job[]
  has(name: string): boolean
  /** The names of the jobs an event leads to. */
  listenersOf(event: string): readonly string[]
}

const NAME = /^[a-z0-9]+([.-][a-z0-9]+)*$/

/** All jobs of all modules; a name is a queue, so no two jobs may share one. */
export function catalogueOf(modules: readonly JobModule[]): Catalogue {
  const listeners = modules.flatMap((module) => module.listeners ?? [])
  const jobs = [
    ...modules.flatMap((module) => module.jobs ?? []),
    ...listeners.map(({ job }) => job),
  ]
  const names = new Set<string>()
  for (const { name } of jobs) {
    if (!NAME.test(name)) throw new Error(`"${name}" cannot be the name of a job`)
    if (names.has(name)) throw new Error(`Two jobs are called ${name}`)
    names.add(name)
  }
  const byEvent = Map.groupBy(listeners, ({ event }) => event)
  return {
    jobs,
    has: (name) => names.has(name),
    listenersOf: (event) => (byEvent.get(event) ?? []).map(({ job }) => job.name),
  }
}
