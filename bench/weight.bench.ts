import { gzipSync } from 'node:zlib'
import type { Bench } from './bench.ts'
import { runKontor } from './running-kontor.ts'

/** What a first visit to the home page downloads, compressed. */
export const bench: Bench = {
  title: 'Weight of the home page (gzip)',
  run: async () => {
    const running = await runKontor()
    try {
      const { url } = running.kontor
      const { page, script, styles, whole } = await weighPage(url, '/')
      return [
        { name: 'html', value: `${page.toFixed(1)} kB` },
        { name: 'script', value: `${script.toFixed(1)} kB`, bar: '≤ 9 kB', isGood: script <= 9 },
        { name: 'styles', value: `${styles.toFixed(1)} kB` },
        {
          name: 'html + script + styles',
          value: `${whole.toFixed(1)} kB`,
          bar: '≤ 24 kB',
          isGood: whole <= 24,
        },
      ]
    } finally {
      await running.stop()
    }
  },
}

/** What the first visit to a page downloads, in kB. */
export async function weighPage(url: string, path: string) {
  const html = await (await fetch(url + path)).text()
  const scripts = await weigh(url, matches(html, /<script[^>]+src="([^"]+)"/g))
  const chunks = await weigh(url, matches(html, /<link rel="modulepreload" href="([^"]+)"/g))
  const styles = await weigh(url, matches(html, /<link rel="stylesheet" href="([^"]+)"/g))
  const page = gzipSync(html).length / 1000
  const script = scripts + chunks
  return { page, script, styles, whole: page + script + styles }
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap((match) => match[1] ?? [])
}

async function weigh(url: string, paths: string[]): Promise<number> {
  let bytes = 0
  for (const path of paths) {
    const file = await fetch(url + path)
    bytes += gzipSync(Buffer.from(await file.arrayBuffer())).length
  }
  return bytes / 1000
}
