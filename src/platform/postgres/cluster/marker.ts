import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../../files/durable.ts'
import { giveTo, type Owner } from '../folder/owner.ts'

/**
 * The file that says a cluster is whole. Neither PG_VERSION nor the server's own "ready" prove it:
 * after a killed initdb both are there, and every connection crashes the server.
 */
const MARKER = 'kontor-cluster.json'

const ESSENTIAL = [
  'PG_VERSION',
  'postgresql.conf',
  'pg_hba.conf',
  'global/pg_control',
  'pg_wal',
  'pg_xact',
  'base/1/PG_VERSION',
]

const CLUSTER_FILE = /^(PG_VERSION|base|global|pg_.*|postgresql\..*|postmaster\..*)$/

export async function isMarked(cluster: string): Promise<boolean> {
  return await exists(join(cluster, MARKER))
}

export async function mark(cluster: string, owner: Owner): Promise<void> {
  const path = join(cluster, MARKER)
  const content = { product: 'Kontor', createdAt: new Date().toISOString() }
  await writeDurably(path, `${JSON.stringify(content)}\n`)
  await giveTo(owner, path)
}

/** Whether files are missing without which no server could ever run on this folder. */
export async function isPlainlyIncomplete(cluster: string): Promise<boolean> {
  for (const name of ESSENTIAL) if (!(await exists(join(cluster, name)))) return true
  return false
}

/** Whether a folder holds nothing but what PostgreSQL puts into a cluster. */
export async function holdsClusterFilesOnly(cluster: string): Promise<boolean> {
  return (await readdir(cluster)).every((name) => CLUSTER_FILE.test(name))
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
