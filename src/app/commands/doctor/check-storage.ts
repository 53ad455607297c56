import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Settings } from '#kernel/server/settings.ts'
import { textOf } from '#platform/platform-error.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { type Finding, fault, fine } from './finding.ts'

/** Writes a small file where uploads go, reads it back and removes it. */
export async function checkStorage(settings: Settings): Promise<Finding> {
  const place = settings.s3 ? `S3-Speicher ${settings.s3.bucket}` : 'Ordner für Dateien'
  if (!settings.s3 && !(await mayTry(settings.dataDir))) {
    return fine(`${place} entsteht mit dem Datenordner`)
  }
  try {
    const storage = openStorage(settings)
    const key = `doctor/${randomUUID()}`
    await storage.put(key, Readable.from([Buffer.from(key)]))
    const back = await buffer(await storage.get(key))
    await storage.remove(key)
    if (back.toString() === key) return fine(`${place} ist beschreibbar`)
    return fault(`${place} gibt anderes zurück, als geschrieben wurde`, 'Speicher prüfen')
  } catch (error) {
    return fault(
      `${place} ist nicht beschreibbar (${textOf(error)})`,
      'Rechte und Zugangsdaten prüfen',
    )
  }
}

/** In a folder of somebody else, files made by root would later be closed to Kontor. */
async function mayTry(dataDir: string): Promise<boolean> {
  const found = await stat(dataDir).catch(() => undefined)
  return found !== undefined && (process.getuid?.() !== 0 || found.uid === 0)
}
