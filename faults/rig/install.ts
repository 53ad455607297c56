import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const RELEASE = ['bin', 'dist', 'package.json', 'package-lock.json', 'scripts', 'vite.config.ts']
const CLONE = [...RELEASE, 'docs', 'public', 'src']

/** A folder of its own below the system's temporary one, which every user may pass. */
export async function makeFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}

/** The built Kontor without its sources: it starts as it is, whatever happens to the tree meanwhile. */
export async function makeRelease(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  copy(RELEASE, folder)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/**
 * A whole clone after `npm ci` and a first build. The packages are real folders of hard links, so
 * that every file a start touches, the database's programs too, lies below `folder`.
 */
export async function makeClone(folder: string, owner?: { uid: number; gid: number }) {
  await mkdir(folder, { recursive: true })
  copy(CLONE, folder)
  if (owner) run('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
  const packages = [join(ROOT, 'node_modules'), folder]
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) run('cp', ['-a', ...packages])
  return folder
}

function copy(names: readonly string[], folder: string): void {
  run('cp', ['-a', ...names.map((name) => join(ROOT, name)), folder])
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
}
