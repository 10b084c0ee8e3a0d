import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoEmbed, videoLink } from './video.ts';

// The platform's URL parser. A test uses this parser to check the returned addresses. `URL` is declared here, because
// the domain is compiled without DOM types.
declare const URL: new (url: string) => { protocol: string; host: string; username: string };

const API = ['api.gemas.example', 'Videos.Gemas.example:443'];
const PLAYER = 'https://www.youtube.com/embed/aqz-KE-bpKQ';

describe('videoEmbed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', PLAYER],
    ['https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=10', PLAYER],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', PLAYER],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', PLAYER],
    ['https://api.gemas.example', 'https://api.gemas.example/'],
    ['https://api.gemas.example?a=1', 'https://api.gemas.example/?a=1'],
    [' HTTPS://WWW.YouTube.com:443/embed/aqz-KE-bpKQ#t=1 ', PLAYER],
    ['https://videos.gemas.example/ver/1?t=2#x', 'https://videos.gemas.example/ver/1?t=2'],
    ['https://youtu.be/aqz-KE-bpKQ?si=x1&t=10', PLAYER],
    ['https://youtube.com/watch?v=aqz-KE-bpKQ', PLAYER],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', PLAYER],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    ],
    [`${PLAYER}?rel=0`, `${PLAYER}?rel=0`],
    ['https://www.youtube-nocookie.com/embed/a', 'https://www.youtube-nocookie.com/embed/a'],
    [
      'https://player.vimeo.com/video/76979871?h=8272',
      'https://player.vimeo.com/video/76979871?h=8272',
    ],
  ])('plays %s at %s', (url, embed) => {
    expect(videoEmbed(url, API)).toBe(embed);
  });

  it.each([
    '',
    'http://www.youtube.com/embed/a',
    '//www.youtube.com/embed/a',
    'https://www.youtube.com/user/aqz-KE-bpKQ',
    'see https://www.youtube.com/embed/a',
    'https://player.vimeo.com/x/video/7',
    'https://player.vimeo.com/video/7/x',
    'https://vimeo.com/x/7',
    'https://www.youtube.com:4433/embed/a',
    'https://www.youtube.com/embed',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=a"onload=1',
    'https://www.youtube.com/embed/../redirect?q=https://example.com',
    'https://vimeo.com/76979871/../x',
    'https://youtu.be/',
    'https://youtu.be/a/b',
    'https://player.vimeo.com/video/../x',
    'https://constructor/embed/a',
    'ht\ntps://www.youtube.com/embed/a',
    'https://www.you\ttube.com/embed/a',
  ])('refuses %j', (url) => {
    expect(videoEmbed(url, API)).toBeNull();
  });

  it('refuses an empty own host, and compares the ports of own hosts', () => {
    expect(videoEmbed('https:///media/1.mp4', [''])).toBeNull();
    expect(videoEmbed('https://localhost:8443/1.mp4', ['LOCALHOST:8443'])).toBe(
      'https://localhost:8443/1.mp4',
    );
    expect(videoEmbed('https://localhost:8444/1.mp4', ['localhost:8443'])).toBeNull();
    expect(videoEmbed('https://localhost:4433/1.mp4', ['localhost:4433'])).toBe(
      'https://localhost:4433/1.mp4',
    );
  });

  it('returns only https addresses on an allowed host, for random addresses', () => {
    const hosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', API];
    const piece = fc.constantFrom(
      ...hosts,
      ...['https://', 'http://', '@', ':', '/', '\\', '?', '#', '&', '=', '.', '..', '%2f', '\t'],
      ...['youtu.be', 'youtube.com', 'm.youtube.com', 'vimeo.com'],
      ...['embed', 'video', 'watch', 'v=a', 'example.com', '443', '7', '"', '<'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const embed = videoEmbed(`https://${pieces.join('')}`, API);
        if (embed === null) return;
        const { protocol, host, username } = new URL(embed);
        expect(protocol).toBe('https:');
        expect(hosts).toContain(host);
        expect(username).toBe('');
      }),
      { numRuns: 5000 },
    );
  });
});

describe('videoLink', () => {
  it.each([
    ['https://videos.example.com/embed/1', 'https://videos.example.com/embed/1'],
    [
      ' https://drive.example.com/file/7?usp=sharing#t=1 ',
      'https://drive.example.com/file/7?usp=sharing#t=1',
    ],
    ['HTTPS://example.com:8443', 'HTTPS://example.com:8443'],
  ])('opens %j at %s', (url, link) => {
    expect(videoLink(url)).toBe(link);
  });

  it.each([
    '',
    'http://videos.example.com/1',
    '//videos.example.com/1',
    'javascript:alert(1)',
    'javascript:alert(1)//https://example.com/1',
    'data:text/html,https://example.com/1',
    'https://user:secret@example.com/1',
    'https://',
    'https:///1',
    'see https://example.com/1',
    'https://example.com/1\nhttps://example.com/2',
  ])('does not open %j', (url) => {
    expect(videoLink(url)).toBeNull();
  });
});
