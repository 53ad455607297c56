import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Lang } from '#kernel/i18n/messages.ts'

type EntryAssets = {
  script: string
  styles: string[]
  /** Script chunks the entry needs at once. */
  preloads: string[]
  /** Files its styles refer to, e.g. fonts. */
  files: string[]
}

/** Where the built scripts and styles of an entry are. */
export type Assets = {
  /** Folder with `assets/` in it, served under /assets; undefined in tests that need none. */
  dir: string | undefined
  site: EntryAssets
  /** The admin centre is built once for each language. */
  admin: Readonly<Record<Lang, EntryAssets>>
  /** Style sheets that only some pages link, by the names the build gives them. */
  sheets: Readonly<Record<string, string>>
}

const Chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

const NOTHING: EntryAssets = { script: '', styles: [], preloads: [], files: [] }

export const NO_ASSETS: Assets = {
  dir: undefined,
  site: NOTHING,
  admin: { de: NOTHING, en: NOTHING },
  sheets: {},
}

/** Reads the manifests that the build wrote. */
export async function loadAssets(dir: string): Promise<Assets> {
  const [site, de, en] = await Promise.all([
    readManifest(dir, 'site'),
    readManifest(dir, 'admin-de'),
    readManifest(dir, 'admin-en'),
  ])
  return {
    dir,
    site: entryAssets(site, 'site'),
    admin: { de: entryAssets(de, 'admin'), en: entryAssets(en, 'admin') },
    sheets: sheetsOf(site),
  }
}

async function readManifest(dir: string, name: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(join(dir, '.vite', `${name}.json`), 'utf8')))
}

function sheetsOf(manifest: Manifest): Record<string, string> {
  const sheets = Object.values(manifest).flatMap(({ file, name, isEntry }) =>
    isEntry && name && file.endsWith('.css') ? [[name.replace(/\.css$/, ''), `/${file}`]] : [],
  )
  return Object.fromEntries(sheets)
}

function entryAssets(manifest: Manifest, name: string): EntryAssets {
  const key = Object.keys(manifest).find(
    (id) => manifest[id]?.isEntry && manifest[id]?.name === name,
  )
  const entry = key ? manifest[key] : undefined
  if (!entry) throw new Error(`The build has no entry "${name}"; run "npm run build".`)
  const imported = collectImports(manifest, entry.imports)
  const styles = [entry, ...imported].flatMap((chunk) => chunk.css)
  return {
    script: `/${entry.file}`,
    styles: [...new Set(styles)].map((file) => `/${file}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
    files: [entry, ...imported].flatMap((chunk) => chunk.assets).map((file) => `/${file}`),
  }
}

function collectImports(manifest: Manifest, ids: string[], seen = new Set<string>()) {
  const chunks: z.infer<typeof Chunk>[] = []
  for (const id of ids) {
    const chunk = manifest[id]
    if (!chunk || seen.has(id)) continue
    seen.add(id)
    chunks.push(chunk, ...collectImports(manifest, chunk.imports, seen))
  }
  return chunks
}
