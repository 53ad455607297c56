import { errorCatalogue } from '#kernel/server/app-error.ts'

export const catalogFailures = errorCatalogue({
  addressTaken: {
    status: 409,
    code: 'address-taken',
    de: 'Diese Adresse ist im Shop schon vergeben.',
    en: 'This address is already taken in the shop.',
  },
  skuTaken: {
    status: 409,
    code: 'sku-taken',
    de: 'Diese Artikelnummer gibt es schon.',
    en: 'This article number already exists.',
  },
  groupLoop: {
    status: 422,
    code: 'loop',
    de: 'Eine Warengruppe kann nicht unter sich selbst liegen.',
    en: 'A product group cannot be part of itself.',
  },
  groupTooDeep: {
    status: 422,
    code: 'too-deep',
    de: 'So tief können Warengruppen nicht verschachtelt werden.',
    en: 'Product groups cannot be nested this deeply.',
  },
  groupHasChildren: {
    status: 409,
    code: 'in-use',
    de: 'Unter dieser Warengruppe liegen noch andere. Verschieben oder löschen Sie diese zuerst.',
    en: 'Other product groups are part of this one. Move or delete them first.',
  },
  colorInUse: {
    status: 409,
    code: 'in-use',
    de: 'Es gibt noch Produkte in dieser Farbe.',
    en: 'There are still products in this colour.',
  },
  tooManyFiles: {
    status: 422,
    code: 'too-many-files',
    de: 'Ein Produkt kann höchstens 30 Dateien zum Herunterladen haben.',
    en: 'A product can have at most 30 files to download.',
  },
  notDigital: {
    status: 409,
    code: 'not-digital',
    de: 'Dateien zum Herunterladen gibt es nur bei digitaler Ware. Wählen Sie beim Widerrufsrecht „digitale Ware“ und speichern Sie, dann laden Sie die Datei hoch.',
    en: 'Only digital goods have files to download. Choose “digital goods” as the right of withdrawal and save, then upload the file.',
  },
  rateInUse: {
    status: 409,
    code: 'in-use',
    de: 'Es gibt noch Produkte mit diesem Steuersatz. Geben Sie ihnen zuerst einen anderen.',
    en: 'There are still products with this VAT rate. Give them another one first.',
  },
  shippingInUse: {
    status: 409,
    code: 'in-use',
    de: 'Es gibt noch Produkte mit dieser Versandart. Geben Sie ihnen zuerst eine andere.',
    en: 'There are still products with this kind of shipping. Give them another one first.',
  },
  unknownReference: {
    status: 422,
    code: 'reference',
    de: 'Etwas, auf das sich dieses Produkt bezieht, gibt es nicht mehr.',
    en: 'Something this product refers to no longer exists.',
  },
  variantsDiffer: {
    status: 422,
    code: 'variants',
    de: 'Jede Variante braucht zu jeder Eigenschaft einen Wert, und keine zwei dürfen gleich sein.',
    en: 'Each variant needs a value for each property, and no two may be alike.',
  },
  publishProduct: {
    status: 403,
    code: 'C100',
    de: 'Besucher sehen das sofort. Ändern darf es nur, wer Produkte veröffentlichen darf.',
    en: 'Visitors see this at once. Only people who may publish products can change it.',
  },
  gone: {
    status: 410,
    code: 'gone',
    de: 'Dieses Produkt gibt es nicht mehr.',
    en: 'This product no longer exists.',
  },
  groupGone: {
    status: 410,
    code: 'gone',
    de: 'Diese Warengruppe gibt es nicht mehr.',
    en: 'This product group no longer exists.',
  },
})
