/** A file as someone gave it, with the folder it lay in. */
export type Given = { file: File; folder: string }

/** Left behind by other systems, never meant to be uploaded. */
const LITTER = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*)$/i
const MOST_PARTS = 8
const LONGEST_PART = 80

/** What was dropped, folders with all that is in them. Must be called while the event lasts. */
export function readDropped(transfer: DataTransfer): Promise<Given[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return Promise.resolve(plainFiles([...transfer.files]))
  return Promise.all(entries.map((entry) => readEntry(entry, ''))).then((found) => found.flat())
}

/** Files of an input; one that takes whole folders says where each file lay. */
export function plainFiles(files: readonly File[]): Given[] {
  return files
    .map((file) => ({ file, folder: parentOf(file.webkitRelativePath) }))
    .filter(({ file }) => !LITTER.test(file.name))
}

/** @example joinFolders('Werkstatt', 'Küche/2026') // 'Werkstatt/Küche/2026' */
export function joinFolders(...folders: readonly string[]): string {
  return folders
    .flatMap((folder) => folder.split(/[/\\]/))
    .map((part) => part.trim().slice(0, LONGEST_PART))
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .slice(0, MOST_PARTS)
    .join('/')
}

function parentOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<Given[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return LITTER.test(file.name) ? [] : [{ file, folder }]
  }
  if (!isFolder(entry)) return []
  const inside = joinFolders(folder, entry.name)
  const found: Given[] = []
  for (const child of await childrenOf(entry)) found.push(...(await readEntry(child, inside)))
  return found
}

/** The browser hands out a hundred at a time; an empty answer is the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
