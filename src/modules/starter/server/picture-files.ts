import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { MadeSize } from '#modules/files/server/api.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** The bytes of a picture that came with a template. */
export function readPicture(template: string, file: string): Promise<Buffer> {
  return readFile(new URL(file, folderOf(template)))
}

/** What was made of it ahead, such as `sizes/oak-table-640.avif` of `oak-table.jpg`. */
export async function readMadeSizes(template: string, file: string): Promise<MadeSize[]> {
  const folder = new URL('sizes/', folderOf(template))
  const start = `${file.slice(0, -extname(file).length)}-`
  const made = (await readdir(folder)).flatMap((name) => {
    const ext = extname(name)
    const width = Number(name.slice(start.length, -ext.length))
    return name.startsWith(start) && width > 0 ? [{ name, width, type: typeOf(name) }] : []
  })
  return Promise.all(
    made.map(async ({ name, ...size }) => ({
      ...size,
      bytes: await readFile(new URL(name, folder)),
    })),
  )
}

/** @example typeOf('oak-table.jpg') // 'image/jpeg' */
export function typeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}

/** Beside the template in the sources; the build puts them beside the bundle. */
function folderOf(template: string): URL {
  const here = import.meta.url
  if (here.endsWith('.ts')) return new URL(`../templates/${template}/pictures/`, here)
  return new URL(`templates/${template}/pictures/`, here.replace(/chunks\/[^/]*$/, ''))
}
