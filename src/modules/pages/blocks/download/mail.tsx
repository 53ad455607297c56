import { translator } from '#kernel/i18n/messages.ts'
import { type MailContent, type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { type BlockFiles, fileIn } from '../block-files.ts'
import { fileSize } from '../file-size.ts'
import { MailLink } from '../mail-cards.tsx'
import { blockMessages } from '../messages.ts'
import { download } from './block.ts'

type Download = MailContent<MailPropsOf<typeof download>['props'], BlockFiles>

function DownloadMail(block: MailPropsOf<typeof download>) {
  const way = wayTo(block)
  return way ? <MailLink {...way} theme={block.theme} /> : null
}

/** With kind and size, so that nobody on the road is surprised. */
function wayTo({ props, data, lang, addressOf }: Download) {
  const file = fileIn(data, props.file)
  if (!file) return undefined
  const facts = { ext: file.ext.toUpperCase(), size: fileSize(file.size, lang) }
  const words = translator(blockMessages, lang)('download.facts', facts)
  return { href: addressOf(file.href), label: `${props.label || file.name} (${words})` }
}

export const downloadMail = mailView(download, DownloadMail, (block) => {
  const way = wayTo(block)
  return way ? `${way.label}: ${way.href}` : ''
})
