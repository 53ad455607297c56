import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { backupInstallation } from '#app/server/backup-installation.ts'
import { muteReporters } from '#modules/bug-tracker/server/migrations/20261115-1220-bug-tracker-mute-reporters.ts'
import { startTestApp } from '#tests/test-app.ts'
import { archiveFiles } from '../../server/api.ts'

const app = await startTestApp()
afterAll(() => app.close())
const { db } = app.services
const archives = archiveFiles(app.services, backupInstallation())
const fileOf = (name: string) => join(app.services.settings.dataDir, name)
const LAST = '20261115-1220-bug-tracker-mute-reporters'

test('a backup of an older version is brought up to this one; a newer one is refused', async () => {
  await muteReporters.down?.(db)
  const { rows } = await sql<{ timestamp: string }>`
    delete from migrations where name = ${LAST} returning timestamp`.execute(db)
  await archives.write(fileOf('alt.kontor'))
  await muteReporters.up(db)
  const at = rows[0]?.timestamp ?? ''
  await sql`insert into migrations (name, timestamp) values (${LAST}, ${at})`.execute(db)
  const old = await archives.open(fileOf('alt.kontor'))
  expect(await archives.check(old)).toMatchObject({ schema: 'older' })

  await sql`insert into migrations (name, timestamp) values ('29990101-0000-later', ${at})`.execute(
    db,
  )
  await archives.write(fileOf('neu.kontor'))
  await sql`delete from migrations where name = '29990101-0000-later'`.execute(db)
  const newer = await archives.open(fileOf('neu.kontor'))
  const trial = archives.check(newer)
  await expect(trial).rejects.toMatchObject({ name: 'PlatformError', code: 'newer-version' })

  const before = await sql<{ n: number }>`select count(*)::int as n from users`.execute(db)
  await archives.restore(old)
  const after = await sql<{ n: number }>`select count(*)::int as n from users`.execute(db)
  expect(after.rows).toEqual(before.rows)
  const left = await sql<{ datname: string }>`
    select datname from pg_database d where starts_with(datname, 'kontor_scratch_' ||
      (select oid from pg_database where datname = current_database()) || '_')`.execute(db)
  expect(left.rows).toEqual([])
}, 60_000)
