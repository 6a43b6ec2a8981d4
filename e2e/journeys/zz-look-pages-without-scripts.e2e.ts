import { drawingPictures } from '../support/browser.ts';
import { findGood } from '../support/goods.ts';
import { test } from '../support/journey.ts';
import { findOffer, stayIn } from '../support/hotels.ts';

test.use(drawingPictures);

test('look', async ({ page, product }) => {
  const good = await findGood(product, { specs: 1 }, 1);
  const { hotel } = await findOffer(product, await stayIn(product, 20));
  const shots: [string, string][] = [
    ['home-en', '/en-us/'],
    ['product-en', `/en-us/p/${good.id}`],
    ['product-zh', `/zh-cn/p/${good.id}?currency=CNY`],
    ['hotel-en', `/en-us/hotel/${hotel.id}`],
    ['hotel-zh', `/zh-cn/hotel/${hotel.id}`],
    ['city-en', `/en-us/city/${hotel.cityId}`],
    ['gone-en', `/en-us/p/nothing`],
  ];
  for (const [name, path] of shots) {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    await page.screenshot({ path: `/tmp/h/pages-${name}-375.png`, fullPage: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.screenshot({ path: `/tmp/h/pages-${name}-1280.png` });
  }
});
