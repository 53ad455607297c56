import { formatDay } from '#kernel/i18n/format.ts'
import { type MailContent, type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { cardsText, MailCards, MailTitle } from '../mail-cards.tsx'
import { type EntryTeaser, entryList } from './block.ts'

type Entries = MailContent<MailPropsOf<typeof entryList>['props'], readonly EntryTeaser[]>

function EntryListMail(block: MailPropsOf<typeof entryList>) {
  const { props, theme, width, addressOf } = block
  const cards = cardsOf(block)
  if (cards.length === 0) return null
  return (
    <>
      <MailTitle title={props.title} theme={theme} />
      <MailCards cards={cards} columns={props.columns} {...{ theme, width, addressOf }} />
    </>
  )
}

function cardsOf({ props, data = [], lang, addressOf }: Entries) {
  return data.map(({ href, title, date, excerpt, picture }) => ({
    // With its own words: many mail programs show no pictures at first.
    picture: props.hasPictures ? picture : null,
    ...{ eyebrow: formatDay(date, lang), title, text: excerpt, href: addressOf(href) },
  }))
}

export const entryListMail = mailView(entryList, EntryListMail, (block) => {
  const said = cardsText(cardsOf(block))
  return said && [block.props.title, said].filter(Boolean).join('\n\n')
})
