/**
 * Starts what waits in the template once the page has been painted: before that, scripts would take the line and the
 * processor from the picture and the text that people came for. A page that is not looked at is not painted; there, and
 * should a browser never tell of the paint, they start all the same. The text never changes, so that the policy can name
 * its hash.
 */
export const LATE_LOADER =
  '(()=>{let late=document.getElementById("late-scripts");' +
  'const start=()=>{late&&document.head.append(late.content);late=null};' +
  'if(document.hidden||!self.PerformanceObserver)return start();' +
  'new PerformanceObserver(start).observe({type:"paint",buffered:true});' +
  'addEventListener("load",()=>setTimeout(start,1000))})()';

/** A page's scripts and their preloads, to be started after the first paint. */
export function lateScripts(tags: string): string {
  return `<template id="late-scripts">${tags}</template><script>${LATE_LOADER}</script>`;
}
