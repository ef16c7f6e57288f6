/**
 * Starts the scripts in the template after the first paint: earlier they would compete for network and processor with
 * the picture and the text that visitors came for. A hidden page is not painted; there, and in browsers that report no
 * paint, the scripts start all the same. In a prerendered page nothing starts before a visitor opens it: nobody has seen
 * it, and cart, session and consent are those of that moment. The text never changes, so that the policy can contain its
 * hash.
 */
export const LATE_LOADER =
  '(()=>{let late=document.getElementById("late-scripts");' +
  'const start=()=>{late&&document.head.append(late.content);late=null},' +
  'begin=()=>{if(document.hidden||!self.PerformanceObserver)return start();' +
  'new PerformanceObserver(start).observe({type:"paint",buffered:true});' +
  'const later=()=>setTimeout(start,1000);' +
  'document.readyState=="complete"?later():addEventListener("load",later)};' +
  'document.prerendering?document.addEventListener("prerenderingchange",begin,{once:true}):begin()})()';

/** A page's scripts and their preloads, started after the first paint. */
export function lateScripts(tags: string): string {
  return `<template id="late-scripts">${tags}</template><script>${LATE_LOADER}</script>`;
}
