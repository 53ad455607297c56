export type FolderNode = { name: string; path: string; children: FolderNode[] }

/** The folders in use as a tree; those above them exist because they hold others. */
export function folderTree(paths: readonly string[]): FolderNode[] {
  const top: FolderNode[] = []
  for (const path of [...paths].sort((a, b) => a.localeCompare(b, 'de', { numeric: true }))) {
    let level = top
    for (const step of stepsOf(path)) {
      const known = level.find((node) => node.path === step.path)
      const node = known ?? { ...step, children: [] }
      if (!known) level.push(node)
      level = node.children
    }
  }
  return top
}

/** @example stepsOf('a/b') // [{ name: 'a', path: 'a' }, { name: 'b', path: 'a/b' }] */
export function stepsOf(path: string): { name: string; path: string }[] {
  const parts = path.split('/').filter(Boolean)
  return parts.map((name, place) => ({ name, path: parts.slice(0, place + 1).join('/') }))
}

/** The folders directly below one; `undefined` and '' are the top. */
export function foldersIn(tree: readonly FolderNode[], path: string | undefined): FolderNode[] {
  let level = [...tree]
  for (const step of stepsOf(path ?? '')) {
    level = level.find((node) => node.path === step.path)?.children ?? []
  }
  return level
}

/** Whether `path` is `folder` or lies somewhere below it. */
export function isWithin(path: string | undefined, folder: string): boolean {
  return path !== undefined && (path === folder || path.startsWith(`${folder}/`))
}
