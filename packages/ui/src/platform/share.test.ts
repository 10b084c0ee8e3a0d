import { describe, expect, it, vi } from 'vitest';
import { canShare, type SharingDevice, shareText } from './share.ts';

const TEXT = 'Bajío Norte\n14 de marzo';
const done = () => vi.fn(() => Promise.resolve());
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

interface Case {
  share?: ReturnType<typeof done> | ReturnType<typeof failing>;
  writeText?: ReturnType<typeof done> | ReturnType<typeof failing>;
}
const device = ({ share, writeText }: Case): SharingDevice => ({ share, clipboard: { writeText } });

describe('shareText', () => {
  it('shares the text, and copies nothing', async () => {
    const [share, writeText] = [done(), done()];
    await expect(shareText(TEXT, device({ share, writeText }))).resolves.toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: TEXT });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the user closes the sheet', async () => {
    const writeText = done();
    await expect(
      shareText(TEXT, device({ share: failing('AbortError'), writeText })),
    ).resolves.toBe('closed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each<[string, Case]>([
    ['there is no sheet', {}],
    ['the sheet is not allowed', { share: failing('NotAllowedError') }],
    ['the sheet cannot take the text', { share: failing('DataError') }],
    [
      'the sheet throws at once',
      {
        share: vi.fn(() => {
          throw new TypeError('share');
        }),
      },
    ],
  ])('copies the text where %s', async (_what, { share }) => {
    const writeText = done();
    await expect(shareText(TEXT, { share, clipboard: { writeText } })).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(TEXT);
  });

  it.each<[string, SharingDevice]>([
    ['has neither', {}],
    ['has a clipboard that cannot be written', { clipboard: {} }],
    ['refuses to copy', { clipboard: { writeText: failing('NotAllowedError') } }],
    [
      'refuses both',
      {
        share: failing('NotAllowedError'),
        clipboard: { writeText: failing('NotAllowedError') },
      },
    ],
  ])('says so where the browser %s', async (_what, broken) => {
    await expect(shareText(TEXT, broken)).resolves.toBe('failed');
  });
});

it('knows whether there is a sheet', () => {
  expect(canShare({ share: done() })).toBe(true);
  expect(canShare({})).toBe(false);
});
