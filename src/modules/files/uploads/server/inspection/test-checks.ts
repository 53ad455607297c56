import { fileFailures } from '../../../errors.ts'
import { serveChecks } from './serve-checks.ts'

/** A process for tests: it does what hostile files make libraries do. */
serveChecks({
  pid: () => process.pid,
  spin: () => {
    for (;;) process.pid
  },
  die: () => process.kill(process.pid, 'SIGSEGV'),
  hoard: async () => {
    const held: Buffer[] = []
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, held.length))
      await new Promise(setImmediate)
    }
  },
  refuse: () => {
    throw fileFailures.hostile()
  },
  fail: () => {
    throw new TypeError('a library stumbled')
  },
  secrets: () => Object.keys(process.env).filter((name) => /SECRET|DATABASE|S3_|SMTP/.test(name)),
  firstPiece: async (_, body) => {
    for await (const part of body) return part.length
  },
  copy: async (_, body) => Buffer.concat(await body.toArray()),
  length: async (_, body) => Buffer.concat(await body.toArray()).length,
})
