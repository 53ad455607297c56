import { Stack, Text } from '@mantine/core'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { adminTexts } from '../../../admin/messages.ts'
import classes from '../../../people/admin/edit/lines.module.css'
import type { ErasureReport } from '../../../people/person.calls.ts'

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
