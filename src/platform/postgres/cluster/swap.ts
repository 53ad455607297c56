import { access, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '#platform/platform-error.ts'
import { renameDurably, writeDurably } from '../../files/durable.ts'
import { type ClusterLocation, isEmptyFolder } from '../folder/place.ts'
import { timeInName } from './cluster-files.ts'

type Journal = { kept: string; incoming: string }

/**
 * Puts a cluster in place of the present one, which is kept under another name. Two renames are
 * needed; the journal lets the next start finish them if Kontor is killed in between.
 */
export async function swapIn(
  place: ClusterLocation,
  incoming: string,
): Promise<string | undefined> {
  if (await isEmptyFolder(place.cluster)) {
    await renameDurably(incoming, place.cluster)
    return undefined
  }
  const kept = `${place.cluster}.before-restore-${timeInName()}`
  const journal: Journal = { kept, incoming }
  await writeDurably(journalFile(place), JSON.stringify(journal))
  try {
    await renameDurably(place.cluster, kept)
    await renameDurably(incoming, place.cluster)
  } catch (error) {
    if (await isEmptyFolder(place.cluster)) await renameDurably(kept, place.cluster)
    throw error
  } finally {
    await rm(journalFile(place), { force: true })
  }
  return kept
}

/** Ends a swap that was cut short: with the new cluster if it is there, else with the old one. */
export async function finishSwap(place: ClusterLocation): Promise<void> {
  const journal = await readJournal(place)
  if (!journal) return
  if (await isEmptyFolder(place.cluster)) {
    const source = (await exists(journal.incoming)) ? journal.incoming : journal.kept
    await renameDurably(source, place.cluster)
  }
  await rm(journalFile(place), { force: true })
}

function journalFile(place: ClusterLocation): string {
  return join(dirname(place.cluster), 'postgres-swap.json')
}

async function readJournal(place: ClusterLocation): Promise<Journal | undefined> {
  try {
    return JSON.parse(await readFile(journalFile(place), 'utf8')) as Journal
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
