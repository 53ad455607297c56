import type { Label } from '#kernel/i18n/messages.ts'
import { type LegalVerdict, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { basePriceGroups } from '../../products/server/choices.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { findGaps, findWithoutContent, type Gaps, LACKS } from './find-gaps.ts'

const ALL = {
  label: { de: 'Alle Produkte öffnen', en: 'Open all products' },
  path: 'shop/products?online_state=online',
}

/** Red with the products it is about, or green. */
function judgeGaps({ links, isMore }: Gaps, words: { fine: Label; lacking: Label }): LegalVerdict {
  if (links.length === 0) return { state: 'green', text: words.fine }
  return { state: 'red', text: words.lacking, links: isMore ? [...links, ALL] : links }
}

const mainFeatures = legalRule<CatalogTables>({
  id: 'L2',
  title: {
    de: 'Über dem Bestellknopf stehen die Waren mit ihren wesentlichen Eigenschaften',
    en: 'Above the order button stand the goods with their main features',
  },
  source: '§ 312j Abs. 2 BGB',
  from: '2014-06-13',
  check: async ({ db }) =>
    judgeGaps(await findGaps(db, LACKS.summary), {
      fine: {
        de: 'Jedes Produkt hat eine Kurzbeschreibung. Sie steht mit Preis und Versand in der Übersicht, direkt über dem letzten Knopf der Seite.',
        en: 'Every product has a summary. It stands with price and shipping in the review, right above the last button of the page.',
      },
      lacking: {
        de: 'Diese Produkte haben keine Kurzbeschreibung. In der Übersicht vor dem Bestellen fehlt dann, was sie ausmacht. Tragen Sie Material, Größe oder Inhalt in einem Satz ein.',
        en: 'These products have no summary, so the review before ordering does not say what they are. Add material, size or content in one sentence.',
      },
    }),
})

const basePrices = legalRule<CatalogTables>({
  id: 'L7',
  title: {
    de: 'Was nach Inhalt verkauft wird, zeigt den Grundpreis',
    en: 'What is sold by content shows its base price',
  },
  source: '§§ 4, 5 PAngV',
  from: '2022-05-28',
  check: async ({ db }) => {
    const groups = await basePriceGroups(db)
    if (groups.length === 0)
      return {
        state: 'yellow',
        text: {
          de: 'Keine Warengruppe verlangt einen Grundpreis. Verkaufen Sie etwas nach Gewicht, Volumen, Länge oder Fläche, schalten Sie ihn in der Gruppe ein. Sonst bestätigen Sie, dass das so stimmt.',
          en: 'No product group asks for a base price. If you sell by weight, volume, length or area, switch it on in the group. Otherwise confirm that this is right.',
        },
        links: [
          { label: { de: 'Warengruppen öffnen', en: 'Open product groups' }, path: 'shop/groups' },
        ],
        confirm: {
          seen: 'nothing-by-content',
          label: { de: 'Wir verkaufen nichts nach Inhalt', en: 'We sell nothing by content' },
          done: {
            de: 'Sie haben bestätigt, dass Sie nichts nach Inhalt verkaufen.',
            en: 'You confirmed that you sell nothing by content.',
          },
        },
      }
    return judgeGaps(await findWithoutContent(db, groups), {
      fine: {
        de: 'In allen Gruppen mit Grundpreis ist der Inhalt eingetragen.',
        en: 'In all groups with a base price the content is filled in.',
      },
      lacking: {
        de: 'Bei diesen Produkten fehlt der Inhalt, also auch der Grundpreis. Tragen Sie ein, wie viel darin ist.',
        en: 'These products lack their content, and so their base price. Say how much is in them.',
      },
    })
  },
})

const productSafety = legalRule<CatalogTables>({
  id: 'L13',
  title: {
    de: 'Hersteller, Bild und Sicherheitshinweise stehen beim Produkt',
    en: 'Maker, picture and warnings stand with the product',
  },
  source: 'Art. 19 VO (EU) 2023/988 (GPSR)',
  from: '2024-12-13',
  check: async ({ db }) => {
    const makers = await findGaps(db, LACKS.maker)
    const isMakerMissing = makers.links.length > 0
    return judgeGaps(isMakerMissing ? makers : await findGaps(db, LACKS.image), {
      fine: {
        de: 'Jedes Produkt nennt seinen Hersteller mit Anschrift und E-Mail und zeigt ein Bild.',
        en: 'Every product names its maker with address and email and shows a picture.',
      },
      lacking: isMakerMissing ? WITHOUT_MAKER : WITHOUT_IMAGE,
    })
  },
})

const WITHOUT_MAKER = {
  de: 'Bei diesen Produkten fehlen Name, Anschrift oder E-Mail des Herstellers. Kommt er nicht aus der EU, nennen Sie auch die verantwortliche Person in der EU.',
  en: 'These products lack the name, address or email of the maker. If the maker is outside the EU, name the responsible person in the EU, too.',
}

const WITHOUT_IMAGE = {
  de: 'Diese Produkte haben kein Bild. Auch daran muss man sie erkennen können.',
  en: 'These products have no picture. People must be able to recognise them by it.',
}

export const productRules = [mainFeatures, basePrices, productSafety]
