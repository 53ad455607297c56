import { ActionIcon, Button, UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { remove } from '../../model/arrange.ts'
import { acceptSamples } from '../../model/samples.ts'
import { nameOf } from '../../model/step-words.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { useSamples } from '../room/use-samples.ts'
import classes from './panels.module.css'

/** What the template brought along and nobody has made their own yet; a press leads to the block. */
export function SamplesPanel() {
  const t = useMessages(messages)
  const { view, designer } = useRoom()
  const keys = useSamples()
  return (
    <div className={classes.scroll}>
      <div className={classes.head}>
        <h2 className={`${classes.title} ${classes.headWords}`}>
          {t('samples.title', { count: keys.length })}
        </h2>
        <ActionIcon
          variant="subtle"
          aria-label={t('check.close')}
          onClick={() => view.setState({ right: 'settings' })}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </div>
      {keys.length === 0 ? (
        <p className={classes.good} role="status">
          <IconCircleCheck {...ICON} />
          {t('samples.none')}
        </p>
      ) : (
        <p className={classes.quiet}>{t('samples.text')}</p>
      )}
      <ul className={classes.findings}>
        {keys.map((key) => (
          <li key={key}>
            <Sample id={key} />
          </li>
        ))}
      </ul>
      {keys.length > 1 && (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            onClick={() => designer.run(acceptSamples(designer.ground(), keys))}
          >
            {t('samples.acceptAll')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Sample({ id }: { id: string }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, space, data, tools, isFixed } = useRoom()
  const tokens = useStore(data, (now) => now.tokens)
  const block = useDesigner(({ doc }) => doc.nodes[id]?.block)
  if (!block) return null
  const kind = nameOf(designer.ground(), [id])[lang]
  const words = tools.summaryOf(fillTokens(block, tokens))
  const name = words ? `${kind}: ${words}` : kind
  const go = () => {
    designer.select([id])
    space.scrollTo(id)
  }
  return (
    <div className={classes.sample}>
      <UnstyledButton className={classes.finding} onClick={go}>
        <span className={classes.quiet}>{kind}</span>
        <span className={classes.said}>{words}</span>
      </UnstyledButton>
      <div className={classes.actions}>
        <Button
          size="compact-xs"
          variant="default"
          onClick={go}
          aria-label={`${t('samples.replace')}: ${name}`}
        >
          {t('samples.replace')}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`${t('samples.accept')}: ${name}`}
          onClick={() => designer.run(acceptSamples(designer.ground(), [id]))}
        >
          {t('samples.accept')}
        </Button>
        {!isFixed && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            aria-label={`${t('samples.remove')}: ${name}`}
            onClick={() => designer.run(remove(designer.ground(), [id]))}
          >
            {t('samples.remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
