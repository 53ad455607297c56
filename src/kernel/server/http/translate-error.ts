import { PlatformError } from '#platform/platform-error.ts'
import { AppError, failures } from '../app-error.ts'

/** Foreign failures are translated once, here at the edge; undefined means: nobody foresaw it. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof PlatformError) return fromPlatform(error)
  const code = codeOf(error)
  return fromDatabase(code) ?? fromFastify(code, error)
}

/** Whether the database could not be asked. */
export function isNotReady(error: unknown): boolean {
  return asAppError(error)?.code === NOT_READY
}

const NOT_READY = failures.notReady().code

function fromPlatform({ code }: PlatformError): AppError | undefined {
  if (code === 'not-found') return failures.notFound()
  return code === 'disk-full' ? failures.diskFull() : undefined
}

/** SQLSTATE classes: 22 bad value, 23505 duplicate, 08/57P/53 no service, 40 try again. */
function fromDatabase(code: string): AppError | undefined {
  if (code === '23505') return failures.duplicate()
  if (/^22[0-9A-Z]{3}$/.test(code)) return failures.invalid()
  if (code === '53100' || code === 'ENOSPC') return failures.diskFull()
  if (/^(08|57P|53|40)[0-9A-Z]*$/.test(code) || code === '57014') return failures.notReady()
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT_SOCKET', 'EPIPE', 'POOL'].includes(code)) {
    return failures.notReady()
  }
  return undefined
}

function fromFastify(code: string, error: unknown): AppError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE')
    return failures.tooLarge()
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return failures.tooLarge()
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return failures.wrongType()
  }
  if (error instanceof Error && BROKEN_FORM.test(error.message)) return failures.invalid()
  const status = statusOf(error)
  return status !== undefined && status >= 400 && status < 500 ? failures.invalid() : undefined
}

/** What the form parser says, without a code, of a body that is cut off or has no usable boundary. */
const BROKEN_FORM = /^Multipart: |^The needle cannot|unexpected end of multipart data$/i

const POOL_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (POOL_MESSAGES.some((message) => error.message.startsWith(message))) return 'POOL'
  if ('syscall' in error && error.syscall === 'connect') return 'ECONNREFUSED'
  return 'code' in error ? String(error.code) : ''
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
