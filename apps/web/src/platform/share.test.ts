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
  it('shares the text and does not copy it', async () => {
    const [share, writeText] = [done(), done()];
    await expect(shareText(TEXT, device({ share, writeText }))).resolves.toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: TEXT });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does not copy the text when the user closes the share sheet', async () => {
    const writeText = done();
    await expect(
      shareText(TEXT, device({ share: failing('AbortError'), writeText })),
    ).resolves.toBe('closed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each<[string, Case]>([
    ['there is no share sheet', {}],
    ['the share sheet is not allowed', { share: failing('NotAllowedError') }],
    ['navigator.share throws at once', { share: vi.fn(() => expect.fail('share')) }],
  ])('copies the text when %s', async (_what, { share }) => {
    const writeText = done();
    await expect(shareText(TEXT, { share, clipboard: { writeText } })).resolves.toBe('copied');
    expect(writeText).toHaveBeenCalledWith(TEXT);
  });

  it.each<[string, SharingDevice]>([
    ['has neither share sheet nor clipboard', {}],
    ['has a read-only clipboard', { clipboard: {} }],
    ['does not allow copying', { clipboard: { writeText: failing('NotAllowedError') } }],
  ])("returns 'failed' when the browser %s", async (_what, broken) => {
    await expect(shareText(TEXT, broken)).resolves.toBe('failed');
  });
});

it('returns whether the browser has a share sheet', () => {
  expect(canShare({ share: done() })).toBe(true);
  expect(canShare({})).toBe(false);
});
