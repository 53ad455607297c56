import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadAssets } from '#kernel/server/site/render/assets.ts'
import type { Bench } from './bench.ts'

const CLIENT = join(import.meta.dirname, '..', 'dist', 'client')
const SCRIPT_KB = 180

/** What the browser needs before the first screen of the admin centre, in each language. */
export const bench: Bench = {
  title: 'Weight of the frame of the admin centre (gzip)',
  run: async () => {
    const { admin } = await loadAssets(CLIENT)
    const rows = Object.entries(admin).map(async ([lang, { script, preloads, styles }]) => {
      const scripts = await weigh([script, ...preloads])
      return [
        {
          name: `${lang}: script, ${preloads.length + 1} files`,
          value: `${scripts.toFixed(1)} kB`,
          bar: `≤ ${SCRIPT_KB} kB`,
          isGood: scripts <= SCRIPT_KB,
        },
        { name: `${lang}: styles`, value: `${(await weigh(styles)).toFixed(1)} kB` },
      ]
    })
    return (await Promise.all(rows)).flat()
  },
}

async function weigh(paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(join(CLIENT, path))))
  return files.reduce((bytes, file) => bytes + gzipSync(file, { level: 9 }).length, 0) / 1000
}
