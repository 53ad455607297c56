import { sql } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import { type LegalVerdict, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { sellingRule } from '#modules/shop/server/api.ts'
import { basePriceGroups } from '../../products/server/choices.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { findGaps, findWithoutContent, type Gaps, LACKS } from './find-gaps.ts'

const ALL = {
  label: { de: 'Alle Produkte öffnen', en: 'Open all products' },
  path: 'shop/products?online_state=online',
}

type Judgement = {
  fine: Label
  lacking: Label
  state?: 'red' | 'yellow'
  /** Where products may do without it, by the word of the owner. */
  may?: { label: Label; done: Label }
}

/** Green, or with the products it is about. A word of the owner holds until something newer lacks the same. */
function judgeGaps(
  { links, isMore, newest }: Gaps,
  { fine, lacking, state = 'red', may }: Judgement,
): LegalVerdict {
  if (links.length === 0) return { state: 'green', text: fine }
  return {
    state,
    text: lacking,
    links: isMore ? [...links, ALL] : links,
    ...(may && { confirm: { seen: `without-${newest}`, ...may } }),
  }
}

const mainFeatures = sellingRule<CatalogTables>({
  id: 'L2',
  title: {
    de: 'Über dem Bestellknopf stehen die Waren mit ihren wesentlichen Eigenschaften',
    en: 'The goods with their main features are shown above the order button',
  },
  source: '§ 312j Abs. 2 BGB',
  from: '2014-06-13',
  check: async ({ db }) =>
    judgeGaps(await findGaps(db, LACKS.summary), {
      // A name may say it all: only people can tell.
      state: 'yellow',
      may: {
        label: { de: 'Die Namen genügen', en: 'The names are enough' },
        done: {
          de: 'Sie haben bestätigt, dass die Namen sagen, was man kauft. Kommt ein neues Produkt ohne Kurzbeschreibung dazu, wird wieder gefragt.',
          en: 'You confirmed that the names say what people buy. When a new product without a summary is added, you are asked again.',
        },
      },
      fine: {
        de: 'Jedes Produkt hat eine Kurzbeschreibung. Sie steht mit Preis und Versand in der Übersicht, direkt über dem letzten Knopf der Seite.',
        en: 'Every product has a summary. It is shown with price and shipping in the review, right above the last button of the page.',
      },
      lacking: {
        de: 'Diese Produkte haben keine Kurzbeschreibung, in der Übersicht vor dem Bestellen steht nur ihr Name. Prüfen Sie, ob er genügt, oder nennen Sie Material, Größe oder Inhalt in einem Satz.',
        en: 'These products have no summary, so the review before ordering shows nothing but their name. Check whether that is enough, or add material, size or content in one sentence.',
      },
    }),
})

const basePrices = sellingRule<CatalogTables>({
  id: 'L7',
  title: {
    de: 'Was nach Gewicht oder Maß verkauft wird, zeigt den Grundpreis',
    en: 'What is sold by weight or measure shows its base price',
  },
  source: '§§ 4, 5 PAngV',
  from: '2022-05-28',
  check: async ({ db }) => {
    const groups = await basePriceGroups(db)
    if (groups.length === 0)
      return {
        state: 'yellow',
        text: {
          de: 'Keine Warengruppe verlangt einen Grundpreis. Verkaufen Sie etwas nach Gewicht, Volumen, Länge oder Fläche, auch abgepackt, schalten Sie ihn in der Gruppe ein. Sonst bestätigen Sie, dass das so stimmt.',
          en: 'No product group asks for a base price. If you sell by weight, volume, length or area, also in packs, switch it on in the group. Otherwise confirm that this is right.',
        },
        links: [
          { label: { de: 'Warengruppen öffnen', en: 'Open product groups' }, path: 'shop/groups' },
        ],
        confirm: {
          seen: 'nothing-by-content',
          label: {
            de: 'Wir verkaufen nichts nach Gewicht oder Maß',
            en: 'We sell nothing by weight or measure',
          },
          done: {
            de: 'Sie haben bestätigt, dass Sie nichts nach Gewicht oder Maß verkaufen.',
            en: 'You confirmed that you sell nothing by weight or measure.',
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
    en: 'Maker, picture and warnings are shown with the product',
  },
  source: 'Art. 19 VO (EU) 2023/988 (GPSR)',
  from: '2024-12-13',
  check: async ({ db }) => {
    const makers = await findGaps(db, goods(LACKS.maker))
    const isMakerMissing = makers.links.length > 0
    const gaps = isMakerMissing ? makers : await findGaps(db, goods(LACKS.image))
    return judgeGaps(gaps, {
      fine: {
        de: 'Jede Ware nennt ihren Hersteller mit Anschrift und E-Mail und zeigt ein Bild.',
        en: 'All goods name their maker with address and email and show a picture.',
      },
      lacking: isMakerMissing ? WITHOUT_MAKER : WITHOUT_IMAGE,
      may: EXEMPT,
    })
  },
})

/** What is only downloaded is nothing the law on product safety is about. */
function goods({ where, field }: (typeof LACKS)['maker' | 'image']) {
  return { where: sql`${where} and products.withdrawal <> 'digital'`, field }
}

const WITHOUT_MAKER = {
  de: 'Bei diesen Produkten fehlen Name, Anschrift oder E-Mail des Herstellers. Sitzt er nicht in der EU, nennen Sie auch die verantwortliche Person in der EU. Lebensmittel und Pflanzen sind von dieser Vorschrift ausgenommen; verpackte Lebensmittel müssen Name und Anschrift trotzdem nennen.',
  en: 'These products lack the name, address or email of the maker. If the maker is outside the EU, name the responsible person in the EU, too. Food and plants are exempt from this rule; packed food must name the business and its address all the same.',
}

const WITHOUT_IMAGE = {
  de: 'Diese Produkte haben kein Bild. Auch daran muss man sie erkennen können. Lebensmittel und Pflanzen sind ausgenommen.',
  en: 'These products have no picture. People must be able to recognise them by it. Food and plants are exempt.',
}

const EXEMPT = {
  label: { de: 'Diese Produkte sind ausgenommen', en: 'These products are exempt' },
  done: {
    de: 'Sie haben bestätigt, dass Produkte ohne diese Angaben ausgenommen sind. Kommt ein neues dazu, wird wieder gefragt.',
    en: 'You confirmed that products without these facts are exempt. When a new one is added, you are asked again.',
  },
}

export const productRules = [mainFeatures, basePrices, productSafety]
