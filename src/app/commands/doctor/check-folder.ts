import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { MINIMUM_FREE_BYTES } from '#platform/files/disk.ts'
import { codeOf } from '#platform/platform-error.ts'
import { type Finding, fault, fine } from './finding.ts'

const MEGABYTE = 1024 * 1024
const OTHERS_MAY_LOOK = 0o066

/** Owner, mode and free space of the data folder. */
export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const found = await stat(dataDir).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (!found)
    return [fine(`Datenordner ${dataDir} gibt es noch nicht; der erste Start legt ihn an`)]
  return [
    await checkAccess(dataDir, found.uid),
    checkMode(dataDir, found.mode),
    await checkSpace(dataDir),
  ]
}

async function checkAccess(dataDir: string, owner: number): Promise<Finding> {
  const self = process.getuid?.() ?? owner
  const canUse = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (owner === self && canUse) return fine(`Datenordner ${dataDir} gehört dem laufenden Benutzer`)
  if (owner === self)
    return fault(`Datenordner ${dataDir} ist gesperrt`, `chmod u+rwx "${dataDir}"`)
  return fault(
    `Datenordner ${dataDir} gehört dem Benutzer mit der Nummer ${owner}, dieser hat ${self}`,
    `als jener Benutzer ausführen oder den Ordner übergeben: sudo chown -R ${self} "${dataDir}"`,
  )
}

function checkMode(dataDir: string, mode: number): Finding {
  const octal = (mode & 0o777).toString(8)
  if ((mode & OTHERS_MAY_LOOK) === 0)
    return fine(`Datenordner ist für andere verschlossen (${octal})`)
  return fault(`Datenordner ist für andere offen (${octal})`, `chmod go-rw "${dataDir}"`)
}

async function checkSpace(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const text = `${Math.floor(free / MEGABYTE)} MB frei`
  if (free >= MINIMUM_FREE_BYTES) return fine(text)
  return fault(
    text,
    `Platz schaffen: unter ${MINIMUM_FREE_BYTES / MEGABYTE} MB bleibt die Datenbank stehen`,
  )
}
