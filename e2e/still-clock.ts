import pg from 'pg'
import { backupSection } from '#modules/backup/config.ts'

/**
 * No backup by the clock: it begins five minutes after a full hour, and would put a row of its own
 * beside the one a test makes, and work beside whatever a test measures.
 */
export async function stopBackupClock(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const value = JSON.stringify({ ...backupSection.defaults, rhythm: 'off' })
    await client.query('insert into config_sections (name, value, version) values ($1, $2, 1)', [
      backupSection.name,
      value,
    ])
  } finally {
    await client.end()
  }
}
