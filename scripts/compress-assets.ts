import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|txt)$/
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses once at build time, so that serving an asset costs no CPU. */
export async function compressAssets(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.test(entry.name) || entry.parentPath.includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    await writeFile(`${file}.br`, await toBrotli(bytes, quality))
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
  }
}
