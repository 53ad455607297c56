import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { Modal } from '#ui/modal/modal.tsx'
import type { Finding } from '../../check/findings/finding.ts'
import { findingText } from '../../check/findings/finding-text.ts'
import { changeBlock } from '../../model/commands/change.ts'
import { nameOf } from '../../model/commands/step-words.ts'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'
import { showRight } from '../room/view-store.ts'
import { type Described, describe, isPicture, keyOf, mayDecorate, thumbnailOf } from './describe.ts'
import classes from './publishing.module.css'

/** As its own words, and as the name of somebody. */
const LONGEST = { words: 300, name: 120 }
const UNSAID: Described = { alt: '', isDecorative: false }

type Props = {
  /** Errors of the draft; none closes the window. */
  findings: readonly Finding[]
  onClose(): void
  /** Everything asked for here was given. */
  onMended(): void
}

/** Says what keeps a page from going online, takes what is missing on the spot, and goes on. */
export function PublishBlockers({ findings, onClose, onMended }: Props) {
  const t = useMessages(messages)
  const labels = useDialogLabels()
  const { view } = useRoom()
  const isOpen = findings.length > 0
  const lookAround = () => {
    view.setState(showRight('check'))
    onClose()
  }
  const pictures = findings.filter(isPicture)
  const others = findings.filter((finding) => !isPicture(finding))
  return (
    <Modal opened={isOpen} onClose={onClose} title={t('blockers.title')} labels={labels} size="md">
      {pictures.length > 0 && <Text>{t('blockers.pictures', { count: pictures.length })}</Text>}
      <Others findings={others} onLeave={onClose} />
      {isOpen && (
        <Pictures
          key={pictures.map(keyOf).join()}
          findings={pictures}
          mayGoOn={others.length === 0}
          onMended={onMended}
        >
          <Button variant="subtle" onClick={lookAround}>
            {t('blockers.all')}
          </Button>
        </Pictures>
      )}
    </Modal>
  )
}

function Others({ findings, onLeave }: { findings: readonly Finding[]; onLeave(): void }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, space, data, view } = useRoom()
  const tokens = useStore(data, (now) => now.tokens)
  const show = (block: string) => {
    view.setState(showRight('check'))
    designer.select([block])
    space.scrollTo(block)
    onLeave()
  }
  return (
    <ul className={classes.list}>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)} className={classes.line}>
          <span>{findingText(fillTokens(finding, tokens), lang)}</span>
          {finding.block !== null && (
            <Button size="compact-sm" variant="default" onClick={() => show(finding.block ?? '')}>
              {t('blockers.show')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

type PicturesProps = {
  findings: readonly Finding[]
  mayGoOn: boolean
  onMended(): void
  children: ReactNode
}

function Pictures({ findings, mayGoOn, onMended, children }: PicturesProps) {
  const { designer, session } = useRoom()
  const label = useStore(session, (now) => now?.main?.label)
  const [said, setSaid] = useState<Readonly<Record<string, Described>>>({})
  const isSaid = findings.every((finding) => {
    const { alt, isDecorative } = said[keyOf(finding)] ?? UNSAID
    return isDecorative || alt.trim() !== ''
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    for (const finding of findings) {
      const by = describe(finding, said[keyOf(finding)] ?? UNSAID)
      designer.run(changeBlock(designer.ground(), finding.block ?? '', { by, tag: 'alt' }))
    }
    onMended()
  }
  return (
    <form onSubmit={submit}>
      <ul className={classes.list}>
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <PictureLine
              finding={finding}
              value={said[keyOf(finding)] ?? UNSAID}
              onChange={(value) => setSaid((now) => ({ ...now, [keyOf(finding)]: value }))}
            />
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {children}
        {mayGoOn && (
          <Button type="submit" disabled={!isSaid}>
            {label}
          </Button>
        )}
      </div>
    </form>
  )
}

type LineProps = { finding: Finding; value: Described; onChange(value: Described): void }

function PictureLine({ finding, value, onChange }: LineProps) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer, data } = useRoom()
  const block = finding.block ?? ''
  const isPerson = finding.field === 'author'
  const source = useStore(data, (now) => thumbnailOf(designer.ground(), finding, now.blocks[block]))
  return (
    <div className={classes.picture}>
      {source && <img className={classes.thumbnail} src={source} alt="" />}
      <div className={classes.fields}>
        <TextInput
          data-autofocus
          label={t(isPerson ? 'blockers.person' : 'blockers.alt')}
          description={nameOf(designer.ground(), [block])[lang]}
          placeholder={isPerson ? undefined : t('blockers.example')}
          maxLength={finding.field === 'alt' ? LONGEST.words : LONGEST.name}
          disabled={value.isDecorative}
          value={value.alt}
          onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
        />
        {mayDecorate(designer.ground(), finding) && (
          <Checkbox
            mt="xs"
            label={t('blockers.decorative')}
            checked={value.isDecorative}
            onChange={(event) => onChange({ ...value, isDecorative: event.currentTarget.checked })}
          />
        )}
      </div>
    </div>
  )
}
