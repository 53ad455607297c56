import type { breadsDe } from './breads.de.ts'

export const breadsEn: typeof breadsDe = {
  page: {
    title: 'Breads & rolls',
    slug: 'breads-and-rolls',
    linktext: 'Breads',
    description:
      'All breads and rolls with ingredients, allergens, weight and price. Baked by {{business.name}} in {{business.city}}.',
  },
  opening: {
    eyebrow: 'What we bake',
    heading: 'Breads and rolls',
    lead: 'Eight breads and as many kinds of rolls and pastries. Not everything every day, but fresh every day. What is left in the evening goes to the food bank, and the very last becomes breadcrumbs.',
  },
  loaves: {
    heading: 'Our breads',
    caption: 'Prices include VAT. We gladly cut a loaf in half.',
    rows: [
      ['Bread', 'Ingredients', 'Allergens', 'Weight', 'Price'],
      [
        'Mehlgasse loaf',
        'Rye flour, wheat flour, natural sourdough, water, sea salt',
        'Rye, wheat',
        '1\u202fkg',
        '€5.90',
      ],
      [
        'Whole rye',
        'Coarse rye, natural sourdough, water, beet syrup, sea salt',
        'Rye',
        '1\u202fkg',
        '€6.40',
      ],
      [
        'Ems crust',
        'Wheat flour, rye flour, water, wheat sourdough, sea salt',
        'Wheat, rye',
        '750\u202fg',
        '€4.80',
      ],
      [
        'Spelt tin loaf',
        'Wholegrain spelt, water, sunflower seeds, yeast, sea salt',
        'Spelt (a kind of wheat)',
        '750\u202fg',
        '€5.60',
      ],
      [
        'Seed bread',
        'Rye flour, linseed, pumpkin seeds, sesame, sourdough, sea salt',
        'Rye, sesame',
        '500\u202fg',
        '€4.60',
      ],
      [
        'Nut loaf',
        'Wheat flour, walnuts, hazelnuts, water, yeast, honey, sea salt',
        'Wheat, nuts',
        '500\u202fg',
        '€5.20',
      ],
      [
        'Stuten (sweet white loaf)',
        'Wheat flour, whole milk, butter, sugar, eggs, yeast, salt',
        'Wheat, milk, egg',
        '500\u202fg',
        '€4.90',
      ],
      [
        'Baguette',
        'Wheat flour, water, wheat sourdough, yeast, sea salt',
        'Wheat',
        '250\u202fg',
        '€2.60',
      ],
    ],
  },
  rolls: {
    heading: 'Rolls and pastries',
    caption: 'Price per piece, VAT included.',
    rows: [
      ['Bake', 'Ingredients', 'Allergens', 'Price'],
      ['White roll', 'Wheat flour, water, yeast, salt', 'Wheat', '€0.55'],
      ['Rye roll', 'Rye flour, wheat flour, sourdough, salt', 'Rye, wheat', '€0.75'],
      ['Spelt roll', 'Spelt flour, water, yeast, salt', 'Spelt (a kind of wheat)', '€0.95'],
      ['Poppy or sesame roll', 'Wheat flour, water, seeds, yeast, salt', 'Wheat, sesame', '€0.75'],
      ['Pretzel', 'Wheat flour, water, butter, yeast, lye, salt', 'Wheat, milk', '€1.40'],
      [
        'Butter croissant',
        'Wheat flour, butter, whole milk, sugar, yeast, salt',
        'Wheat, milk',
        '€1.90',
      ],
      [
        'Raisin bun',
        'Wheat flour, whole milk, raisins, butter, eggs, yeast',
        'Wheat, milk, egg',
        '€1.20',
      ],
      [
        'Cinnamon roll',
        'Wheat flour, butter, whole milk, sugar, cinnamon, yeast',
        'Wheat, milk',
        '€2.20',
      ],
    ],
  },
  days: {
    heading: 'What to get when',
    items: [
      {
        title: 'Every day',
        text: 'Mehlgasse loaf, Ems crust, baguette, Stuten and all rolls. On Mondays we rest, and so does the sourdough.',
      },
      {
        title: 'Tuesday and Thursday',
        text: 'Whole rye and the spelt tin loaf. Both take two days and taste best on the third.',
      },
      {
        title: 'Wednesday and Saturday',
        text: 'Seed bread and nut loaf. On Saturdays we bake twice as many and still never have enough.',
      },
      {
        title: 'Friday',
        text: 'Pretzel day. From eleven a tray leaves the oven every quarter of an hour, with salt and without.',
      },
    ],
  },
  flour: {
    eyebrow: 'Where it comes from',
    heading: 'Rye that knows us',
    text: 'Our grain comes from three farms around Freckenhorst. It is stone-ground, fresh every week, and never stored longer than ten days. That is why the bread tastes different in autumn than in spring. We think that is a good thing.',
  },
  allergies: {
    heading: 'Good to know if you have an allergy',
    text: 'In the bakehouse we work with wheat, rye, spelt, milk, egg, sesame and nuts on the same tables. Traces of them may be in everything. A folder with all recipes lies on the counter; please ask for it.',
  },
  call: {
    heading: 'A loaf for tomorrow?',
    text: 'Ordered by 5 pm, your bread is ready the next morning, sliced or whole. Call us: {{business.phone}}.',
    button: 'How to pre-order',
  },
}
