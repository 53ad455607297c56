import type { ProductWords } from '../../../shop-template.ts'
import type { productsDe } from './products.de.ts'

export const productsEn: Readonly<Record<keyof typeof productsDe, ProductWords>> = {
  mehlgassenbrot: {
    title: 'Mehlgassen loaf',
    summary: 'Rye and wheat, natural sourdough, a hearty crust. 1 kg',
    text: 'Our bread for every day, as old as the bakehouse. The dough rests for sixteen hours and is then slid straight onto the stone. It is best on the third day and still good on the fifth.',
    ingredients:
      'RYE flour, WHEAT flour, natural sourdough (RYE flour, water), water, sea salt. Keep cool and dry in a bread bin.',
  },
  'volles-korn': {
    title: 'Whole rye tin loaf',
    summary: 'Coarse rye baked in a tin, moist and dense. 1 kg',
    text: 'Two days of time, whole coarse rye and a spoonful of beet syrup. A bread for thin slices and thick toppings.',
    ingredients:
      'Coarse RYE meal, natural sourdough (RYE flour, water), water, sugar beet syrup, sea salt. Keep cool and dry.',
  },
  emskruste: {
    title: 'Ems crust',
    summary: 'A light wheat and rye loaf, baked twice. 750 g',
    text: 'First hot, then hotter: that is how the Ems crust earns its name. Inside it stays open and mild, even for children who usually leave the crust.',
    ingredients:
      'WHEAT flour, RYE flour, water, WHEAT sourdough, sea salt. Stand on the cut side, do not wrap in film.',
  },
  dinkelkasten: {
    title: 'Spelt tin loaf',
    summary: 'Wholemeal spelt with sunflower seeds. 750 g',
    text: 'Soft enough for the lunch box, strong enough for old cheese. The spelt grows in Freckenhorst and is milled the day before we bake.',
    ingredients:
      'Wholemeal SPELT flour (a kind of WHEAT), water, sunflower seeds, yeast, sea salt. Keep cool and dry.',
  },
  saatenbrot: {
    title: 'Seeded rye loaf',
    summary: 'Rye bread with linseed, pumpkin seeds and sesame. 500 g',
    text: 'The seeds soak overnight, so the loaf stays moist for a week. Toasted it tastes of nuts, though there are none in it.',
    ingredients:
      'RYE flour, linseed, pumpkin seeds, SESAME, sourdough (RYE flour, water), water, sea salt. Keep cool and dry.',
  },
  nussknust: {
    title: 'Nut loaf',
    summary: 'Wheat bread with walnuts, hazelnuts and honey. 500 g',
    text: 'A handful of roasted nuts goes into every loaf. Good with goat’s cheese, with pears and with a long evening.',
    ingredients:
      'WHEAT flour, WALNUTS, HAZELNUTS, water, yeast, honey, sea salt. Keep cool and dry.',
  },
  stuten: {
    title: 'Stuten, the Sunday loaf',
    summary: 'Soft white bread with milk and butter. 500 g',
    text: 'In Westphalia it belongs on the coffee table, with butter and beet syrup. Toasted, it needs nothing at all.',
    ingredients:
      'WHEAT flour, whole MILK, BUTTER, sugar, EGGS, yeast, salt. Keep in its bag and eat soon.',
  },
  baguette: {
    title: 'Baguette',
    summary: 'Long fermentation, little yeast, many holes. 250 g',
    text: 'Matured in the cold for twenty-four hours, then baked fast and hot. Five minutes in the oven in the evening, and it crackles again.',
    ingredients:
      'WHEAT flour, water, WHEAT sourdough, yeast, sea salt. Best on the day it arrives.',
  },
  kartoffelbrot: {
    title: 'Potato bread',
    summary: 'With mashed potatoes from the farm next door. 750 g',
    text: 'The potatoes keep it soft, the rye keeps it together. Our favourite bread for a barbecue.',
    ingredients:
      'WHEAT flour, potatoes (22%), RYE flour, water, yeast, sea salt, nutmeg. Keep cool and dry.',
  },
  kuerbiskernbrot: {
    title: 'Pumpkin seed bread',
    summary: 'Dark, full of flavour and rolled in seeds. 500 g',
    text: 'Seeds on the outside and even more within. The malt comes from a small maltings that otherwise supplies brewers only.',
    ingredients:
      'WHEAT flour, RYE flour, water, pumpkin seeds (15%), BARLEY malt, yeast, sea salt. Keep cool and dry.',
  },
  buttermilchbrot: {
    title: 'Buttermilk bread',
    summary: 'Mildly sour, with a fine crumb. 750 g',
    text: 'For everyone who finds sourdough too sour. The buttermilk makes the crumb tender and the crust golden.',
    ingredients: 'WHEAT flour, BUTTERMILK (28%), RYE flour, yeast, sea salt. Keep cool and dry.',
  },
  pumpernickel: {
    title: 'Pumpernickel',
    summary: 'Baked for sixteen hours, sliced. 500 g',
    text: 'Nothing but coarse rye, water and salt. The sweetness comes by itself once it is left in the oven for a night and half a day. It keeps for several weeks in its pack.',
    ingredients: 'Coarse RYE meal, water, sea salt. Once opened keep cool and eat within a week.',
  },
  schnittbroetchen: {
    title: 'Split rolls',
    summary: 'The classic of our lane. Bag of 6',
    text: 'Crisp outside, soft inside, with one cut down the middle. Three minutes in your oven, and they are as good as fresh.',
    ingredients: 'WHEAT flour, water, yeast, salt. Eat on the day they arrive, or freeze.',
  },
  roggling: {
    title: 'Rye rolls',
    summary: 'Hearty rolls with sourdough. Bag of 6',
    text: 'Small, dark and honest. These are the rolls for people who would rather have bread.',
    ingredients:
      'RYE flour, WHEAT flour, sourdough (RYE flour, water), water, salt. Eat on the day they arrive, or freeze.',
  },
  dinkelknauz: {
    title: 'Rustic spelt rolls',
    summary: 'Shaped with wet hands. Bag of 4',
    text: 'The dough is so soft that no machine likes it. That is why no two look the same.',
    ingredients:
      'SPELT flour (a kind of WHEAT), water, yeast, salt. Eat on the day they arrive, or freeze.',
  },
  mohnbroetchen: {
    title: 'Poppy and sesame rolls',
    summary: 'Three with poppy seeds, three with sesame. Bag of 6',
    text: 'We dip them head first into the seeds so that some of them stay on. Half end up on the tablecloth all the same.',
    ingredients:
      'WHEAT flour, water, poppy seeds, SESAME, yeast, salt. Eat on the day they arrive, or freeze.',
  },
  laugenbrezel: {
    title: 'Lye pretzels',
    summary: 'Fat belly, thin arms, coarse salt. Bag of 4',
    text: 'Twisted by hand and dipped into lye. The salt lies on top: if you like less of it, brush it off.',
    ingredients:
      'WHEAT flour, water, BUTTER, yeast, salt, acidity regulator sodium hydroxide. Eat on the day they arrive, or freeze.',
  },
  buttercroissant: {
    title: 'Butter croissants',
    summary: 'Three days in the making, 27 layers. Bag of 4',
    text: 'A quarter of the dough is butter, the rest is patience. Refresh for four minutes at 160 °C before breakfast.',
    ingredients:
      'WHEAT flour, BUTTER (24%), whole MILK, sugar, yeast, salt. Eat on the day they arrive, or freeze.',
  },
  rosinenbroetchen: {
    title: 'Raisin buns',
    summary: 'Soft, sweet and full of raisins. Bag of 4',
    text: 'The raisins spend the night in apple juice. Children eat the buns plain, adults with butter and in secret.',
    ingredients:
      'WHEAT flour, whole MILK, raisins (18%), BUTTER, EGGS, apple juice, yeast, salt. Keep in the bag and eat soon.',
  },
  zimtschnecke: {
    title: 'Cinnamon rolls',
    summary: 'With Ceylon cinnamon and icing. Box of 2',
    text: 'Large enough to share, too good to do so. That is why they come in pairs.',
    ingredients:
      'WHEAT flour, BUTTER, whole MILK, sugar, cinnamon, yeast, salt. Keep in the box and eat soon.',
  },
  gugelhupf: {
    title: 'Gugelhupf',
    summary: 'From grandmother’s notebook, with icing sugar. 600 g',
    text: 'A yeast dough that may rise three times, with almonds and a little lemon. It travels well because it is not too soft, and it keeps for a week.',
    ingredients:
      'WHEAT flour, BUTTER, EGGS, whole MILK, sugar, ALMONDS, yeast, lemon zest, salt. Keep cool and dry.',
  },
  marmorkuchen: {
    title: 'Marble cake',
    summary: 'Vanilla and dark cocoa, baked in a ring. 700 g',
    text: 'Drawn through once with a fork and no more. A cake for the desk, the train and guests who have only just called.',
    ingredients:
      'WHEAT flour, sugar, BUTTER, EGGS, whole MILK, cocoa (6%), vanilla, baking powder, salt. Keep cool and dry.',
  },
  'apfelkuchen-glas': {
    title: 'Apple cake in a jar',
    summary: 'Baked in the jar, keeps for three months. 240 g',
    text: 'A sponge with old orchard apples, baked and sealed right in the jar. No deposit, but a jar worth keeping.',
    ingredients:
      'Apples (35%), WHEAT flour, EGGS, sugar, BUTTER, HAZELNUTS, cinnamon, baking powder, salt. Keep unopened at room temperature.',
  },
  nussecken: {
    title: 'Nut corners',
    summary: 'Shortcrust, hazelnuts, three corners of chocolate. 320 g',
    text: 'Four in a tin. We dip the corners into chocolate and leave the middle bare, so that you can see the nuts.',
    ingredients:
      'HAZELNUTS (30%), WHEAT flour, BUTTER, sugar, EGGS, dark chocolate (cocoa mass, sugar, cocoa butter, emulsifier lecithins (SOY)), salt. Keep cool and dry.',
  },
  christstollen: {
    title: 'Christmas stollen',
    summary: 'Baked in October, matured for four weeks. In two sizes',
    text: 'Raisins in rum, candied lemon peel, almonds and as much butter as the dough can carry. Then it rests in the cool cellar for four weeks and improves every Sunday.',
    ingredients:
      'WHEAT flour, raisins (20%), BUTTER, ALMONDS, whole MILK, sugar, candied lemon peel, candied orange peel, rum, yeast, spices, salt. Contains alcohol. Keep cool and dry.',
  },
  fruechtebrot: {
    title: 'Fruit loaf',
    summary: 'Figs, plums, nuts and hardly any flour. 400 g',
    text: 'Eaten in thin slices with cold butter. Well wrapped it lasts until spring, provided nobody knows about it.',
    ingredients:
      'Figs, plums, HAZELNUTS, WALNUTS, RYE flour, apricots, honey, spices, salt. Keep cool and dry.',
  },
  zwieback: {
    title: 'Zwieback rusks',
    summary: 'Baked twice, as the name says. 225 g',
    text: 'A mild yeast dough, sliced and slowly toasted. For the stomach, for coffee and for the base of a cheesecake.',
    ingredients: 'WHEAT flour, whole MILK, BUTTER, sugar, EGGS, yeast, salt. Keep dry.',
  },
  knaeckebrot: {
    title: 'Seeded crispbread',
    summary: 'Paper-thin, with linseed and coarse salt. 200 g',
    text: 'We roll the dough so thin that you can see our lane through it. Then it dries in the cooling oven.',
    ingredients: 'Wholemeal RYE flour, water, linseed, SESAME, rapeseed oil, sea salt. Keep dry.',
  },
  grissini: {
    title: 'Grissini',
    summary: 'With rosemary, pulled by hand. 125 g',
    text: 'No two are the same length, and all of them are gone too soon. Made from the baguette dough of the day before.',
    ingredients: 'WHEAT flour, water, olive oil, rosemary, yeast, sea salt. Keep dry.',
  },
  semmelbroesel: {
    title: 'Breadcrumbs',
    summary: 'Made from yesterday’s rolls. 500 g',
    text: 'What is left in the evening is dried and ground. Coarser than from a factory, so your crust turns out crisper.',
    ingredients: 'WHEAT flour, RYE flour, water, yeast, salt. Keep dry.',
  },
  knuspermuesli: {
    title: 'Crunchy muesli',
    summary: 'Oats, honey and nuts from the baking tray. 500 g',
    text: 'Roasted in the stone oven once the bread is out and there is heat to spare. Without refined sugar, but with honey from around here.',
    ingredients:
      'OAT flakes (55%), honey, HAZELNUTS, sunflower seeds, rapeseed oil, raisins, cinnamon, salt. Keep dry.',
  },
  roggenmehl: {
    title: 'Rye flour type 1150',
    summary: 'Stone-ground, for sourdough breads. 1 kg',
    text: 'The very flour we bake with, fresh from the mill every week. On the back there is a recipe for your first own loaf.',
    ingredients: 'RYE flour. Keep cool and dry; heat through before eating.',
  },
  dinkelmehl: {
    title: 'Spelt flour type 630',
    summary: 'For cakes, pancakes and light breads. 1 kg',
    text: 'Fine, light and kind to beginners. If it takes the place of wheat flour, use a sip less water.',
    ingredients: 'SPELT flour (a kind of WHEAT). Keep cool and dry; heat through before eating.',
  },
  brotbackmischung: {
    title: 'Mehlgassen bread mix',
    summary: 'With dried sourdough, for one loaf. 600 g',
    text: 'Add water, stir, leave overnight, bake. It even works for people who usually make toast.',
    ingredients:
      'RYE flour, WHEAT flour, dried sourdough (RYE flour), sea salt, dried yeast. Keep cool and dry; bake before eating.',
  },
  erdbeerkonfituere: {
    title: 'Strawberry extra jam',
    summary: 'Cooked in June, small pots, plenty of fruit. 220 g',
    text: 'The strawberries leave the field in the morning and are in the jar by noon. A pot holds no more than twelve jars, and that is how we want it.',
    ingredients:
      'Strawberries, sugar, lemon juice, gelling agent pectin. Prepared with 60 g of fruit per 100 g. Total sugar content 52 g per 100 g. Once opened keep cool.',
  },
  bluetenhonig: {
    title: 'Blossom honey from the Ems meadows',
    summary: 'Stirred until creamy, from a beekeeper by the river. 500 g',
    text: 'Lime, clover and whatever else is in flower on the banks. It sets in winter and softens again in warm water.',
    ingredients: 'Honey (origin: Germany). Not suitable for children under twelve months.',
  },
  roestkaffee: {
    title: 'House coffee',
    summary: 'Slowly roasted, nutty, low in acid. 250 g',
    text: 'The same that we serve in the café. If you have no grinder, take it ground for the filter.',
    ingredients: 'Roasted coffee (100% arabica). Keep dry and closed.',
  },
  brotzeitkiste: {
    title: 'Bread and jam crate',
    summary: 'Pumpernickel, crispbread, jam and honey in a wooden crate',
    text: 'A present nobody takes back: 500 g of pumpernickel, 200 g of crispbread, 220 g of strawberry jam and 500 g of honey. The crate is made of poplar and will gladly hold apples afterwards.',
    ingredients:
      'Pumpernickel: coarse RYE meal, water, sea salt. Crispbread: wholemeal RYE flour, water, linseed, SESAME, rapeseed oil, sea salt. Jam: strawberries, sugar, lemon juice, pectin. Honey (origin: Germany).',
  },
  brotbeutel: {
    title: 'Linen bread bag',
    summary: 'Keeps bread fresh three days longer than paper',
    text: 'Undyed linen, 40 by 30 centimetres, sewn in a workshop near us. Wash at 60 °C, do not tumble dry.',
  },
  gaerkorb: {
    title: 'Cane proving basket',
    summary: 'For loaves up to 1 kg, with the typical pattern of rings',
    text: 'Round, 22 centimetres wide. Dust with rye flour, put in the dough, wait. Tap it out after baking and let it dry; never wash it.',
  },
}
