import type { Binaries } from './binaries/binaries.ts'
import type { ClusterLocation } from './folder/place.ts'

export type Log = (line: { msg: string; [key: string]: unknown }) => void

/** Everything needed to run the one cluster of a Kontor. */
export type Setting = {
  place: ClusterLocation
  binaries: Binaries
  password: string
  fsync: boolean
  startTimeoutMs: number
  log: Log
  logFile: string
}

export type Connection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** A database to connect to: the embedded one, or any by its address. */
export type DatabaseTarget = { connectionString: string } | Connection

/** Names the socket file only: the server listens on no network port. */
export const PORT = 5432
export const ROLE = 'kontor'
export const DATABASE = 'kontor'

/** How to connect to the cluster's server. */
export function connectionOf(setting: Setting, database = DATABASE): Connection {
  const { place, password } = setting
  return { host: place.sockets, port: PORT, user: ROLE, password, database }
}
