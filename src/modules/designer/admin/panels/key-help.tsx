import { useTexts } from '#kernel/admin/session.tsx'
import { texts } from '../texts.ts'
import classes from './panels.module.css'

const NAMES = [
  'choose',
  'write',
  'out',
  'insert',
  'move',
  'size',
  'hide',
  'copy',
  'remove',
  'undo',
] as const

/** What to do when nothing is selected. */
export function KeyHelp() {
  const t = useTexts(texts)
  return (
    <section className={classes.help}>
      <h2 className={classes.title}>{t('help.title')}</h2>
      <p className={classes.quiet}>{t('help.text')}</p>
      <dl className={classes.keys}>
        {NAMES.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t(`help.keys.${name}`)}</kbd>
            </dt>
            <dd>{t(`help.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
