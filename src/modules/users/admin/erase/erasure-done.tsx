import { Stack, Text } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import type { ErasureReport } from '../../contract-person.ts'
import classes from '../edit/lines.module.css'
import { adminTexts } from '../texts.ts'

/** What is gone, and what had to stay with the reason. */
export function ErasureDone({ report }: { report: ErasureReport }) {
  const t = useTexts(adminTexts)
  const { lang } = useSession().user
  return (
    <Stack gap="md">
      <Text>{t('erase.done')}</Text>
      {report.kept.length > 0 && (
        <div>
          <Text fw={550} mb="xs">
            {t('erase.kept')}
          </Text>
          <ul className={classes.lines}>
            {report.kept.map(({ module, what, why }) => (
              <li key={`${module} ${what.de}`} className={classes.line}>
                <div className={classes.words}>
                  <p className={classes.name}>{what[lang]}</p>
                  <p className={classes.note}>{why[lang]}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}
