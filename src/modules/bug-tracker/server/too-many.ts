import { AppError } from '#kernel/server/app-error.ts'

export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too-many'
}
