import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { waitUntil } from '../../wait.ts'
import { giveTo } from '../folder/owner.ts'
import type { ClusterLocation } from '../folder/place.ts'
import { postgresProcessesIn, signal } from '../server/processes.ts'

const PREFIX = 'postgres.new-'

/**
 * Gives work a private folder beside the cluster, where something can be built and then renamed
 * into place, and removes it afterwards.
 */
export async function withStaging<T>(
  place: ClusterLocation,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(dirname(place.cluster), PREFIX))
  try {
    await giveTo(place.owner, folder)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Where a staging folder holds the cluster that is being built. */
export function stagedCluster(folder: string): string {
  return join(folder, 'cluster')
}

/** Removes what a Kontor killed while building left behind, its server included. */
export async function removeLeftovers(place: ClusterLocation): Promise<void> {
  const parent = dirname(place.cluster)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(parent, name)
    await endServersIn(stagedCluster(folder))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function endServersIn(cluster: string): Promise<void> {
  for (const found of postgresProcessesIn(cluster)) signal(found, 'SIGKILL')
  await waitUntil(() => postgresProcessesIn(cluster).length === 0, { timeoutMs: 5_000 })
}
