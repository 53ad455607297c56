import { copyFile, type FileHandle, open, rename, stat, truncate } from 'node:fs/promises'
import { codeOf, PlatformError } from '#platform/platform-error.ts'

const LARGEST_LOG_BYTES = 10 * 1024 * 1024
const TAIL_BYTES = 4_000
const TAIL_LINES = 15

/**
 * Opens the server's log for appending, after setting a large one aside. The server writes into
 * this file by itself: a pipe to Kontor would stall it whenever Kontor stands still.
 */
export async function openLog(logFile: string): Promise<FileHandle> {
  if ((await logSize(logFile)) > LARGEST_LOG_BYTES) await rename(logFile, `${logFile}.old`)
  return await open(logFile, 'a', 0o600).catch((error) => {
    throw new PlatformError(
      'not-writable',
      `Kontor cannot write ${logFile}. Give the folder to the user that runs Kontor, or remove that file.`,
      error,
    )
  })
}

/** Cuts the log of a running server when it is large, keeping one older part. */
export async function capLog(logFile: string, largestBytes = LARGEST_LOG_BYTES): Promise<void> {
  if ((await logSize(logFile)) <= largestBytes) return
  await copyFile(logFile, `${logFile}.old`)
  // The server appends, so it goes on writing at the new end.
  await truncate(logFile)
}

export async function logSize(logFile: string): Promise<number> {
  return await stat(logFile).then(
    ({ size }) => size,
    (error) => {
      if (codeOf(error) === 'ENOENT') return 0
      throw error
    },
  )
}

/** The last lines the server wrote since an offset, for error messages. */
export async function logTail(logFile: string, since: number): Promise<string> {
  const handle = await open(logFile, 'r').catch(() => undefined)
  if (!handle) return ''
  try {
    const { size } = await handle.stat()
    const from = Math.max(Math.min(since, size), size - TAIL_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from)
    const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n')
    return lines.slice(-TAIL_LINES).join('\n')
  } finally {
    await handle.close()
  }
}
