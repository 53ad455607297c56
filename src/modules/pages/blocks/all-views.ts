import { type BlockView, blockView } from '#kernel/site/block/block-view.ts'
import { accordion } from './accordion/block.ts'
import { AccordionView } from './accordion/view.tsx'
import { button } from './button/block.ts'
import { ButtonView } from './button/view.tsx'
import { cards } from './cards/block.ts'
import { CardsView } from './cards/view.tsx'
import { column } from './column/block.ts'
import { ColumnView } from './column/view.tsx'
import { contactForm } from './contact-form/block.ts'
import { ContactFormView } from './contact-form/view.tsx'
import { download } from './download/block.ts'
import { DownloadView } from './download/view.tsx'
import { embed } from './embed/block.ts'
import { EmbedView } from './embed/view.tsx'
import { entryList } from './entry-list/block.ts'
import { EntryListView } from './entry-list/view.tsx'
import { fileList } from './file-list/block.ts'
import { FileListView } from './file-list/view.tsx'
import { gallery } from './gallery/block.ts'
import { GalleryBlockView } from './gallery/view.tsx'
import { globalBlock } from './global/block.ts'
import { GlobalView } from './global/view.tsx'
import { heading } from './heading/block.ts'
import { HeadingView } from './heading/view.tsx'
import { hero } from './hero/block.ts'
import { HeroView } from './hero/view.tsx'
import { hr } from './hr/block.ts'
import { HrView } from './hr/view.tsx'
import { html } from './html/block.ts'
import { HtmlView } from './html/view.tsx'
import { image } from './image/block.ts'
import { ImageView } from './image/view.tsx'
import { logos } from './logos/block.ts'
import { LogosView } from './logos/view.tsx'
import { newsletterArchive } from './newsletter-archive/block.ts'
import { NewsletterArchiveView } from './newsletter-archive/view.tsx'
import { newsletterForm } from './newsletter-form/block.ts'
import { NewsletterFormView } from './newsletter-form/view.tsx'
import { openPositions } from './open-positions/block.ts'
import { OpenPositionsView } from './open-positions/view.tsx'
import { openingHours } from './opening-hours/block.ts'
import { OpeningHoursView } from './opening-hours/view.tsx'
import { productBlock } from './product/block.ts'
import { ProductBlockView } from './product/view.tsx'
import { productGroups } from './product-groups/block.ts'
import { ProductGroupsView } from './product-groups/view.tsx'
import { productList } from './product-list/block.ts'
import { ProductListView } from './product-list/view.tsx'
import { quote } from './quote/block.ts'
import { QuoteView } from './quote/view.tsx'
import { search } from './search/block.ts'
import { SearchBlockView } from './search/view.tsx'
import { section } from './section/block.ts'
import { SectionView } from './section/view.tsx'
import { socialLinks } from './social-links/block.ts'
import { SocialLinksView } from './social-links/view.tsx'
import { spacer } from './spacer/block.ts'
import { SpacerView } from './spacer/view.tsx'
import { table } from './table/block.ts'
import { TableView } from './table/view.tsx'
import { tabs } from './tabs/block.ts'
import { TabsView } from './tabs/view.tsx'
import { text } from './text/block.ts'
import { TextView } from './text/view.tsx'
import { video } from './video/block.ts'
import { VideoView } from './video/view.tsx'

/** How the kinds of blocks of this module look. */
export const pageBlockViews: readonly BlockView[] = [
  blockView(accordion, AccordionView),
  blockView(button, ButtonView),
  blockView(cards, CardsView),
  blockView(column, ColumnView),
  blockView(contactForm, ContactFormView),
  blockView(newsletterForm, NewsletterFormView),
  blockView(newsletterArchive, NewsletterArchiveView),
  blockView(download, DownloadView),
  blockView(entryList, EntryListView),
  blockView(fileList, FileListView),
  blockView(gallery, GalleryBlockView),
  blockView(globalBlock, GlobalView),
  blockView(heading, HeadingView),
  blockView(hero, HeroView),
  blockView(hr, HrView),
  blockView(html, HtmlView),
  blockView(image, ImageView),
  blockView(logos, LogosView),
  blockView(openingHours, OpeningHoursView),
  blockView(openPositions, OpenPositionsView),
  blockView(socialLinks, SocialLinksView),
  blockView(productList, ProductListView),
  blockView(productBlock, ProductBlockView),
  blockView(productGroups, ProductGroupsView),
  blockView(quote, QuoteView),
  blockView(search, SearchBlockView),
  blockView(section, SectionView),
  blockView(spacer, SpacerView),
  blockView(table, TableView),
  blockView(tabs, TabsView),
  blockView(text, TextView),
  blockView(video, VideoView),
  blockView(embed, EmbedView),
]
