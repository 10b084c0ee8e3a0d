import { type Colour, contrast } from '@gemas/tools/lib/contrast';
import { expect, test } from './harness.ts';
import { enterScore } from './steps.ts';

/** Returns the colours of a picture, the most frequent colour first. */
async function coloursOf(picture: string): Promise<Colour[]> {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([colour]) => colour.split(',').map(Number) as unknown as Colour);
}

test("the label of 'VER LOS PREMIOS' can be read in a browser that darkens pages", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await enterScore(page);
  const label = page.getByRole('link', { name: 'VER LOS PREMIOS' }).locator('span').first();
  const picture = `data:image/png;base64,${(await label.screenshot()).toString('base64')}`;
  const [ground, ...others] = await (await context.newPage()).evaluate(coloursOf, picture);
  if (!ground) throw new Error('The picture of the label is empty');
  expect(Math.max(...others.map((colour) => contrast(ground, colour)))).toBeGreaterThan(4.5);
});
