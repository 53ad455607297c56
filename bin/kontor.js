#!/usr/bin/env node
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** By then everything a start needs is compiled; a process that is killed writes nothing later. */
const SETTLED_MS = 5_000
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 22)) await run()
else rerunOnOwnNode()

async function run() {
  process.env.NODE_ENV ??= 'production'
  if (existsSync(join(root, 'src'))) await buildWhenStale()
  keepCompiled()
  const { main } = await import('../dist/server/cli.js')
  process.exitCode = await main(process.argv.slice(2), { root })
}

/** Reading the program anew takes a fifth of a start; where the folder is read-only, it does so. */
function keepCompiled() {
  module.enableCompileCache(join(root, 'dist', 'compiled'))
  setTimeout(module.flushCompileCache, SETTLED_MS).unref()
}

/** In a process of its own, so that the build's tools take no memory from the server. */
async function buildWhenStale() {
  const { isBuildStale } = await import('./build-stamp.js')
  if (!isBuildStale()) return
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

/** The machine's Node is older than Kontor needs: use the one that came along as a package. */
function rerunOnOwnNode() {
  const own = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (!existsSync(own)) {
    console.error(`Kontor needs Node 22.22 or newer; this is ${process.version}.`)
    process.exit(1)
  }
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
