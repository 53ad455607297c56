import type { DatabaseTarget } from '#platform/postgres/setting.ts'

/** A target as DATABASE_URL takes it; a folder with sockets goes into the query. */
export function databaseUrl(target: DatabaseTarget): string {
  if ('connectionString' in target) return target.connectionString
  const { host, port, user, password, database } = target
  const secret = encodeURIComponent(password)
  return `postgresql://${user}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
